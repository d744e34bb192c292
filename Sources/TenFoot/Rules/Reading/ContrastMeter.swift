import Foundation

/// Measures how text stands out, on the pixels that are drawn.
///
/// What lies behind is read from the frame without its glyphs; the letters' color from the pixels in
/// which both frames differ, whatever was declared. Each line is measured in pieces of about two
/// letters, so that one bad corner of a photograph is found in that corner.
nonisolated struct ContrastMeter {
  let frame: FramePixels
  let ground: FramePixels

  /// The share of what lies behind a piece that may be worse than what counts: corners that no stroke
  /// crosses.
  private static let outliers = 0.05
  /// The difference of a channel, of 255, from which a pixel belongs to a letter.
  private static let visible: UInt32 = 6

  /// Measures all lines of texts.
  func measure(_ texts: [SceneText]) -> [LineContrast] {
    texts.flatMap { text in
      text.lines.compactMap { line in measure(line, of: text) }
    }
  }

  private func measure(_ line: SceneText.Line, of text: SceneText) -> LineContrast? {
    let step = max(line.ink.height * 2, 8)
    var worst: LineContrast?
    for word in line.words {
      let width = word.upperBound - word.lowerBound
      let count = max(Int((width / step).rounded()), 1)
      for piece in 0..<count {
        let rect = CGRect(
          x: word.lowerBound + width * CGFloat(piece) / CGFloat(count), y: line.ink.minY,
          width: width / CGFloat(count), height: line.ink.height)
        let shown = text.leaf.onScreen(rect).intersection(text.leaf.clip)
        // A sliver that is left of a clipped letter can't be judged.
        guard !shown.isNull, shown.width >= 2, shown.height >= 2, let area = frame.area(shown)
        else { continue }
        let (ratio, lightness) = contrast(in: area, declared: text.largestRun?.color)
        if worst.map({ ratio < $0.ratio }) ?? true {
          worst = LineContrast(text: text, ratio: ratio, lightness: lightness, rect: shown)
        }
      }
    }
    return worst
  }

  /// The least contrast in an area, and the difference in lightness there.
  private func contrast(
    in area: FramePixels.Area, declared: Color.Resolved?
  ) -> (ratio: Double, lightness: Double) {
    guard let ink = ink(in: area, declared: declared) else { return (1, 0) }
    let luminance = ink.luminance
    let behind = LuminanceHistogram(ground, in: area)
      .luminance(nearestTo: luminance, beyond: Self.outliers)
    return (
      Shade.contrast(luminance, behind),
      abs(Shade.lightness(luminance) - Shade.lightness(behind))
    )
  }

  /// The color that the letters in an area have; `nil` where no pixel shows any.
  ///
  /// Where some of it is the declared color, that is it: shadows and glows around differ from the
  /// ground as well. Else it is the mean of what differs most.
  private func ink(in area: FramePixels.Area, declared: Color.Resolved?) -> Shade? {
    let wanted = declared.map(Self.pixel)
    let width = frame.bitmap.width
    return frame.withPixels { pixels in
      ground.withPixels { behind in
        var most: UInt32 = 0
        var hasDeclared = false
        var (near, loud) = (Mean(), Mean())
        for row in stride(from: area.rows.lowerBound, to: area.rows.upperBound, by: area.step) {
          let start = row * width
          for place in (start + area.columns.lowerBound)..<(start + area.columns.upperBound)
          where pixels[place] != behind[place] {
            most = max(most, Self.distance(pixels[place], behind[place]))
            guard let wanted else { continue }
            let miss = Self.distance(pixels[place], wanted)
            if miss == 0 { hasDeclared = true } else if miss <= 2 { near.add(pixels[place]) }
            // There is no need to look at the rest.
            if hasDeclared, most >= Self.visible { return Shade(pixel: wanted) }
          }
        }
        guard most >= Self.visible else { return nil }
        if near.count > 0 { return near.shade }
        for row in stride(from: area.rows.lowerBound, to: area.rows.upperBound, by: area.step) {
          let start = row * width
          for place in (start + area.columns.lowerBound)..<(start + area.columns.upperBound)
          where Self.distance(pixels[place], behind[place]) * 10 >= most * 9 {
            loud.add(pixels[place])
          }
        }
        return loud.shade
      }
    }
  }

  /// A color as a pixel, without its opacity.
  private static func pixel(_ color: Color.Resolved) -> UInt32 {
    func channel(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), 1) * 255 + 0.5) }
    return channel(color.red) << 16 | channel(color.green) << 8 | channel(color.blue)
  }

  /// The largest difference of a channel.
  private static func distance(_ one: UInt32, _ other: UInt32) -> UInt32 {
    if one & 0xFF_FFFF == other & 0xFF_FFFF { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      let (a, b) = (one >> shift & 255, other >> shift & 255)
      return a > b ? a - b : b - a
    }
    return max(channel(0), channel(8), channel(16))
  }

  /// The mean of pixels' light.
  private struct Mean {
    private(set) var count = 0
    private var sums = SIMD3<Double>()

    mutating func add(_ pixel: UInt32) {
      let shade = Shade(pixel: pixel)
      sums += SIMD3(shade.red, shade.green, shade.blue)
      count += 1
    }

    var shade: Shade {
      let mean = sums / Double(max(count, 1))
      return Shade(red: mean.x, green: mean.y, blue: mean.z)
    }
  }
}
