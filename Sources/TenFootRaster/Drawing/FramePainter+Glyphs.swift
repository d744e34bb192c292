import Foundation
import TenFoot

extension FramePainter {
  /// The largest em, in pixels, whose glyphs Cairo keeps as pixels.
  private static let largestKeptEm = 512.0
  /// The largest em that is drawn, in pixels: a glyph's outline then still has coordinates that
  /// Cairo can hold.
  private static let largestEm = 50_000.0

  /// Draws the glyphs of a run.
  func paint(_ run: GlyphRun, _ paint: DisplayPaint, opacity: Double) throws(RasterError) {
    guard let size = pixelSize(of: run) else { return }
    if try resources.hasOnlyPictures(run.face) {
      return try paintPictures(run, size: size, opacity: opacity * paint.opacity)
    }
    let buffer = GlyphBuffer(run, in: space)
    guard !buffer.isEmpty else { return }
    let font = try resources.font(run.face, pixelSize: size)
    // Only a gradient has to know where the glyphs are.
    let bounds =
      if case .linearGradient = paint { buffer.bounds(in: font) } else { PixelRect.empty }
    try withSource(paint, opacity: opacity, bounds: bounds) {
      if size <= Self.largestKeptEm {
        context.show(buffer, in: font)
      } else {
        context.fillOutlines(of: buffer, in: font)
      }
    }
    try context.check("draw glyphs")
  }

  /// The whole pixels that a run's glyphs touch.
  func bounds(of run: GlyphRun) throws(RasterError) -> PixelRect {
    guard let size = pixelSize(of: run) else { return .empty }
    guard try resources.hasOnlyPictures(run.face) else {
      return GlyphBuffer(run, in: space).bounds(
        in: try resources.font(run.face, pixelSize: size))
    }
    var all = PixelRect.empty
    for glyph in run.glyphs {
      guard let (picture, x, y) = try picture(of: glyph, in: run, size: size) else { continue }
      all = all.union(
        PixelRect(
          minX: x, minY: y, maxX: x + picture.bitmap.width, maxY: y + picture.bitmap.height))
    }
    return all
  }

  /// Draws glyphs that are pictures; of the paint only its opacity counts.
  private func paintPictures(
    _ run: GlyphRun, size: Double, opacity: Double
  ) throws(RasterError) {
    for glyph in run.glyphs {
      guard let (picture, x, y) = try picture(of: glyph, in: run, size: size) else { continue }
      let rect = PixelRect(
        minX: x, minY: y, maxX: x + picture.bitmap.width, maxY: y + picture.bitmap.height)
      try self.paint(picture.bitmap, in: rect, opacity: opacity)
    }
    try context.check("draw color glyphs")
  }

  /// A glyph's picture and the whole pixel its top left corner stands on, so that it stays sharp.
  private func picture(
    of glyph: GlyphRun.Glyph, in run: GlyphRun, size: Double
  ) throws(RasterError) -> (picture: ScaledPicture, x: Int, y: Int)? {
    guard let origin = space.point(glyph.position),
      let picture = try resources.picture(of: glyph.index, face: run.face, pixelSize: size)
    else { return nil }
    return (
      picture, Int((origin.x + picture.left).rounded()), Int((origin.y - picture.top).rounded())
    )
  }

  private func pixelSize(of run: GlyphRun) -> Double? {
    guard let size = space.coordinate(run.fontSize), size > 0 else { return nil }
    // Below this, FreeType's own fixed point numbers come to nothing.
    return size < 0.1 ? nil : min(size, Self.largestEm)
  }
}

extension DisplayPaint {
  /// The opacity of what brings its own colors: a gradient's first.
  fileprivate var opacity: Double {
    switch self {
    case .color(let color): Double(color.opacity)
    case .linearGradient(let stops, _, _): Double(stops.first?.color.opacity ?? 0)
    }
  }
}
