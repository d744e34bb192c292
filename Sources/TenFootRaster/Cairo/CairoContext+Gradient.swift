import CCairo
import Foundation
import TenFoot

extension CairoContext {
  /// Draws with a gradient of Cairo's own from now on, in documents.
  ///
  /// - Returns: Whether Cairo has such a gradient; for colors around a point by angle it has none.
  func setSource(
    _ stops: [ResolvedStop], _ spread: GradientPixels.Spread, opacity: Double
  ) -> Bool {
    let pattern: OpaquePointer?
    switch spread {
    case .linear(let start, let end):
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let center, let unit, let from, let to):
      guard unit.width > 0, unit.height > 0 else { return false }
      pattern = cairo_pattern_create_radial(0, 0, max(from, 0), 0, 0, max(to, 0))
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, 1 / unit.width, 1 / unit.height)
      cairo_matrix_translate(&matrix, -center.x, -center.y)
      cairo_pattern_set_matrix(pattern, &matrix)
    case .angular:
      return false
    }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(stop.color.red), Double(stop.color.green),
        Double(stop.color.blue), Double(stop.color.opacity) * opacity)
    }
    cairo_set_source(handle, pattern)
    return true
  }
}
