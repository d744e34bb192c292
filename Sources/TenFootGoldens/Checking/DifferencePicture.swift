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

  /// A pixel as a pale gray, so that marks stand out.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel & 0xFF) + (pixel >> 8 & 0xFF) + (pixel >> 16 & 0xFF)
    let gray = 64 + sum / 12
    return 0xFF00_0000 | gray << 16 | gray << 8 | gray
  }
}
