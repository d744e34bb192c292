import Foundation
import TenFoot

/// The curve of a rectangle's corner: three cubic curves from the horizontal side to the vertical.
///
/// Coordinates are distances from the corner, in radii. The continuous corner's numbers are those
/// of Apple's own curve, published by PaintCode in 2013 ("Code for iOS 7 Rounded Rectangles") after
/// they had read them from a `UIBezierPath` of iOS 7: it leaves the side 1.528665 radii before the
/// corner. Where a side is too short for that, the curve changes step by step into a quarter
/// circle, which needs one radius.
struct RoundedCorner {
  /// How far Apple's curve reaches along a side, in radii.
  static let continuousReach: CGFloat = 1.528_664_98

  /// The radius in pixels.
  let radius: CGFloat
  private let points: [CGPoint]

  /// Creates the corner of a rectangle; `nil` for a corner without a radius.
  init?(radius: CGFloat, width: CGFloat, height: CGFloat, style: RoundedCornerStyle) {
    let room = min(width, height) / 2
    let radius = min(radius, room)
    guard radius > 0 else { return nil }
    self.radius = radius
    let smoothness =
      switch style {
      case .circular: CGFloat(0)
      case .continuous: min(max((room / radius - 1) / (Self.continuousReach - 1), 0), 1)
      }
    points = zip(Self.circular, Self.continuous).map { circular, continuous in
      CGPoint(
        x: circular.x + (continuous.x - circular.x) * smoothness,
        y: circular.y + (continuous.y - circular.y) * smoothness)
    }
  }

  /// The outline of a rectangle with this corner at all four, clockwise from the top left.
  func path(in rect: CGRect) -> Path {
    var path = Path()
    // Each corner: where it is, which way its horizontal and vertical side run, and whether the
    // clockwise outline comes along the vertical side and so meets the points in reverse.
    let corners: [(corner: CGPoint, x: CGFloat, y: CGFloat, isReversed: Bool)] = [
      (CGPoint(x: rect.minX, y: rect.minY), 1, 1, true),
      (CGPoint(x: rect.maxX, y: rect.minY), -1, 1, false),
      (CGPoint(x: rect.maxX, y: rect.maxY), -1, -1, true),
      (CGPoint(x: rect.minX, y: rect.maxY), 1, -1, false),
    ]
    for (corner, x, y, isReversed) in corners {
      let placed = (isReversed ? points.reversed() : points).map { point in
        CGPoint(x: corner.x + x * point.x * radius, y: corner.y + y * point.y * radius)
      }
      if path.isEmpty { path.move(to: placed[0]) } else { path.addLine(to: placed[0]) }
      for first in [1, 4, 7] {
        path.addCurve(
          to: placed[first + 2], control1: placed[first], control2: placed[first + 1])
      }
    }
    path.closeSubpath()
    return path
  }

  private static let continuous: [CGPoint] = [
    CGPoint(x: 1.528_664_98, y: 0),
    CGPoint(x: 1.088_492_96, y: 0), CGPoint(x: 0.868_406_94, y: 0),
    CGPoint(x: 0.631_493_79, y: 0.074_911_39),
    CGPoint(x: 0.372_823_83, y: 0.169_059_56), CGPoint(x: 0.169_059_56, y: 0.372_823_83),
    CGPoint(x: 0.074_911_39, y: 0.631_493_79),
    CGPoint(x: 0, y: 0.868_406_94), CGPoint(x: 0, y: 1.088_492_96),
    CGPoint(x: 0, y: 1.528_664_98),
  ]

  /// A quarter circle in three pieces, parted where the continuous corner's pieces have the same
  /// direction: 20° and 70°.
  private static let circular: [CGPoint] = {
    let angles: [CGFloat] = [0, 20, 70, 90].map { $0 * .pi / 180 }
    func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
    var points = [point(0)]
    for (start, end) in zip(angles, angles.dropFirst()) {
      // The handles of a cubic curve that follows an arc of this angle.
      let reach = 4 / 3 * tan((end - start) / 4)
      let (first, last) = (point(start), point(end))
      points += [
        CGPoint(x: first.x - cos(start) * reach, y: first.y + sin(start) * reach),
        CGPoint(x: last.x + cos(end) * reach, y: last.y - sin(end) * reach),
        last,
      ]
    }
    return points
  }()
}
