/// Colors along a line between two points of the bounds that it fills; as a view it fills what it is
/// offered.
public nonisolated struct LinearGradient: ShapeStyle, View, Hashable {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Creates a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of evenly spaced colors between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of placed colors between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The colors in an environment; a gradient of one color is that color, of none nothing.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let stops = gradient.resolve(in: environment)
    guard let last = stops.last else { return Color.clear._paint(in: environment) }
    guard stops.count > 1, startPoint != endPoint else { return _ResolvedPaint(.color(last.color)) }
    return _ResolvedPaint(.linearGradient(stops, start: startPoint, end: endPoint))
  }

  /// Lowers a rectangle filled with the gradient.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    lowering.shape(ShapeGeometry(.rectangle), .fill(FillStyle()), view)
  }
}
