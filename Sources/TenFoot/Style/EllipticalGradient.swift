public import Foundation

/// Colors around a point, in ellipses of the form of what they fill; as a view it fills what it is
/// offered.
public nonisolated struct EllipticalGradient: ShapeStyle, View, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadiusFraction: CGFloat
  private let endRadiusFraction: CGFloat

  /// Creates a gradient around a point; distances are fractions of the width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient of evenly spaced colors around a point.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of placed colors around a point.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The colors in an environment.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    gradient.paint(in: environment) {
      .ellipticalGradient(
        $0, center: center, from: startRadiusFraction, to: endRadiusFraction)
    }
  }

  /// Lowers a rectangle filled with the gradient.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    lowering.shape(ShapeGeometry(.rectangle), .fill(FillStyle()), view)
  }
}
