import Foundation
import TenFoot

/// The size of a frame in pixels, checked against what can be drawn.
package struct PixelSize: Hashable, Sendable {
  /// The longest side that Cairo draws, in pixels: its image surfaces keep sides in 16 bits.
  package static let longestSide = 32_767
  /// The most pixels of a frame: 1 GiB at four bytes each.
  package static let mostPixels = 1 << 28

  let width: Int
  let height: Int

  /// Creates the size of a display list's frame, each side rounded to the nearest pixel.
  init(of list: DisplayList) throws(RasterError) {
    let width = (list.size.width * list.scale).rounded()
    let height = (list.size.height * list.scale).rounded()
    guard width >= 1, height >= 1, list.scale > 0 else {
      throw .emptyFrame(width: list.size.width, height: list.size.height, scale: list.scale)
    }
    let limit = CGFloat(Self.longestSide)
    guard width <= limit, height <= limit else { throw .sideTooLong(width: width, height: height) }
    self.width = Int(width)
    self.height = Int(height)
    guard self.width * self.height <= Self.mostPixels else {
      throw .frameTooLarge(width: self.width, height: self.height)
    }
  }
}
