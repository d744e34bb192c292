import CCairo
import Foundation
import TenFoot

extension CairoContext {
  /// Draws the patches of a mesh, a later one over an earlier.
  func paint(_ patches: [MeshPatch], opacity: Double) {
    let pattern = cairo_pattern_create_mesh()
    defer { cairo_pattern_destroy(pattern) }
    for patch in patches where patch.outline.count == 13 && patch.colors.count == 4 {
      let points = patch.outline
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, points[0].x, points[0].y)
      for side in 0..<4 {
        let (first, second, end) = (
          points[side * 3 + 1], points[side * 3 + 2], points[side * 3 + 3]
        )
        cairo_mesh_pattern_curve_to(
          pattern, first.x, first.y, second.x, second.y, end.x, end.y)
      }
      for (corner, color) in patch.colors.enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue),
          Double(color.opacity) * opacity)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    cairo_set_source(handle, pattern)
    paint()
    cairo_set_source_rgba(handle, 0, 0, 0, 0)
  }
}
