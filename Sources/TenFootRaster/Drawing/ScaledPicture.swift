import Foundation
import TenFoot

/// A color glyph's picture at the size it is drawn.
struct ScaledPicture {
  /// The most pixels that a picture is kept in at its size; one that is larger is stretched where it
  /// is drawn, as far as it is seen.
  private static let mostKeptPixels = 1 << 20

  /// The pixels: at their size, or to be stretched to it.
  let bitmap: Bitmap
  /// The width in pixels of the frame.
  let width: Int
  /// The height in pixels of the frame.
  let height: Int
  /// The pixels from the glyph's origin right to the picture's left edge.
  let left: CGFloat
  /// The pixels from the baseline up to the picture's top edge.
  let top: CGFloat

  /// Scales a picture to an em of `pixelSize` pixels.
  init(_ picture: GlyphPicture, pixelSize: Double) throws(RasterError) {
    let scale = pixelSize / picture.pixelsPerEm
    left = CGFloat(picture.left) * scale
    top = CGFloat(picture.top) * scale
    let source = picture.bitmap
    width = max(Int((Double(source.width) * scale).rounded()), 1)
    height = max(Int((Double(source.height) * scale).rounded()), 1)
    bitmap =
      width * height <= Self.mostKeptPixels
      ? try source.scaled(toWidth: width, height: height) : source
  }
}
