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

  /// The number of pixels.
  var area: Int { isEmpty ? 0 : width * height }

  func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  func offset(by shift: (x: Int, y: Int)) -> PixelRect {
    PixelRect(
      minX: minX + shift.x, minY: minY + shift.y, maxX: maxX + shift.x, maxY: maxY + shift.y)
  }

  /// Throws if a picture of the rectangle is larger than Cairo or memory can hold.
  func checkSize() throws(RasterError) {
    let side = PixelSize.longestSide
    guard width <= side, height <= side else {
      throw .sideTooLong(width: CGFloat(width), height: CGFloat(height))
    }
    guard area <= PixelSize.mostPixels else {
      throw .frameTooLarge(width: width, height: height)
    }
  }

  /// Copies the rectangle's pixels, four bytes each, out of the memory of a larger one; what is
  /// outside of that stays as it is.
  func copy(
    from memory: UnsafeRawPointer, of outer: PixelRect, to target: UnsafeMutableRawBufferPointer
  ) {
    let common = intersection(outer)
    guard !common.isEmpty, let base = target.baseAddress else { return }
    for y in common.minY..<common.maxY {
      (base + ((y - minY) * width + common.minX - minX) * 4).copyMemory(
        from: memory + ((y - outer.minY) * outer.width + common.minX - outer.minX) * 4,
        byteCount: common.width * 4)
    }
  }

  /// The rectangle with every edge moved out by `distance` pixels.
  func expanded(by distance: Int) -> PixelRect {
    PixelRect(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }
}
