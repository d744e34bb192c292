public import Foundation

extension View {
  /// Blurs the view; the radius is a Gauss curve's standard deviation in points.
  ///
  /// - Parameters:
  ///   - radius: The radius.
  ///   - opaque: Whether the view keeps its hard edges: the colors at them are taken to go on beyond.
  /// - Returns: The blurred view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(
      EffectModifier(
        effect: opaque ? .opaqueBlur(radius: radius) : .display(.blur(radius: radius))))
  }

  /// Throws a shadow behind the view.
  ///
  /// - Parameters:
  ///   - color: The shadow's color.
  ///   - radius: The blur's radius, a Gauss curve's standard deviation in points.
  ///   - x: How far to the right the shadow falls.
  ///   - y: How far down the shadow falls.
  /// - Returns: The view with its shadow.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      ResolvedEffectModifier { environment in
        .shadow(
          color.resolve(in: environment), radius: radius, offset: CGSize(width: x, height: y))
      })
  }

  /// Mixes the view's colors with those behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(EffectModifier(effect: .display(.blend(blendMode))))
  }

  /// Draws the view as one picture before it is mixed with what is behind it.
  public nonisolated func compositingGroup() -> some View {
    modifier(EffectModifier(effect: .display(.compositing)))
  }

  /// Draws the view as one picture before it is mixed with what is behind it.
  ///
  /// - Parameters:
  ///   - opaque: Whether the picture covers what is behind it: it is black where nothing is drawn.
  ///   - colorMode: The numbers that the colors of the views in it, which lie over one another, are
  ///     mixed in. What lies in groups and effects of their own is mixed there as everywhere, in sRGB.
  /// - Returns: The view as one picture.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(DrawingGroupModifier(isOpaque: opaque, colorMode: colorMode))
  }

  /// Leaves of the view as much as the opacity of another in its size.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Leaves of the view as much as the opacity of another in its size.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}

/// The numbers that a drawing group's colors are reckoned in.
public nonisolated enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB as encoded.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB beyond its gamut: pictures end at the gamut, so that it is as `linear`.
  case extendedLinear
}

extension View {
  /// Makes the view's colors lighter by an amount, 0…1, or darker by a negative one.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(EffectModifier(effect: .display(.color(.brightness(amount)))))
  }

  /// Moves the view's colors away from the middle gray, or nearer to it below 1.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(EffectModifier(effect: .display(.color(.contrast(amount)))))
  }

  /// Makes the view more colorful, or less below 1.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(EffectModifier(effect: .display(.color(.saturation(amount)))))
  }

  /// Takes color away from the view; all of it at 1.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(EffectModifier(effect: .display(.color(.grayscale(amount)))))
  }

  /// Turns the view's hues on the color circle.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(EffectModifier(effect: .display(.color(.hueRotation(angle)))))
  }

  /// Turns the view's colors into their complements.
  public nonisolated func colorInvert() -> some View {
    modifier(EffectModifier(effect: .display(.color(.inversion))))
  }

  /// Multiplies the view's colors with one.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(
      ResolvedEffectModifier { .color(.multiplication(by: color.resolve(in: $0))) })
  }
}

/// A modifier that changes a view's picture.
nonisolated struct EffectModifier: ViewModifier {
  let effect: NodeEffect

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    lowering.effect(modifier.effect) { V._lower(content, into: &$0) }
  }
}

/// A view drawn as one picture, perhaps on black.
nonisolated struct DrawingGroupModifier: ViewModifier {
  let isOpaque: Bool
  let colorMode: ColorRenderingMode

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let effect: DisplayEffect =
      modifier.colorMode == .nonLinear ? .compositing : .linearCompositing
    lowering.effect(.display(effect)) { lowering in
      guard modifier.isOpaque else { return V._lower(content, into: &lowering) }
      lowering.modify(
        .secondary(.center, isBehind: true), secondary: { Color._lower(.black, into: &$0) }
      ) { V._lower(content, into: &$0) }
    }
  }
}

/// A modifier whose effect depends on the environment.
nonisolated struct ResolvedEffectModifier: ViewModifier {
  let effect: @Sendable (EnvironmentValues) -> DisplayEffect

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let effect = modifier.effect(lowering.environment)
    lowering.effect(.display(effect)) { V._lower(content, into: &$0) }
  }
}

/// A view under the opacity of another.
nonisolated struct MaskModifier<Mask: View>: ViewModifier {
  let mask: Mask
  let alignment: Alignment

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let mask = modifier.mask
    lowering.effect(.mask) { lowering in
      lowering.modify(
        .secondary(modifier.alignment, isBehind: false),
        secondary: { Mask._lower(mask, into: &$0) }
      ) { V._lower(content, into: &$0) }
    }
  }
}
