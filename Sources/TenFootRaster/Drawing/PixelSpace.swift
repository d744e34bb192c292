import Foundation
import TenFoot

/// The step from points to pixels: here scale enters, and coordinates become safe for Cairo.
struct PixelSpace: Hashable, Sendable {
  /// The farthest coordinate that is handed to Cairo, in pixels.
  ///
  /// Cairo keeps coordinates as 24.8 fixed point numbers, up to 8,388,607; this leaves room for
  /// lines that reach beyond the outline they follow, and lies far outside any frame.
  static let farthest: CGFloat = 1_000_000

  /// Pixels per point.
  let scale: CGFloat
  /// The farthest coordinate of this space: less where it is stretched on its way to the device.
  var reach = farthest

  /// A length or coordinate in pixels within ``reach``; `nil` if it is no number.
  func coordinate(_ value: CGFloat) -> CGFloat? {
    let pixels = value * scale
    guard !pixels.isNaN else { return nil }
    return min(max(pixels, -reach), reach)
  }

  /// A point in pixels; `nil` if a coordinate is no number.
  func point(_ point: CGPoint) -> CGPoint? {
    guard let x = coordinate(point.x), let y = coordinate(point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The smallest rectangle around an outline, in pixels; `nil` if a coordinate is no number.
  func bounds(of outline: Outline) -> CGRect? {
    switch outline {
    case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _, _):
      return edges(of: rect)
    case .path(let path):
      var points: [CGPoint] = []
      for controls in path.elements.lazy.map(\.points) {
        for control in controls {
          guard let control = point(control) else { return nil }
          points.append(control)
        }
      }
      return CGRect(around: points)
    }
  }

  /// A rectangle in pixels, each edge within ``reach``; `nil` if one is no number.
  func edges(of rect: CGRect) -> CGRect? {
    let rect = rect.standardized
    guard let minX = coordinate(rect.origin.x), let minY = coordinate(rect.origin.y),
      let maxX = coordinate(rect.origin.x + rect.size.width),
      let maxY = coordinate(rect.origin.y + rect.size.height)
    else { return nil }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
