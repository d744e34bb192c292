import CCairo
import Foundation
import TenFoot

/// A face at a size in pixels, with Cairo's cache of its glyphs.
///
/// Cairo takes the `FT_Face` through an untyped pointer: FreeType is imported in its own folder.
final class CairoFont {
  let handle: OpaquePointer

  /// Creates the font of a face.
  init(_ face: FreeTypeFace, pixelSize: Double) throws(RasterError) {
    let doing = "prepare a font of \(pixelSize) pixels"
    guard let fontFace = tenfoot_cairo_ft_font_face_create(face.handle, 0) else {
      throw .drawing(doing: doing, reason: "no face")
    }
    defer { cairo_font_face_destroy(fontFace) }
    // Cairo keeps faces for later; the FreeType face must live until Cairo has let go of its own.
    let retained = Unmanaged.passRetained(face)
    let kept = cairo_font_face_set_user_data(
      fontFace, Self.faceKey, retained.toOpaque(),
      { pointer in
        if let pointer { Unmanaged<FreeTypeFace>.fromOpaque(pointer).release() }
      })
    guard kept == CAIRO_STATUS_SUCCESS else {
      retained.release()
      throw .drawing(doing: doing, reason: kept.sentence)
    }

    guard let options = cairo_font_options_create() else {
      throw .drawing(doing: doing, reason: "no options")
    }
    defer { cairo_font_options_destroy(options) }
    // Shapes as designed, at whatever size: hints would move stems that layout has measured.
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    if !face.variations.isEmpty {
      cairo_font_options_set_variations(options, face.variations)
    }

    var size = cairo_matrix_t()
    // y runs down: what stands above the baseline leans to the right.
    cairo_matrix_init(&size, pixelSize, 0, -face.slant * pixelSize, pixelSize, 0, 0)
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    guard let font = cairo_scaled_font_create(fontFace, &size, &identity, options) else {
      throw .drawing(doing: doing, reason: "no font")
    }
    handle = font
    let status = cairo_scaled_font_status(font)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(doing: doing, reason: status.sentence)
    }
  }

  deinit { cairo_scaled_font_destroy(handle) }

  /// Names the face among a Cairo face's data; only its address matters.
  private nonisolated(unsafe) static let faceKey =
    UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}
