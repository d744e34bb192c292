public import Foundation

/// Colors around a point, from one distance to another in points; as a view it fills what it is
/// offered.
public nonisolated struct RadialGradient: ShapeStyle, View, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Creates a gradient around a point.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colors around a point.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of placed colors around a point.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The colors in an environment.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    gradient.paint(in: environment) {
      .radialGradient($0, center: center, from: startRadius, to: endRadius)
    }
  }

  /// Lowers a rectangle filled with the gradient.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    lowering.shape(ShapeGeometry(.rectangle), .fill(FillStyle()), view)
  }
}
