import CFreeType
import TenFoot

/// The picture of a color glyph as it stands in its font.
struct GlyphPicture {
  /// The pixels.
  let bitmap: Bitmap
  /// The pixels from the glyph's origin right to the picture's left edge.
  let left: Int
  /// The pixels from the baseline up to the picture's top edge.
  let top: Int
  /// The size of the em that the picture was made for.
  let pixelsPerEm: Double

  init?(_ slot: FT_GlyphSlotRec, pixelsPerEm: Double) {
    let source = slot.bitmap
    // FreeType's color pictures are blue, green, red, alpha, premultiplied, as a Bitmap's are.
    guard UInt32(source.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, let buffer = source.buffer,
      source.width > 0, source.rows > 0, pixelsPerEm > 0
    else { return nil }
    let width = Int(source.width)
    bitmap = Bitmap(width: width, height: Int(source.rows), isOpaque: false) { target in
      for row in 0..<Int(source.rows) {
        let bytes = UnsafeRawBufferPointer(
          start: buffer + row * Int(source.pitch), count: width * 4)
        UnsafeMutableRawBufferPointer(rebasing: target[(row * width * 4)...])
          .copyMemory(from: bytes)
      }
    }
    left = Int(slot.bitmap_left)
    top = Int(slot.bitmap_top)
    self.pixelsPerEm = pixelsPerEm
  }
}
