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
    let range = Thresholds.channels
    var (below, above) = (0, 0)
    pixels.forEachRun(in: pixels.all, step: 2) { pixel, count in
      let (blue, green, red) = (
        UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 8),
        UInt8(truncatingIfNeeded: pixel >> 16)
      )
      if min(red, green, blue) < range.lowerBound {
        below += count
      } else if max(red, green, blue) > range.upperBound {
        above += count
      }
    }
    return (below, above)
  }
}
