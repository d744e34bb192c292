import Foundation
import Testing

@testable import TenFoot

struct PathCombiningTests {
  private static func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  /// The area inside of an outline that runs around it once, by the formula of Gauss.
  private static func area(_ path: Path) -> CGFloat {
    PolylinePath(path).edges.reduce(0) {
      $0 + ($1.start.x * $1.end.y - $1.end.x * $1.start.y) / 2
    }
  }

  @Test func `two squares that overlap have these areas`() {
    let (first, second) = (Self.square(0, 0, 10), Self.square(6, 7, 10))
    // They share 4 × 3.
    #expect(Self.area(first.union(second)) == 188)
    #expect(Self.area(first.intersection(second)) == 12)
    #expect(Self.area(first.subtracting(second)) == 88)
    #expect(Self.area(first.symmetricDifference(second)) == 176)
    #expect(first.intersection(second).boundingRect == CGRect(x: 6, y: 7, width: 4, height: 3))
  }

  @Test func `the union of two squares side by side is a rectangle of four corners`() {
    let union = Self.square(0, 0, 10).union(Self.square(10, 0, 10))
    #expect(
      union.elements == [
        .move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 20, y: 0)),
        .line(to: CGPoint(x: 20, y: 10)), .line(to: CGPoint(x: 0, y: 10)), .closeSubpath,
      ])
  }

  @Test func `what is cut out of the middle is a hole`() {
    let frame = Self.square(0, 0, 10).subtracting(Self.square(3, 3, 4))
    #expect(Self.area(frame) == 84)
    #expect(frame.contains(CGPoint(x: 1, y: 5)))
    #expect(!frame.contains(CGPoint(x: 5, y: 5)))
    #expect(!frame.contains(CGPoint(x: 5, y: 5), eoFill: true))
  }

  @Test func `paths that are apart, alike or empty`() {
    let (square, far) = (Self.square(0, 0, 10), Self.square(50, 50, 10))
    #expect(square.intersection(far).isEmpty)
    #expect(Self.area(square.union(far)) == 200)
    #expect(Self.area(square.union(square)) == 100)
    #expect(square.subtracting(square).isEmpty)
    #expect(square.symmetricDifference(square).isEmpty)
    #expect(Self.area(square.union(Path())) == 100)
    #expect(Path().union(Path()).isEmpty)
    #expect(square.intersection(Path()).isEmpty)
  }

  @Test func `the middle of a star is inside by one rule and not by the other`() {
    let star = Path { path in
      path.addLines(
        (0..<5).map { point in
          let angle = CGFloat(point) * 4 * .pi / 5
          return CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
        })
      path.closeSubpath()
    }
    let (whole, hollow) = (star.normalized(eoFill: false), star.normalized())
    for path in [whole, hollow] {
      // Nothing overlaps any more, so that both rules say the same.
      for x in stride(from: -95.5, to: 100, by: 10) {
        let point = CGPoint(x: x, y: 7.3)
        #expect(path.contains(point) == path.contains(point, eoFill: true))
      }
    }
    #expect(whole.contains(.zero))
    #expect(!hollow.contains(.zero))
  }

  /// The definition: a point is inside of the result when the rule says so of where it is in both.
  @Test(arguments: 0..<12)
  func `a point is inside when it is inside of what was combined`(seed: UInt64) {
    var chance = Chance(state: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &chance) }
    func path() -> Path {
      Path { path in
        for _ in 0..<2 {
          let points = (0..<4).map { _ in CGPoint(x: number(0...100), y: number(0...100)) }
          path.move(to: points[0])
          path.addLine(to: points[1])
          path.addCurve(
            to: points[2], control1: points[3],
            control2: CGPoint(x: number(0...100), y: number(0...100)))
          path.closeSubpath()
        }
        path.addEllipse(in: CGRect(x: number(0...50), y: number(0...50), width: 40, height: 30))
      }
    }
    let (first, second) = (path(), path())
    for eoFill in [false, true] {
      let results =
        [
          (first.union(second, eoFill: eoFill), { $0 || $1 }),
          (first.intersection(second, eoFill: eoFill), { $0 && $1 }),
          (first.subtracting(second, eoFill: eoFill), { $0 && !$1 }),
          (first.symmetricDifference(second, eoFill: eoFill), { $0 != $1 }),
        ] as [(Path, (Bool, Bool) -> Bool)]
      let (lines, others) = (PolylinePath(first), PolylinePath(second))
      let edges = lines.edges + others.edges
      for _ in 0..<60 {
        let point = CGPoint(x: number(0...100), y: number(0...100))
        // A point on a line is on neither side.
        guard edges.allSatisfy({ Self.distance(point, $0) > 0.02 }) else { continue }
        let inside = (
          lines.contains(point, eoFill: eoFill), others.contains(point, eoFill: eoFill)
        )
        for (result, rule) in results {
          #expect(result.contains(point) == rule(inside.0, inside.1))
          #expect(result.contains(point, eoFill: true) == rule(inside.0, inside.1))
        }
      }
    }
  }

  private static func distance(_ point: CGPoint, _ edge: (start: CGPoint, end: CGPoint)) -> CGFloat
  {
    let step = CGPoint(x: edge.end.x - edge.start.x, y: edge.end.y - edge.start.y)
    let length = step.x * step.x + step.y * step.y
    let own = CGPoint(x: point.x - edge.start.x, y: point.y - edge.start.y)
    let share = length > 0 ? min(max((own.x * step.x + own.y * step.y) / length, 0), 1) : 0
    return hypot(own.x - step.x * share, own.y - step.y * share)
  }

  @Test func `a line is divided at an area's edge`() {
    let line = Path {
      $0.move(to: CGPoint(x: -5, y: 5))
      $0.addLine(to: CGPoint(x: 30, y: 5))
    }
    let areas = Self.square(0, 0, 10).union(Self.square(15, 0, 10))
    #expect(
      PolylinePath(line.lineIntersection(areas)).lines.map(\.points) == [
        [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)], [CGPoint(x: 15, y: 5), CGPoint(x: 25, y: 5)],
      ])
    #expect(abs(PolylinePath(line.lineSubtraction(areas)).length - 15) < 1e-9)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1e300, 1e9])
  func `coordinates that are huge or no numbers do no harm`(wild: CGFloat) {
    let path = Path { $0.addLines([CGPoint(x: wild, y: 0), CGPoint(x: 5, y: wild), .zero]) }
    let square = Self.square(0, 0, 10)
    _ = [
      path.union(square), square.subtracting(path), path.normalized(),
      path.lineIntersection(square),
      square.lineSubtraction(path),
    ]
    #expect(square.union(path).contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `shapes are combined in their rectangle`() {
    let ring = Circle().subtracting(Circle().inset(by: 10))
    let path = ring.path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(abs(Self.area(path) - 300 * .pi) < 1)
    let half = Circle().intersection(Rectangle().offset(x: 20))
      .path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(abs(Self.area(half) - 200 * .pi) < 1)
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: 9, height: 5))
        == ring.sizeThatFits(
          ProposedViewSize(width: 9, height: 5)))
  }

  /// Knuth's generator (MMIX), for the same paths everywhere.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }
}
