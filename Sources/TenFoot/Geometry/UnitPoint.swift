public import Foundation

/// A point in a rectangle, with both coordinates as fractions of its sides.
public nonisolated struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, 0 at the left edge.
  public var x: CGFloat
  /// The fraction of the height, 0 at the top edge.
  public var y: CGFloat

  /// Creates the origin.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point from its two fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point's place in `rect`.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
