/// Colors at the ends of the range, which sets clip and bloom.
nonisolated enum ColorRange: PixelRule {
  static let info = RuleInfo(
    "COL-RANGE", .warning, "channels are 16 to 235 on all but 1 % of the screen", unit: .share,
    formula: "the share of pixels with a channel outside, in every second row", source: "Xbox")

  static func check(_ frame: FrameReading, _ report: inout RuleReport) {
    guard frame.scene.isInRoom else { return }
    let (below, above) = outside(frame.pixels)
    let bitmap = frame.pixels.bitmap
    let count = Double(bitmap.width * ((bitmap.height + 1) / 2))
    let share = Double(below + above) / count
    guard share > Thresholds.channelShare else { return }
    let (low, high) = (Thresholds.channels.lowerBound, Thresholds.channels.upperBound)
    report.add(
      at: nil, rect: frame.scene.canvas.bounds,
      measure: .init(measured: share, required: Thresholds.channelShare),
      "\((share * 100).said) % of the screen has channels outside of \(low) to \(high)",
      hint: below > above
        ? "lift what is dark: \(low) in each channel passes" : "dim what is bright: \(high) passes")
  }

  /// How many pixels of every second row have a channel below the range, and how many of the others
  /// one above.
  private static func outside(_ pixels: FramePixels) -> (below: Int, above: Int) {
    let (width, height) = (pixels.bitmap.width, pixels.bitmap.height)
    return pixels.withPixels { pixels in
      var (below, above): (UInt32, UInt32) = (0, 0)
      // Counted in numbers as wide as the pixels, without branches, so that many are done at once.
      for row in stride(from: 0, to: height, by: 2) {
        for pixel in pixels[(row * width)..<((row + 1) * width)] {
          // Below 16 are the channels whose upper four bits are all zero: only then is nothing taken
          // from the bit above them.
          let upper = (pixel >> 4) & 0x0F_0F0F
          let isLow = ((0x10_1010 &- upper) & 0x10_1010) != 0
          // From 236 on, a channel has its highest bit, and 20 more carry into it out of the others.
          let isHigh = ((pixel & 0x7F_7F7F) &+ 0x14_1414) & pixel & 0x80_8080 != 0
          below &+= isLow ? 1 : 0
          above &+= isHigh ? (isLow ? 0 : 1) : 0
        }
      }
      return (Int(below), Int(above))
    }
  }
}
