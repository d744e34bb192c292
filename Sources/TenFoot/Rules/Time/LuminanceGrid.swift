import Foundation

/// A frame in a grid of cells, as rules over time keep it: 48 across, 27 down.
nonisolated struct LuminanceGrid: Hashable, Sendable {
  static let columns = 48
  static let rows = 27

  /// The mean light of each cell, rows from the top.
  private(set) var shades: [Shade] = []
  /// The share of each cell that is bright enough to burn in.
  private(set) var bright: [Double] = []

  /// Takes the mean of every cell, of each second row.
  init(_ bitmap: Bitmap) {
    let pixels = FramePixels(bitmap, scale: 1)
    let (width, height) = (bitmap.width, bitmap.height)
    // L* 80 as luminance.
    let burning: Float = 0.5668
    shades.reserveCapacity(Self.columns * Self.rows)
    bright.reserveCapacity(Self.columns * Self.rows)
    ShadeTable.linear.withUnsafeBufferPointer { table in
      for row in 0..<Self.rows {
        let rows = (row * height / Self.rows)..<((row + 1) * height / Self.rows)
        for column in 0..<Self.columns {
          let columns = (column * width / Self.columns)..<((column + 1) * width / Self.columns)
          var (sum, count) = (SIMD4<Float>(), 0)
          pixels.forEachRun(
            in: FramePixels.Area(columns: columns, rows: rows), step: 2
          ) { pixel, run in
            let light = SIMD4(
              table[Int(pixel >> 16 & 255)], table[Int(pixel >> 8 & 255)],
              table[Int(pixel & 255)],
              LuminanceHistogram.luminance(of: pixel, table) > burning ? 1 : 0)
            sum += light * Float(run)
            count += run
          }
          let mean = sum / Float(max(count, 1))
          shades.append(Shade(red: Double(mean.x), green: Double(mean.y), blue: Double(mean.z)))
          bright.append(Double(mean.w))
        }
      }
    }
  }

  /// The rectangle of cells in a frame of a size.
  static func rect(of cells: [Int], in size: CGSize) -> CGRect {
    let side = CGSize(width: size.width / CGFloat(columns), height: size.height / CGFloat(rows))
    return cells.reduce(CGRect.null) { rect, cell in
      rect.union(
        CGRect(
          x: CGFloat(cell % columns) * side.width, y: CGFloat(cell / columns) * side.height,
          width: side.width, height: side.height))
    }
  }
}
