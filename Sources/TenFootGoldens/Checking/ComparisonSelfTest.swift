import TenFoot
import TenFootRaster

/// Shows, before anything is compared, that the comparison notices the least that it must notice: a
/// comparison that went blind would let everything pass.
enum ComparisonSelfTest {
  private static let side = 67

  /// What must be noticed, and the byte of a pixel that it is in.
  private static let faults = [
    ("a pixel that is one level less blue", 0), ("a pixel that is one level more transparent", 3),
  ]

  /// Throws unless one pixel that differs by one level is noticed, in color and in opacity.
  ///
  /// - Parameter notices: The comparison: whether it tells two pictures apart in exactly one pixel.
  /// - Throws: ``GoldenError/blindComparison(_:)``.
  static func run(
    _ notices: (Bitmap, Bitmap) throws(RasterError) -> Bool = noticesOnePixel
  ) throws(GoldenError) {
    let plain = picture { _ in }
    for (what, channel) in faults {
      let spoiled = picture { $0[(side * side - 2) * 4 + channel] -= 1 }
      let isNoticed: Bool
      do {
        isNoticed = try notices(plain, spoiled)
      } catch {
        throw .drawing(error.description)
      }
      guard isNoticed else { throw .blindComparison(what) }
    }
  }

  /// Whether the comparison finds one pixel that differs by one level, and nothing else.
  static func noticesOnePixel(
    _ one: Bitmap, _ other: Bitmap
  ) throws(RasterError) -> Bool {
    let difference = try PictureDifference(from: one, to: other)
    guard difference?.pixelCount == 1, difference?.largestChannel == 1 else { return false }
    return try one.pixelChecksum() != other.pixelChecksum()
  }

  private static func picture(_ change: (UnsafeMutableRawBufferPointer) -> Void) -> Bitmap {
    Bitmap(width: side, height: side, isOpaque: false) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 200)
      change(bytes)
    }
  }
}
