public import Foundation

#if !canImport(CoreGraphics)
  /// A map of points that keeps parallels: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  public nonisolated struct CGAffineTransform: Hashable, Sendable {
    /// The share of x in x'.
    public var a: CGFloat
    /// The share of x in y'.
    public var b: CGFloat
    /// The share of y in x'.
    public var c: CGFloat
    /// The share of y in y'.
    public var d: CGFloat
    /// What is added to x'.
    public var tx: CGFloat
    /// What is added to y'.
    public var ty: CGFloat

    /// Creates the map from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates the map that changes nothing.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Creates a move.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a stretch from the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a turn about the origin, in radians; clockwise, because y goes down.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The map that changes nothing.
    public static let identity = CGAffineTransform()

    /// Whether the map changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// This map after another.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// This map, after a move.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// This map, after a stretch.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// This map, after a turn in radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The way back, or this map itself if there is none.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// Where a map takes the point.
    public nonisolated func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGRect {
    /// The smallest rectangle around where a map takes the corners.
    public nonisolated func applying(_ transform: CGAffineTransform) -> CGRect {
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
        CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(transform) }
      return CGRect(around: corners)
    }
  }
#endif

extension CGRect {
  /// The smallest rectangle around points; empty around none.
  package nonisolated init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      (minX, minY) = (min(minX, point.x), min(minY, point.y))
      (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
    }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
