import TenFoot
import TenFootRaster

/// Shows, before anything is compared, that the comparison notices the least that it must notice: a
/// comparison that went blind would let everything pass.
enum ComparisonSelfTest {
  /// Throws unless one pixel that differs by one level is noticed, in color and in opacity.
  static func run() throws(GoldenError) {
    try check("a pixel that is one level bluer", changing: 0)
    try check("a pixel that is one level more transparent", changing: 3)
  }

  private static func check(_ what: String, changing channel: Int) throws(GoldenError) {
    let side = 67
    let plain = picture(side: side) { _ in }
    let spoiled = picture(side: side) { bytes in
      bytes[(side * side - 2) * 4 + channel] -= 1
    }
    let noticed: Bool
    do throws(RasterError) {
      let difference = try PictureDifference(from: plain, to: spoiled)
      let checksums = try (plain.pixelChecksum(), spoiled.pixelChecksum())
      noticed =
        difference?.pixelCount == 1 && difference?.largestChannel == 1
        && checksums.0 != checksums.1
    } catch {
      throw .drawing(error.description)
    }
    guard noticed else { throw .blindComparison(what) }
  }

  private static func picture(
    side: Int, _ change: (UnsafeMutableRawBufferPointer) -> Void
  ) -> Bitmap {
    Bitmap(width: side, height: side, isOpaque: false) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 200)
      change(bytes)
    }
  }
}
