public import Foundation

extension View {
  /// Puts views behind this one, in its size.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(content: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view behind this one, in its size.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(content: background, alignment: alignment, isBehind: true))
  }

  /// Fills the view's bounds behind it with a style.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      SecondaryModifier(
        content: SafeAreaFill(style: style, edges: edges), alignment: .center, isBehind: true))
  }

  /// Fills the view's bounds behind it with the background style.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape in the view's bounds behind it with a style.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      SecondaryModifier(
        content: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
        isBehind: true))
  }

  /// Fills a shape in the view's bounds behind it with the background style.
  public nonisolated func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }
}

extension View {
  /// Puts views over this one, in its size.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(content: content(), alignment: alignment, isBehind: false))
  }

  /// Puts a view over this one, in its size.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(content: overlay, alignment: alignment, isBehind: false))
  }

  /// Fills the view's bounds over it with a style.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      SecondaryModifier(
        content: SafeAreaFill(style: style, edges: edges), alignment: .center, isBehind: false))
  }

  /// Fills a shape in the view's bounds over it with a style.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      SecondaryModifier(
        content: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
        isBehind: false))
  }

  /// Draws a line inside the view's bounds.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

/// The container whose ground a view gives.
public nonisolated struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A stack of screens.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// Screens with tabs.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

extension View {
  /// Fills the container around with a style, which here are the view's bounds.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Puts views behind all of the container around, which here are the view's bounds.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }
}

/// A view over or behind another, in its size.
nonisolated struct SecondaryModifier<Secondary: View>: ViewModifier {
  let content: Secondary
  let alignment: Alignment
  let isBehind: Bool

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let secondary = modifier.content
    lowering.modify(
      .secondary(modifier.alignment, isBehind: modifier.isBehind),
      secondary: { Secondary._lower(secondary, into: &$0) }
    ) { V._lower(content, into: &$0) }
  }
}

/// A style that fills bounds, and grows over the insets that they touch.
nonisolated struct SafeAreaFill<Style: ShapeStyle>: View {
  let style: Style
  let edges: Edge.Set

  typealias Body = Never

  @MainActor static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let fill = _ShapeView(shape: Rectangle(), style: view.style)
    // Where no insets are, there is nothing to grow over, and no need of a node to say so.
    if lowering.hasInsets, !view.edges.isEmpty {
      lowering.modify(.ignoresSafeArea(view.edges)) { type(of: fill)._lower(fill, into: &$0) }
    } else {
      type(of: fill)._lower(fill, into: &lowering)
    }
  }
}
