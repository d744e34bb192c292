import Foundation

/// A rectangle of whole pixels.
struct PixelRect: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The smallest rectangle of whole pixels around four finite edges.
  init(around minX: CGFloat, _ minY: CGFloat, _ maxX: CGFloat, _ maxY: CGFloat) {
    self.init(
      minX: Int(minX.rounded(.down)), minY: Int(minY.rounded(.down)),
      maxX: Int(maxX.rounded(.up)), maxY: Int(maxY.rounded(.up)))
  }

  /// A rectangle whose edges all are between pixels; `nil` for another.
  init?(exactly rect: CGRect) {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    // Cairo's own coordinates have steps of 1/256 pixel.
    guard edges.allSatisfy({ abs($0 - $0.rounded()) < 1 / 512 }) else { return nil }
    let whole = edges.map { Int($0.rounded()) }
    self.init(minX: whole[0], minY: whole[1], maxX: whole[2], maxY: whole[3])
  }

  /// A rectangle that has no pixels, and that any union leaves out.
  static let empty = PixelRect(
    minX: 1 << 40, minY: 1 << 40, maxX: -1 << 40, maxY: -1 << 40)

  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// The rectangle with every edge moved out by `distance` pixels.
  func expanded(by distance: Int) -> PixelRect {
    PixelRect(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }
}
