/// Edges that cross nowhere, sorted into columns, so that those above a place are found fast.
nonisolated struct EdgeColumns {
  private typealias Point = AreaOverlay.Point
  private typealias Entry = (edge: AreaOverlay.Edge, winding: AreaOverlay.Point)

  private let left: Int
  private let width: Int
  private var columns: [[Entry]]
  private let top: Int
  private let height: Int
  private var rows: [[Entry]]

  init(_ windings: [AreaOverlay.Edge: AreaOverlay.Point]) {
    let edges = windings.keys
    let count = max(Int(Double(edges.count).squareRoot()), 1)
    left = edges.map(\.start.x).min() ?? 0
    width = max(((edges.map(\.end.x).max() ?? 0) - left) / count + 1, 1)
    top = edges.map { min($0.start.y, $0.end.y) }.min() ?? 0
    height = max(((edges.map { max($0.start.y, $0.end.y) }.max() ?? 0) - top) / count + 1, 1)
    columns = Array(repeating: [], count: count)
    rows = Array(repeating: [], count: count)
    for (edge, winding) in windings {
      for column in (edge.start.x - left) / width...(edge.end.x - left) / width {
        columns[column].append((edge, winding))
      }
      let (low, high) = (min(edge.start.y, edge.end.y), max(edge.start.y, edge.end.y))
      for row in (low - top) / height...(high - top) / height { rows[row].append((edge, winding)) }
    }
  }

  /// How often the areas wind around the place beside an edge's middle: above it, or to the left of
  /// an upright one.
  func winding(beside edge: AreaOverlay.Edge) -> AreaOverlay.Point {
    // Twice the middle, so that it is on the grid.
    let middle = edge.start &+ edge.end
    var sum = Point.zero
    if edge.start.x == edge.end.x {
      for (other, winding) in rows[(middle.y / 2 - top) / height] where other != edge {
        let isDown = other.start.y < other.end.y
        let (upper, lower) = isDown ? (other.start, other.end) : (other.end, other.start)
        guard upper.y * 2 <= middle.y, middle.y < lower.y * 2,
          Self.side(upper, lower, middle) < 0
        else { continue }
        // To the right of an edge that runs down it is wound around once less.
        sum = isDown ? sum &- winding : sum &+ winding
      }
    } else {
      for (other, winding) in columns[(middle.x / 2 - left) / width] where other != edge {
        guard other.start.x * 2 <= middle.x, middle.x < other.end.x * 2,
          Self.side(other.start, other.end, middle) > 0
        else { continue }
        sum = sum &+ winding
      }
    }
    return sum
  }

  /// Which side of a line a point is on that is given as twice itself: above zero below it or to its
  /// left.
  private static func side(_ start: Point, _ end: Point, _ doubled: Point) -> Int {
    (end.x - start.x) * (doubled.y - 2 * start.y) - (end.y - start.y) * (doubled.x - 2 * start.x)
  }
}
