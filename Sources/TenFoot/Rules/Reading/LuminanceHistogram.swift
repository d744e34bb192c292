import Foundation

/// How often each luminance occurs in an area of a frame.
nonisolated struct LuminanceHistogram {
  /// So many steps that two luminances in one differ by less than any rule asks for.
  private static let steps = 2048

  private var counts = [Int32](repeating: 0, count: Self.steps)
  private var sums = [Float](repeating: 0, count: Self.steps)
  /// The steps that occur, and those between.
  private var used = 0..<0
  private(set) var count = 0

  /// Counts the pixels of an area.
  init(_ pixels: FramePixels, in area: FramePixels.Area) {
    var (least, most) = (Self.steps, -1)
    ShadeTable.linear.withUnsafeBufferPointer { table in
      counts.withUnsafeMutableBufferPointer { counts in
        sums.withUnsafeMutableBufferPointer { sums in
          pixels.forEachRun(in: area, step: area.step) { pixel, run in
            let luminance = Self.luminance(of: pixel, table)
            // Steps are finer in the dark, where contrast is made.
            let step = min(Int(luminance.squareRoot() * Float(Self.steps - 1)), Self.steps - 1)
            counts[step] += Int32(truncatingIfNeeded: run)
            sums[step] += luminance * Float(run)
            least = min(least, step)
            most = max(most, step)
          }
        }
      }
    }
    if least <= most { used = least..<(most + 1) }
    count = used.reduce(0) { $0 + Int(counts[$1]) }
  }

  /// The relative luminance of a pixel, 0…1.
  static func luminance(
    of pixel: UInt32, _ table: UnsafeBufferPointer<Float>
  ) -> Float {
    0.2126 * table[Int(pixel >> 16 & 255)] + 0.7152 * table[Int(pixel >> 8 & 255)]
      + 0.0722 * table[Int(pixel & 255)]
  }

  /// The sum of all luminances.
  var total: Double { used.reduce(0) { $0 + Double(sums[$1]) } }

  /// The luminance that a share of the pixels is nearer to a given one than.
  func luminance(nearestTo luminance: Double, beyond share: Double) -> Double {
    let ranked = used.filter { counts[$0] > 0 }.map { step in
      let mean = Double(sums[step]) / Double(counts[step])
      return (mean: mean, count: Int(counts[step]), contrast: Shade.contrast(mean, luminance))
    }.sorted { $0.contrast < $1.contrast }
    var left = Int(Double(count) * share)
    for step in ranked {
      left -= step.count
      if left < 0 { return step.mean }
    }
    return ranked.last?.mean ?? luminance
  }
}
