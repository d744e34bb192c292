import Foundation

/// Areas of straight lines over one another, and the outline of what is made of them.
///
/// All points are moved to a grid, on which it is exact which side of a line a point is on. The lines
/// are cut where they meet until none crosses another; then each stands between two places of which
/// is known how often either area winds around them, and it is in the outline when one of the two
/// is inside of the result and the other is not.
nonisolated struct AreaOverlay {
  /// A point of the grid.
  typealias Point = SIMD2<Int>

  /// A line from its left point to its right one, or from its upper to its lower.
  struct Edge: Hashable {
    var start: Point
    var end: Point
  }

  /// The steps of the grid in a point.
  private static let resolution: CGFloat = 256
  /// The farthest coordinate, in points: products of two distances on the grid are exact.
  private static let farthest: CGFloat = 1_000_000
  /// How often lines are cut again because a cut, moved to the grid, made them touch another.
  private static let mostRounds = 16

  /// How often each area's lines run along an edge, those backwards counted as less than none.
  private var windings: [Edge: Point] = [:]

  /// Adds the lines of an area, which are closed where they are open.
  mutating func add(_ path: PolylinePath, to area: Int) {
    for (start, end) in path.edges {
      guard let start = Self.point(start), let end = Self.point(end) else { continue }
      var winding = Point.zero
      winding[area] = 1
      add(start, end, winding)
    }
  }

  private static func point(_ point: CGPoint) -> Point? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    func whole(_ value: CGFloat) -> Int {
      Int((min(max(value, -farthest), farthest) * resolution).rounded())
    }
    return Point(whole(point.x), whole(point.y))
  }

  private mutating func add(_ start: Point, _ end: Point, _ winding: Point) {
    if start == end { return }
    let isForward = (start.x, start.y) < (end.x, end.y)
    let edge = isForward ? Edge(start: start, end: end) : Edge(start: end, end: start)
    let sum = windings[edge, default: .zero] &+ (isForward ? winding : .zero &- winding)
    windings[edge] = sum == .zero ? nil : sum
  }

  // MARK: Cutting

  /// Which side of the line from the first to the second point the third is on; 0 on the line.
  private static func side(_ start: Point, _ end: Point, _ point: Point) -> Int {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }

  /// Cuts lines until none crosses or touches another but in its ends.
  private mutating func cut() {
    for _ in 0..<Self.mostRounds {
      let edges = windings.keys.sorted { ($0.start.x, $0.start.y) < ($1.start.x, $1.start.y) }
      var cuts: [Edge: Set<Point>] = [:]
      for (index, edge) in edges.enumerated() {
        let (top, bottom) = (min(edge.start.y, edge.end.y), max(edge.start.y, edge.end.y))
        for other in edges[(index + 1)...] {
          guard other.start.x <= edge.end.x else { break }
          guard max(other.start.y, other.end.y) >= top, min(other.start.y, other.end.y) <= bottom
          else { continue }
          for point in Self.meetings(edge, other) {
            if point != edge.start, point != edge.end { cuts[edge, default: []].insert(point) }
            if point != other.start, point != other.end { cuts[other, default: []].insert(point) }
          }
        }
      }
      if cuts.isEmpty { return }
      for (edge, points) in cuts {
        guard let winding = windings.removeValue(forKey: edge) else { continue }
        let step = edge.end &- edge.start
        func place(_ point: Point) -> Int {
          (point.x - edge.start.x) * step.x + (point.y - edge.start.y) * step.y
        }
        var last = edge.start
        for point in points.sorted(by: { (place($0), $0.x, $0.y) < (place($1), $1.x, $1.y) }) {
          add(last, point, winding)
          last = point
        }
        add(last, edge.end, winding)
      }
    }
  }

  /// Where two lines meet, on the grid: ends that are on the other line, or the point of a crossing.
  private static func meetings(_ first: Edge, _ second: Edge) -> [Point] {
    let sides = (
      side(first.start, first.end, second.start), side(first.start, first.end, second.end),
      side(second.start, second.end, first.start), side(second.start, second.end, first.end)
    )
    var meetings: [Point] = []
    func add(_ point: Point, on edge: Edge, side: Int) {
      guard side == 0, point.x >= edge.start.x, point.x <= edge.end.x,
        point.y >= min(edge.start.y, edge.end.y), point.y <= max(edge.start.y, edge.end.y)
      else { return }
      meetings.append(point)
    }
    add(second.start, on: first, side: sides.0)
    add(second.end, on: first, side: sides.1)
    add(first.start, on: second, side: sides.2)
    add(first.end, on: second, side: sides.3)
    if meetings.isEmpty, sides.0.signum() * sides.1.signum() < 0,
      sides.2.signum() * sides.3.signum() < 0
    {
      let share = Double(sides.2) / (Double(sides.2) - Double(sides.3))
      func between(_ start: Int, _ end: Int) -> Int {
        start + Int((Double(end - start) * share).rounded())
      }
      meetings.append(
        Point(between(first.start.x, first.end.x), between(first.start.y, first.end.y)))
    }
    return meetings
  }

  // MARK: The outline

  /// The outline of the places of which a function says that they are inside.
  ///
  /// - Parameter isInside: Tells it from how often the first area winds around the place (x) and how
  ///   often the second does (y).
  /// - Returns: Closed lines, which run around the inside clockwise on the screen.
  mutating func outline(_ isInside: (Point) -> Bool) -> Path {
    cut()
    let columns = EdgeColumns(windings)
    var outgoing: [Point: [Point]] = [:]
    for (edge, winding) in windings {
      let before = columns.winding(beside: edge)
      let after = edge.start.x == edge.end.x ? before &- winding : before &+ winding
      let (isBefore, isAfter) = (isInside(before), isInside(after))
      guard isBefore != isAfter else { continue }
      // Before is above an edge that runs right, on its left hand; and it is to the left of one that
      // runs down, on its right hand.
      let runsForward = (edge.start.x == edge.end.x) == isBefore
      let (from, to) = runsForward ? (edge.start, edge.end) : (edge.end, edge.start)
      outgoing[from, default: []].append(to)
    }
    return Self.joined(outgoing)
  }

  /// Joins lines end to end into closed ones, always from the same point on for the same lines.
  private static func joined(_ lines: [Point: [Point]]) -> Path {
    var outgoing = lines.mapValues { $0.sorted { ($0.x, $0.y) > ($1.x, $1.y) } }
    var path = Path()
    for start in lines.keys.sorted(by: { ($0.x, $0.y) < ($1.x, $1.y) }) {
      while outgoing[start]?.isEmpty == false {
        var points: [Point] = []
        var point = start
        while let next = outgoing[point]?.popLast() {
          // Lines that go on straight are one.
          if points.count >= 2, side(points[points.count - 2], point, next) == 0 {
            points.removeLast()
          }
          if points.isEmpty { points.append(point) }
          points.append(next)
          point = next
          if point == start { break }
        }
        if points.last == points.first { points.removeLast() }
        guard points.count > 2 else { continue }
        path.addLines(
          points.map { CGPoint(x: CGFloat($0.x) / resolution, y: CGFloat($0.y) / resolution) })
        path.closeSubpath()
      }
    }
    return path
  }
}
