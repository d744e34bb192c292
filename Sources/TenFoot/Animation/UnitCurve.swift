import Foundation

/// A way from 0 to 1 in the time from 0 to 1.
///
/// With ``TimelineView`` it moves a view along a curve that is the same in each run:
/// `.offset(x: 400 * UnitCurve.easeOut.value(at: seconds / 0.35))`.
public nonisolated struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
  }

  private let shape: Shape
  private var isInverse = false

  private init(_ shape: Shape) { self.shape = shape }

  /// At one speed.
  public static let linear = UnitCurve(.linear)
  /// Slow at first.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at last.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at both ends.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Along the lower right quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// Along the upper left quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Along one quarter of a circle and then the other.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// Along a Bézier curve from (0, 0) to (1, 1), as CSS draws `cubic-bezier()`.
  ///
  /// The control points stand between the times 0 and 1; others are moved there.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    func inTime(_ point: UnitPoint) -> UnitPoint {
      UnitPoint(x: min(max(point.x, 0), 1), y: point.y)
    }
    return UnitCurve(.bezier(inTime(startControlPoint), inTime(endControlPoint)))
  }

  /// The curve with time and value exchanged.
  public var inverse: UnitCurve {
    var copy = self
    copy.isInverse.toggle()
    return copy
  }

  /// How far the curve is at a time; before 0 and after 1 it stands at its ends.
  public func value(at progress: Double) -> Double {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    return isInverse ? time(of: progress) : height(at: progress)
  }

  /// How fast the value grows at a time; 1 along a straight line, and 0 before 0 and after 1.
  public func velocity(at progress: Double) -> Double {
    guard (0...1).contains(progress) else { return 0 }
    let step = 1e-5
    let (low, high) = (max(progress - step, 0), min(progress + step, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  private func height(at time: Double) -> Double {
    switch shape {
    case .linear: return time
    case .circularEaseIn: return 1 - (1 - time * time).squareRoot()
    case .circularEaseOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularEaseInOut:
      let half = time < 0.5 ? time * 2 : 2 - time * 2
      let height = (1 - (1 - half * half).squareRoot()) / 2
      return time < 0.5 ? height : 1 - height
    case .bezier(let start, let end):
      if time == 0 || time == 1 { return time }
      let parameter = Self.search { Self.bezier($0, start.x, end.x) < time }
      return Self.bezier(parameter, start.y, end.y)
    }
  }

  private func time(of height: Double) -> Double {
    if height == 0 || height == 1 { return height }
    return Self.search { self.height(at: $0) < height }
  }

  /// A coordinate of a Bézier curve from 0 to 1.
  private static func bezier(_ t: Double, _ start: Double, _ end: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * start + 3 * rest * t * t * end + t * t * t
  }

  /// The number from which on something no longer is below, to the last bit that matters.
  private static func search(_ isBelow: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if isBelow(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
