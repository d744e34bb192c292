public import Foundation

extension Path {
  /// Where the path has come to; `nil` before it has begun.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .closeSubpath: current = start
      default: current = element.points.last
      }
    }
    return current
  }

  /// The smallest rectangle around the path's points and controls; null for an empty path.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    return points.isEmpty ? .null : CGRect(around: points)
  }

  /// The path with every point taken elsewhere.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(to: point.applying(transform))
        case .line(let point): .line(to: point.applying(transform))
        case .quadCurve(let point, let control):
          .quadCurve(to: point.applying(transform), control: control.applying(transform))
        case .curve(let point, let control1, let control2):
          .curve(
            to: point.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  /// The path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Adds the steps of another path, taken elsewhere.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  /// Whether a point is inside the path.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    PolylinePath(self).contains(point, eoFill: eoFill)
  }

  /// The part of the path between two shares of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from.isFinite, to.isFinite else { return self }
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if from == 0, to == 1 { return self }
    let polyline = PolylinePath(self)
    let length = polyline.length
    return polyline.part(from: from * length, to: to * length).path
  }
}
