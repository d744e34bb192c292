import CCairo
import Foundation
import TenFoot

extension CairoContext {
  /// Makes `outline` the path.
  ///
  /// - Returns: Whether there is a path: an outline with a coordinate that is no number has none.
  func setPath(_ outline: Outline, in space: PixelSpace) -> Bool {
    cairo_new_path(handle)
    switch outline {
    case .rectangle(let rect):
      guard let edges = space.edges(of: rect) else { return false }
      cairo_rectangle(handle, edges.minX, edges.minY, edges.width, edges.height)
      return true
    case .roundedRectangle(let rect, let cornerRadius, let style):
      guard let edges = space.edges(of: rect) else { return false }
      let corner = RoundedCorner(
        radius: cornerRadius * space.scale, width: edges.width, height: edges.height, style: style)
      guard let corner else {
        cairo_rectangle(handle, edges.minX, edges.minY, edges.width, edges.height)
        return true
      }
      return add(corner.path(in: edges), in: PixelSpace(scale: 1))
    case .ellipse(let rect):
      guard let edges = space.edges(of: rect) else { return false }
      return add(Path(ellipseIn: edges), in: PixelSpace(scale: 1))
    case .path(let path):
      return add(path, in: space)
    }
  }

  private func add(_ path: Path, in space: PixelSpace) -> Bool {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        guard let point = space.point(point) else { return false }
        cairo_move_to(handle, point.x, point.y)
        (current, start) = (point, point)
      case .line(let point):
        guard let point = space.point(point) else { return false }
        cairo_line_to(handle, point.x, point.y)
        current = point
      case .quadCurve(let point, let control):
        guard let point = space.point(point), let control = space.point(control) else {
          return false
        }
        // The same curve with two controls, each two thirds of the way to the one.
        cairo_curve_to(
          handle, (current.x + 2 * control.x) / 3, (current.y + 2 * control.y) / 3,
          (point.x + 2 * control.x) / 3, (point.y + 2 * control.y) / 3, point.x, point.y)
        current = point
      case .curve(let point, let control1, let control2):
        guard let point = space.point(point), let control1 = space.point(control1),
          let control2 = space.point(control2)
        else { return false }
        cairo_curve_to(
          handle, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
        current = point
      case .closeSubpath:
        cairo_close_path(handle)
        current = start
      }
    }
    return true
  }

  /// The whole pixels that the path's fill can touch.
  func pathBounds() -> PixelRect {
    var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(handle, &minX, &minY, &maxX, &maxY)
    return PixelRect(around: minX, minY, maxX, maxY)
  }

  /// Makes a cross from corner to corner the path.
  func setCrossPath(in rect: CGRect) {
    cairo_new_path(handle)
    cairo_move_to(handle, rect.minX, rect.minY)
    cairo_line_to(handle, rect.maxX, rect.maxY)
    cairo_move_to(handle, rect.maxX, rect.minY)
    cairo_line_to(handle, rect.minX, rect.maxY)
  }
}
