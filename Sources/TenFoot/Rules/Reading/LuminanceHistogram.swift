import Foundation

/// How often each luminance occurs in an area of a frame.
nonisolated struct LuminanceHistogram {
  /// So many steps that two luminances in one differ by less than any rule asks for.
  private static let steps = 2048

  private var counts = [UInt32](repeating: 0, count: Self.steps)
  private var sums = [Float](repeating: 0, count: Self.steps)
  private(set) var count = 0

  /// Counts the pixels of an area.
  init(_ pixels: FramePixels, in area: FramePixels.Area) {
    let width = pixels.bitmap.width
    pixels.withPixels { values in
      ShadeTable.linear.withUnsafeBufferPointer { table in
        counts.withUnsafeMutableBufferPointer { counts in
          sums.withUnsafeMutableBufferPointer { sums in
            for row in stride(
              from: area.rows.lowerBound, to: area.rows.upperBound, by: area.step)
            {
              for place
                in (row * width + area.columns.lowerBound)..<(row * width
                + area.columns.upperBound)
              {
                let luminance = Self.luminance(of: values[place], table)
                // Steps are finer in the dark, where contrast is made.
                let step = min(
                  Int(luminance.squareRoot() * Float(Self.steps - 1)), Self.steps - 1)
                counts[step] += 1
                sums[step] += luminance
              }
            }
          }
        }
      }
    }
    count = counts.reduce(0) { $0 + Int($1) }
  }

  /// The relative luminance of a pixel, 0…1.
  static func luminance(
    of pixel: UInt32, _ table: UnsafeBufferPointer<Float>
  ) -> Float {
    0.2126 * table[Int(pixel >> 16 & 255)] + 0.7152 * table[Int(pixel >> 8 & 255)]
      + 0.0722 * table[Int(pixel & 255)]
  }

  /// The sum of all luminances.
  var total: Double { sums.reduce(0) { $0 + Double($1) } }

  /// The luminance that a share of the pixels is nearer to a given one than.
  func luminance(nearestTo luminance: Double, beyond share: Double) -> Double {
    let ranked = counts.indices.filter { counts[$0] > 0 }.map { step in
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
