public import Foundation

/// A map of points that keeps straight lines: a 3 × 3 matrix that a row (x, y, 1) is multiplied with.
public nonisolated struct ProjectionTransform: Hashable, Sendable {
  /// The share of x in x'.
  public var m11: CGFloat = 1
  /// The share of x in y'.
  public var m12: CGFloat = 0
  /// The share of x in what both are divided by.
  public var m13: CGFloat = 0
  /// The share of y in x'.
  public var m21: CGFloat = 0
  /// The share of y in y'.
  public var m22: CGFloat = 1
  /// The share of y in what both are divided by.
  public var m23: CGFloat = 0
  /// What is added to x'.
  public var m31: CGFloat = 0
  /// What is added to y'.
  public var m32: CGFloat = 0
  /// What is added to what both are divided by.
  public var m33: CGFloat = 1

  /// Creates the map that changes nothing.
  public init() {}

  /// Creates a map that keeps parallels.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map keeps parallels.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The map without what makes distant things smaller.
  package var affinePart: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// Whether all numbers are finite.
  package var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }

  /// This map, then another.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    func row(
      _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
    ) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * next.m11 + y * next.m21 + z * next.m31, x * next.m12 + y * next.m22 + z * next.m32,
        x * next.m13 + y * next.m23 + z * next.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// Turns the map into its way back.
  ///
  /// - Returns: Whether there is one; the map is unchanged if not.
  @discardableResult public mutating func invert() -> Bool {
    let (c11, c12, c13) = (
      m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31
    )
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    var inverse = ProjectionTransform()
    inverse.m11 = c11 / determinant
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m21 = c12 / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m31 = c13 / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    self = inverse
    return true
  }

  /// The way back; this map itself if there is none.
  public func inverted() -> ProjectionTransform {
    var copy = self
    copy.invert()
    return copy
  }

  /// This map about a point instead of the origin.
  package func about(_ center: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -center.x, y: -center.y))
      .concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: center.x, y: center.y)))
  }
}

extension CGPoint {
  /// Where a map takes the point.
  public nonisolated func applying(_ transform: ProjectionTransform) -> CGPoint {
    let distance = transform.m13 * x + transform.m23 * y + transform.m33
    return CGPoint(
      x: (transform.m11 * x + transform.m21 * y + transform.m31) / distance,
      y: (transform.m12 * x + transform.m22 * y + transform.m32) / distance)
  }
}
