import Foundation

/// Colors clockwise around a point; as a view it fills what it is offered.
public nonisolated struct AngularGradient: ShapeStyle, View, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// Creates a gradient from one angle to another, counted clockwise from the x axis.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of evenly spaced colors from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of placed colors from one angle to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient that goes once around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: .radians(angle.radians + 2 * .pi))
  }

  /// Creates a gradient of evenly spaced colors that goes once around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of placed colors that goes once around.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The colors in an environment.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    gradient.paint(in: environment) {
      .angularGradient($0, center: center, from: startAngle, to: endAngle)
    }
  }

  /// Lowers a rectangle filled with the gradient.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    lowering.shape(ShapeGeometry(.rectangle), .fill(FillStyle()), view)
  }
}
