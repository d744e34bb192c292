import Foundation

/// The stripes of a frame: how many pairs stand side by side, and over how much of the screen.
nonisolated struct StripeReading: Hashable, Sendable {
  /// The most pairs of dark and light stripes.
  let pairs: Int
  /// The share of the screen that they cover.
  let area: Double
  /// Where, in points.
  let rect: CGRect

  /// Looks for stripes on sixteen rows and sixteen columns; `nil` when there are none.
  init?(_ bitmap: Bitmap, scale: CGFloat) {
    guard bitmap.width >= 64, bitmap.height >= 64 else { return nil }
    let across = Self.scan(bitmap, isVertical: false)
    let down = Self.scan(bitmap, isVertical: true)
    guard let best = [across, down].compactMap(\.self).max(by: { $0.area < $1.area }) else {
      return nil
    }
    pairs = best.pairs
    area = best.area
    rect = CGRect(
      x: best.rect.minX / scale, y: best.rect.minY / scale, width: best.rect.width / scale,
      height: best.rect.height / scale)
  }

  private static let lines = 16
  /// The change of luminance between a dark and a light stripe.
  private static let step: Float = 0.1

  private static func scan(
    _ bitmap: Bitmap, isVertical: Bool
  ) -> (pairs: Int, area: Double, rect: CGRect)? {
    let length = isVertical ? bitmap.height : bitmap.width
    let breadth = isVertical ? bitmap.width : bitmap.height
    var (most, share) = (0, 0.0)
    var rect = CGRect.null
    bitmap.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      ShadeTable.linear.withUnsafeBufferPointer { table in
        for line in 0..<lines {
          let across = (2 * line + 1) * breadth / (2 * lines)
          let run = longestRun(length) { along in
            let place = isVertical ? along * bitmap.width + across : across * bitmap.width + along
            return LuminanceHistogram.luminance(of: pixels[place], table)
          }
          guard run.pairs > Thresholds.mostStripes else { continue }
          most = max(most, run.pairs)
          share += Double(run.places.count) / Double(length) / Double(lines)
          let band = breadth / lines
          rect = rect.union(
            isVertical
              ? CGRect(
                x: across - band / 2, y: run.places.lowerBound, width: band,
                height: run.places.count)
              : CGRect(
                x: run.places.lowerBound, y: across - band / 2, width: run.places.count,
                height: band))
        }
      }
    }
    return most > 0 ? (most, share, rect) : nil
  }

  /// The longest stretch of stripes of like widths on a line.
  private static func longestRun(
    _ length: Int, _ luminance: (Int) -> Float
  ) -> (pairs: Int, places: Range<Int>) {
    var edges = [0]
    var last = luminance(0)
    for place in 1..<length {
      let next = luminance(place)
      if abs(next - last) >= step {
        // The steps of one soft edge are one edge.
        if place - (edges.last ?? 0) > 2 { edges.append(place) }
        last = next
      }
    }
    edges.append(length)
    var best = (pairs: 0, places: 0..<0)
    var start = 1
    for index in 1..<max(edges.count - 1, 1) {
      let width = edges[index + 1] - edges[index]
      let before = index > start ? edges[index] - edges[index - 1] : width
      // Balanced stripes: neighbors differ by less than a half.
      if width * 3 < before * 2 || before * 3 < width * 2 { start = index }
      // A light stripe at each end makes one pair more of what is half begun.
      let pairs = (index - start + 2) / 2
      if pairs > best.pairs { best = (pairs, edges[start]..<edges[index + 1]) }
    }
    return best
  }
}
