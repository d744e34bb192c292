import Foundation
import TenFoot

extension FramePainter {
  /// The largest size in which stretched images are kept.
  private static let mostKeptPixels = 16 << 20

  /// Draws an image stretched over a rectangle, or a sign in its place if it can't be read.
  func paint(
    _ source: ImageSource, in rect: CGRect, opacity: Double
  ) throws(RasterError) {
    guard let edges = space.edges(of: rect), edges.width > 0, edges.height > 0 else { return }
    let bitmap: Bitmap
    do { bitmap = try resources.images.bitmap(for: source) } catch {
      return try paintPlaceholder(in: rect, edges, opacity: opacity)
    }
    if context.isAligned, let whole = PixelRect(exactly: edges), whole.area <= Self.mostKeptPixels {
      try paint(resources.bitmap(of: source, bitmap, in: whole), in: whole, opacity: opacity)
    } else {
      try context.withSource(bitmap, stretchedOver: edges) { () throws(RasterError) in
        try context.saving { () throws(RasterError) in
          guard context.setPath(.rectangle(rect), in: space) else { return }
          context.clip()
          context.paint(opacity: opacity)
        }
      }
    }
    try context.check("draw an image")
  }

  /// Draws a bitmap pixel by pixel.
  func paint(_ bitmap: Bitmap, in rect: PixelRect, opacity: Double) throws(RasterError) {
    try context.withSource(bitmap, x: rect.minX, y: rect.minY) { () throws(RasterError) in
      try context.saving { () throws(RasterError) in
        context.clip(to: rect)
        context.paint(opacity: opacity)
      }
    }
  }

  /// Draws a gray box with a cross from corner to corner.
  private func paintPlaceholder(
    in rect: CGRect, _ edges: CGRect, opacity: Double
  ) throws(RasterError) {
    // Between black and white, so that it is seen on both.
    let ground = Color.Resolved(red: 0.45, green: 0.45, blue: 0.47)
    let cross = Color.Resolved(red: 0.75, green: 0.75, blue: 0.77)
    try context.saving { () throws(RasterError) in
      guard context.setPath(.rectangle(rect), in: space) else { return }
      context.clip()
      context.setSource(ground, opacity: opacity)
      context.paint()
      context.setCrossPath(in: edges)
      context.setSource(cross, opacity: opacity)
      context.stroke(StrokeStyle(lineWidth: max(min(edges.width, edges.height) / 32, 1)))
    }
    try context.check("draw the sign for a missing image")
  }
}
