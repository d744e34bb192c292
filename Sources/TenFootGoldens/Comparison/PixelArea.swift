/// A rectangle of pixels, edges included at the top left and not at the bottom right.
package struct PixelArea: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The leftmost column.
  package var x: Int
  /// The topmost row.
  package var y: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  /// The place and the size: `640,312 88×120`.
  package var description: String { "\(x),\(y) \(width)×\(height)" }

  var maxX: Int { x + width }
  var maxY: Int { y + height }

  func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }

  func union(_ other: PixelArea) -> PixelArea {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelArea(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The area with every edge moved out by `distance`, inside a picture's edges.
  func expanded(by distance: Int, inWidth width: Int, height: Int) -> PixelArea {
    let (left, top) = (max(x - distance, 0), max(y - distance, 0))
    return PixelArea(
      x: left, y: top, width: min(maxX + distance, width) - left,
      height: min(maxY + distance, height) - top)
  }
}
