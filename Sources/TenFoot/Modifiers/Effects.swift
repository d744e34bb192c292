public import Foundation

extension View {
  /// Fades the view as a whole.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(NodeModifier(kind: .opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1))))
  }

  /// Leaves only what is inside a shape in the view's bounds.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipModifier(geometry: shape._geometry, style: style))
  }

  /// Leaves only what is inside the view's bounds.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Leaves only what is inside a rounded rectangle in the view's bounds.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}

nonisolated struct ClipModifier: ViewModifier {
  let geometry: ShapeGeometry
  let style: FillStyle

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let shape = lowering.add(
      ShapeContent(
        geometry: modifier.geometry, drawing: .fill(modifier.style),
        paint: .color(Color.Resolved(white: 0))))
    lowering.modify(.clip(shape)) { V._lower(content, into: &$0) }
  }
}
