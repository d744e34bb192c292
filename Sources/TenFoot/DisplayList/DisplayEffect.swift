public import Foundation

/// A change to items that were drawn together.
public nonisolated enum DisplayEffect: Hashable, Sendable {
  /// None but that they are drawn together: blend modes inside end here.
  case compositing
  /// As `compositing`, with one over another mixed in proportion to light.
  case linearCompositing
  /// How they mix with what is behind.
  case blend(BlendMode)
  /// Their colors, changed.
  case color(ColorMatrix)
  /// Their blurred picture; the radius is a Gauss curve's standard deviation in points.
  case blur(radius: CGFloat)
  /// Their blurred picture inside of a rectangle, as if the colors at its edges went on.
  case opaqueBlur(radius: CGFloat, CGRect)
  /// A blurred picture of their outline in one color behind them.
  case shadow(Color.Resolved, radius: CGFloat, offset: CGSize)
  /// What is left of them under the opacity of other items.
  case mask([DisplayItem])
  /// Their picture turned, stretched or seen from the side, in absolute points.
  case projection(ProjectionTransform)
}

/// How a view's colors mix with those behind it.
///
/// Names and formulas are those of the PDF specification (ISO 32000-1, 11.3.5) and of Porter and
/// Duff (1984).
public nonisolated enum BlendMode: Hashable, Sendable, CaseIterable {
  /// Over what is behind.
  case normal
  /// The product: never lighter than either.
  case multiply
  /// The product of the complements: never darker than either.
  case screen
  /// Multiplied where it is dark behind, screened where it is light.
  case overlay
  /// The darker of the two.
  case darken
  /// The lighter of the two.
  case lighten
  /// What is behind, lightened.
  case colorDodge
  /// What is behind, darkened.
  case colorBurn
  /// Darkened or lightened softly.
  case softLight
  /// Multiplied where the view is dark, screened where it is light.
  case hardLight
  /// The difference of the two.
  case difference
  /// Like the difference, with less contrast.
  case exclusion
  /// The hue of the view with the rest of what is behind.
  case hue
  /// The saturation of the view with the rest of what is behind.
  case saturation
  /// Hue and saturation of the view with the luminosity of what is behind.
  case color
  /// The luminosity of the view with the rest of what is behind.
  case luminosity
  /// Only where something is behind.
  case sourceAtop
  /// Under what is behind.
  case destinationOver
  /// Cut out of what is behind.
  case destinationOut
  /// The sum less one: dark with dark gets darker.
  case plusDarker
  /// The sum: light with light gets lighter.
  case plusLighter
}
