/// What is added to a color of 16 bits a channel before its lower half is cut off.
///
/// Where a channel grows by one step over many pixels, the eye sees the edge between the steps as a
/// band. Bayer's ordered dither (1973) turns the edge into a fine pattern: each pixel of a 4 × 4
/// tile rounds up from another fraction on. (A larger tile would repeat beyond the 32 KiB that PNG's
/// compression looks back, for no picture that the eye can tell apart.) The pattern depends on the pixel's place in the frame
/// alone, so that a part of a frame that is drawn again is the same; and all channels of a pixel are
/// rounded alike, so that none gets above its alpha.
struct Dither {
  /// The thresholds of a tile's pixels, row by row, in all four channels.
  private let thresholds: [UInt64]

  /// Rounds every pixel from another fraction on.
  static let ordered = Dither(
    thresholds: (0..<16).map { place in
      let (x, y) = (place & 3, place >> 2)
      // The bits of x ⊕ y and y, interleaved from the lowest up, are Bayer's matrix.
      let rank = (0..<2).reduce(0) { rank, bit in
        rank << 2 | ((x ^ y) >> bit & 1) << 1 | (y >> bit & 1)
      }
      return UInt64(rank * 16 + 8)
    })

  /// Rounds every pixel to the nearest step.
  static let none = Dither(thresholds: Array(repeating: 128, count: 16))

  private init(thresholds: [UInt64]) {
    self.thresholds = thresholds.map { $0 * 0x0001_0001_0001_0001 }
  }

  /// The four thresholds of the row `y`, from a column that is a multiple of four.
  func withRow<Result>(_ y: Int, _ body: (UnsafePointer<UInt64>) -> Result) -> Result? {
    thresholds.withUnsafeBufferPointer { all in
      all.baseAddress.map { body($0 + (y & 3) * 4) }
    }
  }

  /// A pixel of a color and a threshold.
  @inline(__always) static func pixel(_ color: UInt64, _ threshold: UInt64) -> UInt32 {
    let bytes = ((color &+ threshold) &>> 8) & 0x00FF_00FF_00FF_00FF
    let pairs = (bytes | bytes &>> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs | pairs &>> 16)
  }
}
