import Foundation

/// The step from points to pixels: here scale enters, and coordinates become safe for Cairo.
struct PixelSpace: Hashable, Sendable {
  /// The farthest coordinate that is handed to Cairo, in pixels.
  ///
  /// Cairo keeps coordinates as 24.8 fixed point numbers, up to 8,388,607; this leaves room for
  /// lines that reach beyond the outline they follow, and lies far outside any frame.
  static let reach: CGFloat = 1_000_000

  /// Pixels per point.
  let scale: CGFloat

  /// A length or coordinate in pixels within ``reach``; `nil` if it is no number.
  func coordinate(_ value: CGFloat) -> CGFloat? {
    let pixels = value * scale
    guard !pixels.isNaN else { return nil }
    return min(max(pixels, -Self.reach), Self.reach)
  }

  /// A point in pixels; `nil` if a coordinate is no number.
  func point(_ point: CGPoint) -> CGPoint? {
    guard let x = coordinate(point.x), let y = coordinate(point.y) else { return nil }
    return CGPoint(x: x, y: y)
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
