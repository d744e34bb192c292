import Foundation

/// A path with its curves cut into short straight lines, which have a length and can be divided.
nonisolated struct PolylinePath {
  struct Line {
    var points: [CGPoint]
    var isClosed = false
  }

  private(set) var lines: [Line] = []

  init(lines: [Line]) { self.lines = lines }

  /// Cuts every curve into pieces that differ from it by less than a fiftieth of a point in all but
  /// huge curves.
  init(_ path: Path) {
    var line = Line(points: [])
    func finish() {
      if line.points.count > 1 { lines.append(line) }
    }
    for element in path.elements {
      let start = line.points.last ?? .zero
      switch element {
      case .move(let point):
        finish()
        line = Line(points: [point])
      case .line(let point):
        line.points.append(point)
      case .quadCurve(let end, let control):
        Self.cut([start, control, end]) { share in
          let (a, b, c) = ((1 - share) * (1 - share), 2 * share * (1 - share), share * share)
          line.points.append(
            CGPoint(
              x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y
            ))
        }
      case .curve(let end, let control1, let control2):
        Self.cut([start, control1, control2, end]) { share in
          let rest = 1 - share
          let (a, b) = (rest * rest * rest, 3 * rest * rest * share)
          let (c, d) = (3 * rest * share * share, share * share * share)
          line.points.append(
            CGPoint(
              x: a * start.x + b * control1.x + c * control2.x + d * end.x,
              y: a * start.y + b * control1.y + c * control2.y + d * end.y))
        }
      case .closeSubpath:
        guard let first = line.points.first else { continue }
        if line.points.last != first { line.points.append(first) }
        line.isClosed = true
        finish()
        line = Line(points: [first])
      }
    }
    finish()
  }

  private static func cut(_ controls: [CGPoint], _ add: (CGFloat) -> Void) {
    let length = zip(controls, controls.dropFirst()).reduce(0) {
      $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
    }
    let count = length.isFinite ? min(max(Int(min(length, 1e6).squareRoot() * 3), 4), 400) : 1
    for index in 1...count { add(CGFloat(index) / CGFloat(count)) }
  }

  /// The length of all lines together.
  var length: CGFloat { lines.reduce(0) { $0 + $1.length } }

  /// All lines as the edges of an area: those that are open end where they began.
  var edges: [(start: CGPoint, end: CGPoint)] {
    lines.flatMap { line -> [(start: CGPoint, end: CGPoint)] in
      var edges = zip(line.points, line.points.dropFirst()).map { (start: $0, end: $1) }
      if let first = line.points.first, let last = line.points.last, first != last {
        edges.append((start: last, end: first))
      }
      return edges
    }
  }

  /// Whether a point is in the area of the lines.
  func contains(_ point: CGPoint, eoFill: Bool) -> Bool {
    var winding = 0
    for (start, end) in edges where (start.y <= point.y) != (end.y <= point.y) {
      let share = (point.y - start.y) / (end.y - start.y)
      guard start.x + (end.x - start.x) * share > point.x else { continue }
      winding += end.y > start.y ? 1 : -1
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The lines between two distances along them.
  func part(from: CGFloat, to: CGFloat) -> PolylinePath {
    var result: [Line] = []
    var reached: CGFloat = 0
    for line in lines {
      var points: [CGPoint] = []
      for (start, end) in zip(line.points, line.points.dropFirst()) {
        let length = hypot(end.x - start.x, end.y - start.y)
        let (first, last) = (max(from - reached, 0), min(to - reached, length))
        reached += length
        guard length > 0, first < last else { continue }
        func point(_ distance: CGFloat) -> CGPoint {
          let share = distance / length
          return CGPoint(
            x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        }
        if points.isEmpty { points.append(point(first)) }
        points.append(point(last))
      }
      if points.count > 1 { result.append(Line(points: points)) }
    }
    return PolylinePath(lines: result)
  }

  var path: Path {
    Path { path in
      for line in lines {
        path.addLines(line.isClosed ? Array(line.points.dropLast()) : line.points)
        if line.isClosed { path.closeSubpath() }
      }
    }
  }
}

extension PolylinePath.Line {
  nonisolated var length: CGFloat {
    zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
}
