import Foundation
import TenFoot

/// A color glyph's picture at the size it is drawn.
struct ScaledPicture {
  /// The pixels.
  let bitmap: Bitmap
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
    bitmap = try source.scaled(
      toWidth: max(Int((Double(source.width) * scale).rounded()), 1),
      height: max(Int((Double(source.height) * scale).rounded()), 1))
  }
}
