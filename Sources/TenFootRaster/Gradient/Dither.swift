/// What is added to a color of 16 bits a channel before its lower half is cut off.
///
/// Where a channel grows by one step over many pixels, the eye sees the edge between the steps as a
/// band. Bayer's ordered dither (1973) turns the edge into a fine pattern: each pixel of a 2 × 2
/// tile rounds up from another quarter on, so that the steps left to see are a fourth as high. (A
/// tile of 4 × 4 makes sixteenths of them, which no eye tells apart, and a PNG of a dark frame two to
/// three times as large.) The pattern depends on the pixel's place in the frame alone, so that a part
/// of a frame that is drawn again is the same; and all channels of a pixel are rounded alike, so that
/// none gets above its alpha.
struct Dither {
  /// The thresholds of two rows of four pixels, in all four channels.
  private let thresholds: [UInt64]

  /// Rounds the pixels of a tile up from an eighth, three, five and seven eighths on.
  static let ordered = Dither(
    thresholds: (0..<8).map { place in
      let (x, y) = (place & 3, place >> 2)
      return UInt64(((x ^ y) & 1) * 128 + (y & 1) * 64 + 32)
    })

  /// Rounds every pixel to the nearest step.
  static let none = Dither(thresholds: Array(repeating: 128, count: 8))

  private init(thresholds: [UInt64]) {
    self.thresholds = thresholds.map { $0 * 0x0001_0001_0001_0001 }
  }

  /// The four thresholds of the row `y`, from a column that is a multiple of four.
  func withRow<Result>(_ y: Int, _ body: (UnsafePointer<UInt64>) -> Result) -> Result? {
    thresholds.withUnsafeBufferPointer { all in
      all.baseAddress.map { body($0 + (y & 1) * 4) }
    }
  }

  /// A pixel of a color and a threshold.
  @inline(__always) static func pixel(_ color: UInt64, _ threshold: UInt64) -> UInt32 {
    let bytes = ((color &+ threshold) &>> 8) & 0x00FF_00FF_00FF_00FF
    let pairs = (bytes | bytes &>> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs | pairs &>> 16)
  }
}
