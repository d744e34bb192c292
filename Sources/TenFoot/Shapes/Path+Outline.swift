public import Foundation

extension Path {
  /// The path of an outline.
  package init(_ outline: Outline) {
    self.init()
    switch outline {
    case .rectangle(let rect): addRect(rect)
    case .ellipse(let rect): addEllipse(in: rect)
    case .path(let path): self = path
    case .roundedRectangle(let rect, let radius, let style):
      addRoundedRect(in: rect, cornerRadius: radius, style: style)
    }
  }

  /// Adds a rectangle with round corners as a closed subpath, clockwise from its top edge.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let radius = min(cornerSize.width, cornerSize.height, rect.width / 2, rect.height / 2)
    addRoundedRect(in: rect, cornerRadius: max(radius, 0), style: style)
  }

  private mutating func addRoundedRect(
    in rect: CGRect, cornerRadius radius: CGFloat, style: RoundedCornerStyle
  ) {
    let corner = RoundedCorner(radius: radius, sides: rect.size, style: style)
    // Each corner is drawn as if it were the top right one, then turned about the middle.
    for (turn, tip) in [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
    ].enumerated() {
      func place(_ offset: CGPoint) -> CGPoint {
        switch turn {
        case 0: CGPoint(x: tip.x - offset.x, y: tip.y + offset.y)
        case 1: CGPoint(x: tip.x - offset.y, y: tip.y - offset.x)
        case 2: CGPoint(x: tip.x + offset.x, y: tip.y - offset.y)
        default: CGPoint(x: tip.x + offset.y, y: tip.y + offset.x)
        }
      }
      if turn == 0 { move(to: place(corner.start)) } else { addLine(to: place(corner.start)) }
      for curve in corner.curves {
        addCurve(
          to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
      }
    }
    closeSubpath()
  }
}

/// The curves of one rounded corner, as distances back along the first side (x) and forward along
/// the second (y) from the tip of the square corner.
nonisolated struct RoundedCorner {
  struct Curve {
    var end: CGPoint
    var control1: CGPoint
    var control2: CGPoint
  }

  let start: CGPoint
  let curves: [Curve]

  init(radius: CGFloat, sides: CGSize, style: RoundedCornerStyle) {
    // Half of the shorter side bounds how far the corner may reach along it.
    let room = radius > 0 ? min(sides.width, sides.height) / 2 / radius : 1
    switch style {
    case .continuous where room >= Self.reach:
      // Control points of UIKit's continuous corners, in radii, as PaintCode published them in
      // "Code for iOS 7 Rounded Rectangles" (2013).
      let point = { (x: CGFloat, y: CGFloat) in CGPoint(x: x * radius, y: y * radius) }
      start = point(Self.reach, 0)
      curves = [
        Curve(
          end: point(0.631_494, 0.074_911), control1: point(1.088_493, 0),
          control2: point(0.868_407, 0)),
        Curve(
          end: point(0.074_911, 0.631_494), control1: point(0.372_824, 0.169_060),
          control2: point(0.169_060, 0.372_824)),
        Curve(
          end: point(0, Self.reach), control1: point(0, 0.868_407), control2: point(0, 1.088_493)),
      ]
    case .continuous, .circular:
      // A quarter circle; 0.4477 is one less the distance that fits a cubic curve to it.
      let control = radius * (1 - 0.552_284_749_831)
      start = CGPoint(x: radius, y: 0)
      curves = [
        Curve(
          end: CGPoint(x: 0, y: radius), control1: CGPoint(x: control, y: 0),
          control2: CGPoint(x: 0, y: control))
      ]
    }
  }

  /// How far a continuous corner reaches along a side, in radii.
  private static let reach: CGFloat = 1.528_665
}
