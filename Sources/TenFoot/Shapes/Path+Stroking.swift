import Foundation

extension Path {
  /// The outline of the line that a stroke would draw along the path, for the nonzero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = style.lineWidth / 2
    guard half > 0, half.isFinite else { return Path() }
    var lines = PolylinePath(self).lines
    if style.dash.contains(where: { $0 > 0 }) { lines = lines.flatMap { dashes(of: $0, style) } }
    var result = Path()
    for line in lines { LineOutline(style, half).add(line, to: &result) }
    return result
  }

  /// The dashes of a line.
  private func dashes(
    of line: PolylinePath.Line, _ style: StrokeStyle
  ) -> [PolylinePath.Line] {
    let once = style.dash.map { max($0.isFinite ? $0 : 0, 0) }
    // An odd number of lengths makes dashes of what were gaps the next time around.
    let pattern = once.count.isMultiple(of: 2) ? once : once + once
    let period = pattern.reduce(0, +)
    let length = line.length
    // A pattern that is finer than the eye sees is a solid line, not millions of dashes.
    guard period > 1 / 16, length / period < 100_000 else { return [line] }
    var dashes: [PolylinePath.Line] = []
    var start = -(style.dashPhase.isFinite ? style.dashPhase : 0)
      .truncatingRemainder(dividingBy: period)
    if start > 0 { start -= period }
    var index = 0
    let whole = PolylinePath(lines: [line])
    while start < length {
      let end = start + pattern[index % pattern.count]
      if index.isMultiple(of: 2), end > 0 {
        dashes += whole.part(from: max(start, 0), to: min(end, length)).lines
      }
      start = end
      index += 1
    }
    return dashes
  }
}

/// Surrounds straight lines: a rectangle for each, a patch at each joint, a cap at each end, all of
/// one sense of turning, so that the nonzero rule joins them.
nonisolated private struct LineOutline {
  private let style: StrokeStyle
  private let half: CGFloat

  init(_ style: StrokeStyle, _ half: CGFloat) {
    self.style = style
    self.half = half
  }

  func add(_ line: PolylinePath.Line, to path: inout Path) {
    var points: [CGPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    guard points.count > 1 else { return }
    for (start, end) in zip(points, points.dropFirst()) {
      let side = side(start, end)
      polygon(
        [
          CGPoint(x: start.x + side.x, y: start.y + side.y),
          CGPoint(x: end.x + side.x, y: end.y + side.y),
          CGPoint(x: end.x - side.x, y: end.y - side.y),
          CGPoint(x: start.x - side.x, y: start.y - side.y),
        ], to: &path)
    }
    for index in 1..<(points.count - 1) where points.count > 2 {
      join(points[index - 1], points[index], points[index + 1], to: &path)
    }
    if line.isClosed, points.count > 2 {
      join(points[points.count - 2], points[0], points[1], to: &path)
    } else {
      cap(at: points[0], from: points[1], to: &path)
      cap(at: points[points.count - 1], from: points[points.count - 2], to: &path)
    }
  }

  /// Half the line's width, at a right angle to a line.
  private func side(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    let length = hypot(end.x - start.x, end.y - start.y)
    return CGPoint(x: -(end.y - start.y) / length * half, y: (end.x - start.x) / length * half)
  }

  private func cap(at end: CGPoint, from start: CGPoint, to path: inout Path) {
    switch style.lineCap {
    case .round:
      circle(at: end, to: &path)
    case .square:
      let side = side(start, end)
      polygon(
        [
          CGPoint(x: end.x + side.x, y: end.y + side.y),
          CGPoint(x: end.x + side.x + side.y, y: end.y + side.y - side.x),
          CGPoint(x: end.x - side.x + side.y, y: end.y - side.y - side.x),
          CGPoint(x: end.x - side.x, y: end.y - side.y),
        ], to: &path)
    default:
      break
    }
  }

  private func join(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, to path: inout Path) {
    if style.lineJoin == .round { return circle(at: corner, to: &path) }
    var (first, second) = (side(before, corner), side(corner, after))
    let turn = first.x * second.y - first.y * second.x
    guard turn != 0 else { return }
    // The gap is on the outer side of the turn.
    if turn > 0 {
      (first, second) = (CGPoint(x: -first.x, y: -first.y), CGPoint(x: -second.x, y: -second.y))
    }
    var patch = [
      corner, CGPoint(x: corner.x + first.x, y: corner.y + first.y),
      CGPoint(x: corner.x + second.x, y: corner.y + second.y),
    ]
    let middle = CGPoint(x: first.x + second.x, y: first.y + second.y)
    let squared = middle.x * middle.x + middle.y * middle.y
    // The tip's distance from the corner, in half widths, is 2 half² / |middle| · half.
    if style.lineJoin == .miter, squared > 0,
      2 * half / squared.squareRoot() <= style.miterLimit
    {
      let reach = 2 * half * half / squared
      patch.insert(
        CGPoint(x: corner.x + middle.x * reach, y: corner.y + middle.y * reach), at: 2)
    }
    polygon(patch, to: &path)
  }

  private func circle(at center: CGPoint, to path: inout Path) {
    path.addEllipse(
      in: CGRect(x: center.x - half, y: center.y - half, width: half * 2, height: half * 2))
  }

  /// Adds a polygon that turns as an ellipse does: clockwise on the screen.
  private func polygon(_ points: [CGPoint], to path: inout Path) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    path.addLines(area >= 0 ? points : points.reversed())
    path.closeSubpath()
  }
}
