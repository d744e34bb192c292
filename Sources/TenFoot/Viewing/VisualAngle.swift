public import Foundation

/// How large something looks: the angle that it takes in a viewer's eye.
public nonisolated struct VisualAngle: Hashable, Sendable, Comparable {
  /// The angle in arc minutes, sixty to the degree.
  public var arcMinutes: Double

  /// Creates an angle.
  public init(arcMinutes: Double) { self.arcMinutes = arcMinutes }

  /// Creates an angle from arc minutes.
  public static func arcMinutes(_ arcMinutes: Double) -> VisualAngle {
    VisualAngle(arcMinutes: arcMinutes)
  }

  /// The angle of a length that is looked at straight from a distance, both in one unit.
  ///
  /// It is the exact form, 2·atan(l/2d); ergonomics standards print its small-angle form.
  public init(length: Double, distance: Double) {
    arcMinutes = 2 * atan(length / (2 * distance)) * 180 / .pi * 60
  }

  /// The length that takes the angle at a distance, in the distance's unit.
  public func length(at distance: Double) -> Double {
    2 * distance * tan(arcMinutes / 60 * .pi / 180 / 2)
  }

  /// Tells which of two angles is smaller.
  public static func < (lhs: VisualAngle, rhs: VisualAngle) -> Bool {
    lhs.arcMinutes < rhs.arcMinutes
  }
}

/// Points and angles on a screen in its room; `nil` where the room isn't known.
extension DisplayCanvas {
  /// How many points a millimeter of the screen holds.
  ///
  /// Pixels are square, so the diagonal tells.
  public nonisolated var pointsPerMillimeter: CGFloat? {
    guard let viewing, viewing.isUsable, size.width > 0, size.height > 0 else { return nil }
    return hypot(size.width, size.height) / viewing.diagonal.millimeters
  }

  /// The length in points that takes an angle in the farthest viewer's eye.
  public nonisolated func points(in angle: VisualAngle) -> CGFloat? {
    guard let viewing, let pointsPerMillimeter else { return nil }
    return angle.length(at: viewing.distance.millimeters) * pointsPerMillimeter
  }

  /// The angle that a length in points takes in the farthest viewer's eye.
  public nonisolated func angle(of points: CGFloat) -> VisualAngle? {
    guard let viewing, let pointsPerMillimeter else { return nil }
    return VisualAngle(
      length: points / pointsPerMillimeter, distance: viewing.distance.millimeters)
  }
}
