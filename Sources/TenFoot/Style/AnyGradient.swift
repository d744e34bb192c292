/// The soft gradient of one color, from above.
public nonisolated struct AnyGradient: ShapeStyle, Hashable {
  let color: Color

  /// The colors in an environment: from a little lighter to the color itself.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    LinearGradient(
      colors: [color.mix(with: .white, by: 0.2), color], startPoint: .top, endPoint: .bottom
    )._paint(in: environment)
  }
}
