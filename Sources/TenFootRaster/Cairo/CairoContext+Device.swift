import CCairo
import Foundation
import TenFoot

extension CairoContext {
  // MARK: The map to the device

  /// How the coordinates that are drawn in become pixels of the device.
  var transform: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(handle, &matrix)
    return CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// Whether coordinates are pixels of the device.
  var isAligned: Bool { transform.isIdentity }

  /// Draws in other coordinates from now on; the map must have a way back.
  func setTransform(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t()
    cairo_matrix_init(
      &matrix, transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    cairo_set_matrix(handle, &matrix)
  }

  /// The pixels of the device that can be drawn on inside the clip.
  var visiblePixels: PixelRect {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(handle, &matrix)
    cairo_identity_matrix(handle)
    var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(handle, &minX, &minY, &maxX, &maxY)
    cairo_set_matrix(handle, &matrix)
    let rect = PixelRect(around: minX, minY, maxX, maxY)
    return rect.isEmpty ? .empty : rect
  }

  // MARK: Layers

  /// Lets `body` draw with a layer, which is transparent beyond its edges and stays where it is on
  /// the device.
  func withSource(
    _ layer: Layer, _ body: () throws(RasterError) -> Void
  ) throws(RasterError) {
    try layer.bitmap.withCairoSurface { (surface) throws(RasterError) in
      var matrix = cairo_matrix_t()
      cairo_get_matrix(handle, &matrix)
      cairo_identity_matrix(handle)
      cairo_set_source_surface(
        handle, surface.handle, Double(layer.rect.minX), Double(layer.rect.minY))
      cairo_set_matrix(handle, &matrix)
      cairo_pattern_set_filter(cairo_get_source(handle), CAIRO_FILTER_NEAREST)
      defer { cairo_set_source_rgba(handle, 0, 0, 0, 0) }
      try body()
    }
  }

  /// Fades what `body` draws as one.
  func fading(
    to opacity: Double, _ body: () throws(RasterError) -> Void
  ) throws(RasterError) {
    cairo_push_group(handle)
    do { try body() } catch {
      cairo_pattern_destroy(cairo_pop_group(handle))
      throw error
    }
    cairo_pop_group_to_source(handle)
    paint(opacity: opacity)
  }

  /// Makes what was drawn stand in the surface's memory.
  func flush() { cairo_surface_flush(cairo_get_target(handle)) }

  /// Tells Cairo that the surface's memory was written to.
  func markChanged() { cairo_surface_mark_dirty(cairo_get_target(handle)) }

  /// Mixes what `body` draws with what is there.
  func blending(_ mode: BlendMode, _ body: () throws(RasterError) -> Void) throws(RasterError) {
    cairo_set_operator(handle, mode.cairo)
    defer { cairo_set_operator(handle, CAIRO_OPERATOR_OVER) }
    try body()
  }
}

extension BlendMode {
  /// Cairo's own operator; darkening by sums, which Cairo lacks, is drawn in another way.
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal, .plusDarker: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
