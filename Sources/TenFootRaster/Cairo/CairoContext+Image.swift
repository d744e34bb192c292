import CCairo
import Foundation
import TenFoot

extension CairoContext {
  /// Lets `body` draw with a bitmap that is stretched over a rectangle.
  func withSource(
    _ bitmap: Bitmap, stretchedOver rect: CGRect, _ interpolation: TenFoot.Image.Interpolation,
    _ body: () throws(RasterError) -> Void
  ) throws(RasterError) {
    try bitmap.withCairoSurface { (surface) throws(RasterError) in
      let pattern = stretchedPattern(surface, bitmap, over: rect, interpolation)
      cairo_set_source(handle, pattern)
      cairo_pattern_destroy(pattern)
      // The surface ends with this closure, and so does its memory's loan.
      defer { cairo_set_source_rgba(handle, 0, 0, 0, 0) }
      try body()
    }
  }

  /// Lets `body` draw with a bitmap that goes on in all directions from a whole pixel.
  func withTiles(
    _ bitmap: Bitmap, x: Int, y: Int, _ body: () throws(RasterError) -> Void
  ) throws(RasterError) {
    try bitmap.withCairoSurface { (surface) throws(RasterError) in
      cairo_set_source_surface(handle, surface.handle, Double(x), Double(y))
      let pattern = cairo_get_source(handle)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      cairo_pattern_set_filter(pattern, isAligned ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      defer { cairo_set_source_rgba(handle, 0, 0, 0, 0) }
      try body()
    }
  }

  /// Covers a rectangle with the source where a bitmap is opaque.
  func mask(
    with bitmap: Bitmap, stretchedOver rect: CGRect, _ interpolation: TenFoot.Image.Interpolation
  ) throws(RasterError) {
    try bitmap.withCairoSurface { (surface) throws(RasterError) in
      let pattern = stretchedPattern(surface, bitmap, over: rect, interpolation)
      cairo_mask(handle, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  private func stretchedPattern(
    _ surface: borrowing CairoSurface, _ bitmap: Bitmap, over rect: CGRect,
    _ interpolation: TenFoot.Image.Interpolation
  ) -> OpaquePointer? {
    let pattern = cairo_pattern_create_for_surface(surface.handle)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(
      &matrix, Double(bitmap.width) / rect.width, Double(bitmap.height) / rect.height)
    cairo_matrix_translate(&matrix, -rect.minX, -rect.minY)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, interpolation.cairo)
    return pattern
  }
}

extension TenFoot.Image.Interpolation {
  fileprivate var cairo: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
