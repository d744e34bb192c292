import Foundation
import TenFoot

/// A gradient over a rectangle of whole pixels, which names its picture in a cache.
struct GradientPixels: Hashable {
  /// How colors are spread, in pixels from the frame's top left corner.
  enum Spread: Hashable {
    /// Along a line.
    case linear(start: CGPoint, end: CGPoint)
    /// From one distance to another around a point, counted in half axes.
    case radial(center: CGPoint, unit: CGSize, from: CGFloat, to: CGFloat)
    /// Clockwise from one angle to another, in radians.
    case angular(center: CGPoint, from: Double, to: Double)
  }

  let stops: [ResolvedStop]
  let opacity: Double
  let spread: Spread
  let isDithered: Bool
  let rect: PixelRect

  /// The picture.
  ///
  /// A pixel's color is that of its center's place, held between start and end. It is reckoned from
  /// the pixel's place in the frame and never from its neighbor, so that a gradient that is drawn
  /// over a part of the frame has the same pixels there.
  func draw() -> Bitmap {
    switch spread {
    case .linear(let start, let end):
      return drawLinear(start, end)
    case .radial(let center, let unit, let from, let to):
      let length = (to - from) * max(unit.width, unit.height)
      let (scaleX, scaleY) = (1 / max(unit.width, 1e-6), 1 / max(unit.height, 1e-6))
      return draw(count: Self.count(length)) { x, y in
        let (deltaX, deltaY) = ((x - center.x) * scaleX, (y - center.y) * scaleY)
        let distance = (deltaX * deltaX + deltaY * deltaY).squareRoot()
        return from == to ? 1 : (distance - from) / (to - from)
      }
    case .angular(let center, let from, let to):
      let turn = 2 * Double.pi
      let sweep = to - from
      return draw(count: 4096) { x, y in
        let angle = (atan2(y - center.y, x - center.x) - from).remainder(dividingBy: turn)
        let along = angle < 0 ? angle + turn : angle
        guard sweep > 0 else { return 1 }
        // What the colors don't reach is shared by the last and the first, each half of it.
        if along > sweep { return along - sweep < turn - along ? 1 : 0 }
        return along / sweep
      }
    }
  }

  /// Four times as many places as pixels on the way: no pixel is off by more than an eighth of its
  /// neighbor's distance.
  private static func count(_ length: CGFloat) -> Int {
    min(max(Int(min(abs(length), 1e6) * 4), 256), 8192)
  }

  /// Fills the picture with the colors at the shares of the way that `share` tells for pixel centers.
  private func draw(count: Int, share: (CGFloat, CGFloat) -> CGFloat) -> Bitmap {
    bitmap(count: count) { colors, row, thresholds, y in
      let last = CGFloat(count - 1)
      var x = rect.minX
      while x < rect.maxX {
        let place = share(CGFloat(x) + 0.5, CGFloat(y) + 0.5)
        // Written so that a share that is no number is the last color's.
        let index = place < 1 ? Int((max(place, 0) * last).rounded()) : count - 1
        row[x &- rect.minX] = Dither.pixel(colors[index], thresholds[x & 3])
        x &+= 1
      }
    }
  }

  // MARK: Linear

  /// A line without length has the last color everywhere, as in SVG.
  private func drawLinear(_ start: CGPoint, _ end: CGPoint) -> Bitmap {
    let (deltaX, deltaY) = (end.x - start.x, end.y - start.y)
    let squaredLength = deltaX * deltaX + deltaY * deltaY
    let count = Self.count(squaredLength.squareRoot())
    // Places as 32.32 fixed point numbers. A step is at most four places wide where the line is
    // longer than a pixel, so that sums over a frame of 32,767 pixels are far from overflowing.
    let one = CGFloat(1 << 32)
    let bound = CGFloat(1 << 28)
    func fixed(_ value: CGFloat, _ bound: CGFloat) -> Int64 {
      Int64(min(max(value, -bound), bound) * one)
    }
    let placesPerLength = squaredLength > 0 ? CGFloat(count - 1) / squaredLength : 0
    let (stepX, stepY) = (deltaX * placesPerLength, deltaY * placesPerLength)
    let first =
      squaredLength > 0
      ? (0.5 - start.x) * stepX + (0.5 - start.y) * stepY + 0.5 : CGFloat(count)
    let (origin, strideX, strideY) = (fixed(first, bound), fixed(stepX, 8192), fixed(stepY, 8192))
    let last = Int64(count - 1)
    return bitmap(count: count) { colors, row, thresholds, y in
      var place = origin &+ strideY &* Int64(y) &+ strideX &* Int64(rect.minX)
      var x = rect.minX
      while x < rect.maxX {
        let index = Int(min(max(place &>> 32, 0), last))
        row[x &- rect.minX] = Dither.pixel(colors[index], thresholds[x & 3])
        place &+= strideX
        x &+= 1
      }
    }
  }

  // MARK: Rows

  /// How many pixels a step of a channel takes from which on the eye sees bands.
  ///
  /// Colors that change faster have steps too narrow to be seen, and need no pattern.
  private static let visibleStep: CGFloat = 4

  /// Whether a part of the way takes more pixels than it has steps for.
  private var isSlow: Bool {
    let length: CGFloat =
      switch spread {
      case .linear(let start, let end): hypot(end.x - start.x, end.y - start.y)
      case .radial(_, let unit, let from, let to): (to - from) * max(unit.width, unit.height)
      case .angular(_, let from, let to):
        CGFloat(to - from) * CGFloat(max(rect.width, rect.height)) / 2
      }
    return zip(stops, stops.dropFirst()).contains { first, second in
      let steps = first.color.largestChange(to: second.color) * 255
      return steps > 0
        && (second.location - first.location) * abs(length) > steps * Self.visibleStep
    }
  }

  /// Makes the picture row by row of the colors of a ramp.
  private func bitmap(
    count: Int,
    fill: (
      _ colors: UnsafePointer<UInt64>, _ row: UnsafeMutablePointer<UInt32>,
      _ thresholds: UnsafePointer<UInt64>, _ y: Int
    ) -> Void
  ) -> Bitmap {
    let ramp = GradientRamp(stops: stops, opacity: opacity, count: count)
    let dither = isDithered && isSlow ? Dither.ordered : Dither.none
    return Bitmap(width: rect.width, height: rect.height, isOpaque: ramp.isOpaque) { bytes in
      guard let base = bytes.baseAddress else { return }
      let pixels = base.assumingMemoryBound(to: UInt32.self)
      ramp.colors.withUnsafeBufferPointer { colors in
        guard let colors = colors.baseAddress else { return }
        for y in rect.minY..<rect.maxY {
          _ = dither.withRow(y) { fill(colors, pixels + (y - rect.minY) * rect.width, $0, y) }
        }
      }
    }
  }
}

extension Color.Resolved {
  /// The largest change of a channel, opacity included.
  fileprivate func largestChange(to other: Color.Resolved) -> CGFloat {
    let changes = [
      red - other.red, green - other.green, blue - other.blue, opacity - other.opacity,
    ]
    return CGFloat(changes.map(abs).max() ?? 0)
  }
}
