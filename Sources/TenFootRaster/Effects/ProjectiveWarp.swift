import Foundation
import TenFoot

/// A picture seen from the side.
struct ProjectiveWarp {
  /// The largest picture that is made to be seen from the side, in pixels of the frame.
  static let largestSource = PixelRect(minX: -2048, minY: -2048, maxX: 6144, maxY: 6144)

  private let map: ProjectionTransform
  private let back: ProjectionTransform

  /// Creates a warp from its map of pixels, which must have a way back.
  init(_ map: ProjectionTransform) {
    self.map = map
    back = map.inverted()
  }

  /// The pixels that a picture's pixels are moved to.
  func target(of source: PixelRect) -> PixelRect {
    guard !source.isEmpty else { return .empty }
    let corners = [
      CGPoint(x: source.minX, y: source.minY), CGPoint(x: source.maxX, y: source.minY),
      CGPoint(x: source.maxX, y: source.maxY), CGPoint(x: source.minX, y: source.maxY),
    ]
    let bound = PixelSpace.farthest
    // A corner at or behind the eye: what is before it may be anywhere.
    guard corners.allSatisfy({ distance(of: $0) > 1e-3 }) else {
      return PixelRect(around: -bound, -bound, bound, bound)
    }
    let box = CGRect(around: corners.map { $0.applying(map) })
    func held(_ value: CGFloat) -> CGFloat { min(max(value, -bound), bound) }
    return PixelRect(around: held(box.minX), held(box.minY), held(box.maxX), held(box.maxY))
      .expanded(by: 1)
  }

  private func distance(of point: CGPoint) -> CGFloat {
    map.m13 * point.x + map.m23 * point.y + map.m33
  }

  /// The picture in some of its new pixels: each is mixed of the four nearest to where it came from.
  func apply(to layer: Layer, in target: PixelRect) -> Layer {
    let bitmap = Bitmap(width: target.width, height: target.height, isOpaque: false) { bytes in
      layer.bitmap.withUnsafeBytes { source in
        for y in target.minY..<target.maxY {
          for x in target.minX..<target.maxX {
            let place = ((y - target.minY) * target.width + x - target.minX) * 4
            let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
            let isSeen = point.x.isFinite && point.y.isFinite && distance(of: point) > 1e-3
            bytes.storeBytes(
              of: isSeen ? Self.mixed(source, layer.rect, at: point) : 0, toByteOffset: place,
              as: UInt32.self)
          }
        }
      }
    }
    return Layer(bitmap: bitmap, rect: target)
  }

  private static func mixed(
    _ source: UnsafeRawBufferPointer, _ rect: PixelRect, at point: CGPoint
  ) -> UInt32 {
    let x = point.x - CGFloat(rect.minX) - 0.5
    let y = point.y - CGFloat(rect.minY) - 0.5
    guard x > -1, y > -1, x < CGFloat(rect.width), y < CGFloat(rect.height) else { return 0 }
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (right, lower) = (Float(x - CGFloat(column)), Float(y - CGFloat(row)))
    func sample(_ column: Int, _ row: Int, _ channel: Int) -> Float {
      guard column >= 0, row >= 0, column < rect.width, row < rect.height else { return 0 }
      return Float(source[(row * rect.width + column) * 4 + channel])
    }
    var pixel: UInt32 = 0
    for channel in 0..<4 {
      let upperRow =
        sample(column, row, channel) * (1 - right)
        + sample(column + 1, row, channel) * right
      let lowerRow =
        sample(column, row + 1, channel) * (1 - right)
        + sample(column + 1, row + 1, channel) * right
      let value = upperRow * (1 - lower) + lowerRow * lower
      pixel |= UInt32(value.rounded()) << UInt32(channel * 8)
    }
    return pixel
  }
}
