import Foundation
import TenFoot

extension FramePainter {
  /// The largest em, in pixels, whose glyphs Cairo keeps as pixels.
  private static let largestKeptEm = 512.0

  /// Draws the glyphs of a run.
  func paint(_ run: GlyphRun, _ paint: DisplayPaint, opacity: Double) throws(RasterError) {
    guard let size = resources.pixelSize(of: run, in: space) else { return }
    if try resources.hasOnlyPictures(run.face) {
      return try paintPictures(run, size: size, opacity: opacity * paint.opacity)
    }
    let buffer = GlyphBuffer(run, in: space)
    guard !buffer.isEmpty else { return }
    let font = try resources.font(run.face, pixelSize: size)
    let bounds = paint.isPlaced ? buffer.bounds(in: font) : PixelRect.empty
    try withSource(paint, opacity: opacity, bounds: bounds) {
      // Cairo puts kept glyphs on whole pixels, which would let a turned line of text dance.
      if isDocument || (size <= Self.largestKeptEm && context.isAligned) {
        context.show(buffer, in: font)
      } else {
        context.fillOutlines(of: buffer, in: font)
      }
    }
    try context.check("draw glyphs")
  }

  /// Draws glyphs that are pictures; of the paint only its opacity counts.
  private func paintPictures(
    _ run: GlyphRun, size: Double, opacity: Double
  ) throws(RasterError) {
    for glyph in run.glyphs {
      guard let (picture, rect) = try resources.picture(of: glyph, in: run, size: size, space)
      else { continue }
      if picture.bitmap.width == rect.width, picture.bitmap.height == rect.height {
        try self.paint(picture.bitmap, in: rect, opacity: opacity)
        continue
      }
      let edges = CGRect(
        x: CGFloat(rect.minX), y: CGFloat(rect.minY), width: CGFloat(rect.width),
        height: CGFloat(rect.height))
      try context.withSource(
        picture.bitmap, stretchedOver: edges, .medium
      ) { () throws(RasterError) in
        try context.saving { () throws(RasterError) in
          context.clip(to: rect)
          context.paint(opacity: opacity)
        }
      }
    }
    try context.check("draw color glyphs")
  }
}
