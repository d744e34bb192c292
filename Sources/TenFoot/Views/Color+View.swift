extension Color: ShapeStyle {}

extension Color.Resolved: ShapeStyle {
  /// The style is made of colors and stands for no other.
  public typealias Resolved = Never

  /// The color itself.
  public nonisolated func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.color(self))
  }
}

extension Color: View {
  /// A color has no body.
  public typealias Body = Never

  /// Lowers a rectangle filled with the color.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    lowering.shape(ShapeGeometry(.rectangle), .fill(FillStyle()), view)
  }
}
