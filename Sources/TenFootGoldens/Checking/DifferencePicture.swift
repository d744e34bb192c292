import TenFoot

/// Draws the strip that shows a difference: expected, actual, and what changed, cut out around it
/// and enlarged when it is small.
enum DifferencePicture {
  /// What is shown around the difference, in pixels.
  private static let margin = 24
  /// The size that a part is enlarged to at most, in pixels.
  private static let panelSide = 480
  /// The distance between two parts, in pixels.
  private static let gap = 8

  /// Gray between the parts, magenta where pixels differ, and blue over what is ignored: opaque, in
  /// blue, green, red, alpha.
  private static let ground: UInt32 = 0xFF80_8080
  private static let mark: UInt32 = 0xFFFF_00FF
  private static let cover: UInt32 = 0xFF3A_6EA5

  /// Makes the strip.
  static func strip(
    from expected: Bitmap, to actual: Bitmap, around area: PixelArea,
    ignoring ignored: [PixelArea] = []
  ) -> Bitmap {
    let area = area.expanded(by: margin, inWidth: expected.width, height: expected.height)
    let zoom = max(1, min(8, panelSide / max(area.width, area.height, 1)))
    let (width, height) = (area.width * zoom, area.height * zoom)
    let stripWidth = width * 3 + gap * 2
    return Bitmap(width: stripWidth, height: height, isOpaque: true) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      pixels.update(repeating: ground)
      PixelPair(expected: expected, actual: actual).withPointers { pair in
        for row in 0..<height {
          let source = (area.y + row / zoom) * pair.width + area.x
          let target = row * stripWidth
          for column in 0..<width {
            let place = source + column / zoom
            let (old, new) = (pair.expected[place], pair.actual[place])
            pixels[target + column] = old
            pixels[target + width + gap + column] = new
            pixels[target + (width + gap) * 2 + column] = old == new ? faded(old) : mark
          }
        }
      }
      guard !ignored.isEmpty else { return }
      for y in 0..<height {
        for x in 0..<width {
          let place = (x: area.x + x / zoom, y: area.y + y / zoom)
          guard ignored.contains(where: { $0.contains(x: place.x, y: place.y) }) else { continue }
          pixels[y * stripWidth + (width + gap) * 2 + x] = cover
        }
      }
    }
  }

  /// Makes the strip of two pictures of two sizes, the whole of both: what one of them lacks is
  /// hatched in its place, and marked in the difference.
  static func strip(ofSizes expected: Bitmap, _ actual: Bitmap) -> Bitmap {
    let (width, height) = (
      max(expected.width, actual.width), max(expected.height, actual.height)
    )
    let whole = PixelArea(x: 0, y: 0, width: width, height: height)
    var strip = strip(
      from: expected.padded(with: absence, width: width, height: height),
      to: actual.padded(with: absence, width: width, height: height), around: whole)
    let stripWidth = strip.width
    strip.withUnsafeMutableBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for place in pixels.indices where pixels[place] == absence {
        let isStripe = (place % stripWidth + place / stripWidth) % 16 < 8
        pixels[place] = isStripe ? 0xFF60_6060 : ground
      }
    }
    return strip
  }

  /// A pixel that no picture has: a color without opacity, in a premultiplied bitmap.
  private static let absence: UInt32 = 1

  /// A pixel as a pale gray, so that marks stand out.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel & 0xFF) + (pixel >> 8 & 0xFF) + (pixel >> 16 & 0xFF)
    let gray = 64 + sum / 12
    return 0xFF00_0000 | gray << 16 | gray << 8 | gray
  }
}

extension Bitmap {
  /// The picture on a larger one of a single pixel's color, at the top left.
  fileprivate func padded(with pixel: UInt32, width: Int, height: Int) -> Bitmap {
    Bitmap(width: width, height: height, isOpaque: false) { bytes in
      bytes.bindMemory(to: UInt32.self).update(repeating: pixel)
      withUnsafeBytes { source in
        for y in 0..<self.height {
          let row = source[y * bytesPerRow..<(y + 1) * bytesPerRow]
          UnsafeMutableRawBufferPointer(rebasing: bytes[(y * width * 4)...])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: row))
        }
      }
    }
  }
}
