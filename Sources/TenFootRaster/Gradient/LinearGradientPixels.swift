import Foundation
import TenFoot

/// A linear gradient over a rectangle of whole pixels, which names its picture in a cache.
struct LinearGradientPixels: Hashable {
  let stops: [ResolvedStop]
  let opacity: Double
  /// Where the first color is, in pixels from the frame's top left corner.
  let start: CGPoint
  /// Where the last color is.
  let end: CGPoint
  let rect: PixelRect

  /// The picture.
  ///
  /// A pixel's color is that of its center's place: its projection on the line from start to end,
  /// held between the two. A line without length has the last color everywhere, as in SVG.
  func draw() -> Bitmap {
    let (deltaX, deltaY) = (end.x - start.x, end.y - start.y)
    let squaredLength = deltaX * deltaX + deltaY * deltaY
    // Twice as many places as pixels on the line: no pixel is off by more than a quarter of its
    // neighbor's distance.
    let count = min(max(Int(squaredLength.squareRoot() * 2), 256), 8192)
    let ramp = GradientRamp(stops: stops, opacity: opacity, count: count)
    guard squaredLength > 0 else {
      return Self.bitmap(rect, ramp, first: CGFloat(count), stepX: 0, stepY: 0)
    }
    let placesPerLength = CGFloat(count - 1) / squaredLength
    let (stepX, stepY) = (deltaX * placesPerLength, deltaY * placesPerLength)
    let first =
      (CGFloat(rect.minX) + 0.5 - start.x) * stepX + (CGFloat(rect.minY) + 0.5 - start.y) * stepY
    // A half more, so that cutting the fraction off rounds to the nearest place.
    return Self.bitmap(rect, ramp, first: first + 0.5, stepX: stepX, stepY: stepY)
  }

  private static func bitmap(
    _ rect: PixelRect, _ ramp: GradientRamp, first: CGFloat, stepX: CGFloat, stepY: CGFloat
  ) -> Bitmap {
    let (width, height) = (rect.width, rect.height)
    return Bitmap(width: width, height: height, isOpaque: ramp.isOpaque) { bytes in
      guard let base = bytes.baseAddress else { return }
      let pixels = base.assumingMemoryBound(to: UInt32.self)
      ramp.pixels.withUnsafeBufferPointer { colors in
        for y in 0..<height {
          let row = pixels + y * width
          if y > 0 && stepY == 0 {
            row.update(from: pixels, count: width)
          } else {
            fill(row, count: width, colors, first: first + CGFloat(y) * stepY, step: stepX)
          }
        }
      }
    }
  }

  /// Fills a row with colors whose places grow by `step`.
  private static func fill(
    _ row: UnsafeMutablePointer<UInt32>, count: Int, _ colors: UnsafeBufferPointer<UInt32>,
    first: CGFloat, step: CGFloat
  ) {
    guard let color = colors.baseAddress else { return }
    let last = colors.count - 1
    guard step != 0 else {
      let index = Int(min(max(first, 0), CGFloat(last)))
      row.update(repeating: color[index], count: count)
      return
    }
    // Places as 32.32 fixed point numbers: exact enough over 32,767 pixels, and adding is all that
    // is done for a pixel. The start is held where a whole row of steps can't overflow.
    let one = CGFloat(1 << 32)
    let bound = CGFloat(1 << 28)
    var place = Int64(min(max(first, -bound), bound) * one)
    let stride = Int64(min(max(step, -8192), 8192) * one)
    let top = Int64(last)
    for x in 0..<count {
      row[x] = color[Int(min(max(place >> 32, 0), top))]
      place &+= stride
    }
  }
}
