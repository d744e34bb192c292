import Foundation

/// A frame in a grid of cells, as rules over time keep it: 48 across, 27 down.
nonisolated struct LuminanceGrid: Hashable, Sendable {
  static let columns = 48
  static let rows = 27

  /// The mean light of each cell, rows from the top.
  private(set) var shades: [Shade] = []
  /// The share of each cell that is bright enough to burn in.
  private(set) var bright: [Double] = []

  /// Takes the mean of every cell, of each second pixel of each second row.
  init(_ bitmap: Bitmap) {
    let (width, height) = (bitmap.width, bitmap.height)
    // L* 80 as luminance.
    let burning: Float = 0.5668
    shades.reserveCapacity(Self.columns * Self.rows)
    bright.reserveCapacity(Self.columns * Self.rows)
    bitmap.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      ShadeTable.linear.withUnsafeBufferPointer { table in
        for row in 0..<Self.rows {
          let lines = (row * height / Self.rows)..<((row + 1) * height / Self.rows)
          for column in 0..<Self.columns {
            let places = (column * width / Self.columns)..<((column + 1) * width / Self.columns)
            var sum = SIMD4<Float>()
            for line in stride(from: lines.lowerBound, to: lines.upperBound, by: 2) {
              for place in stride(from: places.lowerBound, to: places.upperBound, by: 2) {
                let pixel = pixels[line * width + place]
                let (red, green, blue) = (
                  table[Int(pixel >> 16 & 255)], table[Int(pixel >> 8 & 255)],
                  table[Int(pixel & 255)]
                )
                let luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
                sum += SIMD4(red, green, blue, luminance > burning ? 1 : 0)
              }
            }
            let count = Float(max((lines.count + 1) / 2 * ((places.count + 1) / 2), 1))
            let mean = sum / count
            shades.append(
              Shade(red: Double(mean.x), green: Double(mean.y), blue: Double(mean.z)))
            bright.append(Double(mean.w))
          }
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
