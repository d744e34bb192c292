public import Foundation

extension Path {
  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle whose corners have radii of their own.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a part of a circle, with a line to its start unless the path is empty.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the arc starts, counted from the x axis towards the y axis.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes against the way that angles are counted. As in SwiftUI the word
  ///     is meant for a y axis that goes up: what is seen on the screen turns the other way.
  ///   - transform: Where the arc is taken afterwards.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    if clockwise, sweep > 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn) - turn
    } else if !clockwise, sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
    }
    sweep = min(max(sweep, -turn), turn)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep),
      transform: transform)
  }

  /// Adds a part of a circle from an angle on, with a line to its start unless the path is empty.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    // More than a few turns look like one.
    let sweep = min(max(delta.radians, -100), 100)
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / Double(count)
    let reach = radius * CGFloat(4.0 / 3 * tan(step / 4))
    func point(_ angle: Double, _ along: CGFloat) -> CGPoint {
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      return CGPoint(
        x: center.x + x * radius - y * along, y: center.y + y * radius + x * along
      ).applying(transform)
    }
    let start = point(startAngle.radians, 0)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    for index in 0..<count {
      let angle = startAngle.radians + step * Double(index)
      addCurve(
        to: point(angle + step, 0), control1: point(angle, reach),
        control2: point(angle + step, -reach))
    }
  }

  /// Adds an arc that touches two lines: from the current point to a corner, and on from there.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return move(to: tangent1End.applying(transform)) }
    func direction(to point: CGPoint) -> (x: CGFloat, y: CGFloat)? {
      let (x, y) = (point.x - tangent1End.x, point.y - tangent1End.y)
      let length = hypot(x, y)
      return length > 0 ? (x / length, y / length) : nil
    }
    guard let first = direction(to: start), let second = direction(to: tangent2End) else {
      return addLine(to: tangent1End.applying(transform))
    }
    let angle = acos(min(max(first.x * second.x + first.y * second.y, -1), 1))
    guard angle > 1e-6, angle < .pi - 1e-6 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let distance = radius / tan(angle / 2)
    let towardsMiddle = radius / sin(angle / 2)
    let middle = (x: first.x + second.x, y: first.y + second.y)
    let length = hypot(middle.x, middle.y)
    let center = CGPoint(
      x: tangent1End.x + middle.x / length * towardsMiddle,
      y: tangent1End.y + middle.y / length * towardsMiddle)
    func bearing(of side: (x: CGFloat, y: CGFloat)) -> Double {
      Double(
        atan2(
          tangent1End.y + side.y * distance - center.y,
          tangent1End.x + side.x * distance - center.x))
    }
    let from = bearing(of: first)
    let delta = (bearing(of: second) - from).remainder(dividingBy: 2 * .pi)
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(from), delta: .radians(delta),
      transform: transform)
  }

  /// Adds rectangles as closed subpaths.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds a rectangle whose corners have radii of their own, clockwise from its top edge.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let rect = rect.standardized
    let radii = cornerRadii.fitting(rect.size)
    let corners: [(tip: CGPoint, radius: CGFloat, from: (CGFloat, CGFloat))] = [
      (CGPoint(x: rect.maxX, y: rect.minY), radii.topTrailing, (-1, 0)),
      (CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomTrailing, (0, -1)),
      (CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeading, (1, 0)),
      (CGPoint(x: rect.minX, y: rect.minY), radii.topLeading, (0, 1)),
    ]
    for (index, (tip, radius, from)) in corners.enumerated() {
      // The side that comes next runs at a right angle to the one that came.
      let to = (from.1, -from.0)
      let corner = RoundedCorner(radius: radius, sides: rect.size, style: style)
      func place(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: tip.x + from.0 * point.x + to.0 * point.y,
          y: tip.y + from.1 * point.x + to.1 * point.y)
      }
      if index == 0 { move(to: place(corner.start)) } else { addLine(to: place(corner.start)) }
      for curve in corner.curves {
        addCurve(
          to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
      }
    }
    closeSubpath()
  }
}
