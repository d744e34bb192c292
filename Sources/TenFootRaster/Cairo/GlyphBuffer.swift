import CCairo
import Foundation
import TenFoot

/// Glyphs with their origins in pixels, as Cairo takes them.
struct GlyphBuffer {
  private(set) var glyphs: [cairo_glyph_t] = []

  /// Takes over the glyphs of a run; those whose origin is no number are left out.
  init(_ run: GlyphRun, in space: PixelSpace) {
    glyphs.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      guard let origin = space.point(glyph.position) else { continue }
      glyphs.append(cairo_glyph_t(index: UInt(glyph.index), x: origin.x, y: origin.y))
    }
  }

  var isEmpty: Bool { glyphs.isEmpty }

  /// The whole pixels that the glyphs touch.
  func bounds(in font: CairoFont) -> PixelRect {
    guard let first = glyphs.first else { return .empty }
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font.handle, glyphs, Int32(glyphs.count), &extents)
    guard extents.width > 0, extents.height > 0 else { return .empty }
    // Cairo counts from the first glyph's origin.
    let (minX, minY) = (first.x + extents.x_bearing, first.y + extents.y_bearing)
    // A pixel around for rounded origins and smoothed edges.
    return PixelRect(
      around: minX - 1, minY - 1, minX + extents.width + 1, minY + extents.height + 1)
  }
}

extension CairoContext {
  /// Draws glyphs with the source.
  func show(_ buffer: GlyphBuffer, in font: CairoFont) {
    cairo_set_scaled_font(handle, font.handle)
    cairo_show_glyphs(handle, buffer.glyphs, Int32(buffer.glyphs.count))
  }

  /// Fills the outlines of glyphs with the source: for sizes at which keeping their pixels would
  /// take more memory than they are worth.
  func fillOutlines(of buffer: GlyphBuffer, in font: CairoFont) {
    cairo_new_path(handle)
    cairo_set_scaled_font(handle, font.handle)
    cairo_glyph_path(handle, buffer.glyphs, Int32(buffer.glyphs.count))
    fill(FillStyle())
  }
}
