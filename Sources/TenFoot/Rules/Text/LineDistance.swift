import Foundation

/// Lines that stand too near to one another, or too far apart.
nonisolated enum LineDistance: SceneRule {
  static let info = RuleInfo(
    "TXT-LEAD", .warning, "baselines are 1.15 to 1.4 font sizes apart", unit: .fontSizes,
    formula: "distance of baselines by the largest font size",
    source: "tvOS: 1.16 to 1.30")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom else { return }
    let range = Thresholds.lineHeights
    for text in scene.readTexts where text.lines.count > 1 {
      // Both in points of the layout, where what scales the view doesn't count.
      guard let size = text.largestRun.map({ $0.size / max(text.leaf.verticalScale, 1e-6) }),
        size > 0
      else { continue }
      let ratios = zip(text.lines, text.lines.dropFirst())
        .map { Double(($1.baseline - $0.baseline) / size) }
      guard let nearest = ratios.min(), let farthest = ratios.max() else { continue }
      let slack = 0.5 / Double(size * scene.canvas.scale)
      let isTight = nearest < range.lowerBound - slack
      guard isTight || farthest > range.upperBound + slack else { continue }
      let ratio = isTight ? nearest : farthest
      let bound = isTight ? range.lowerBound : range.upperBound
      report.add(
        at: text.node, rect: text.shown, measure: .init(measured: ratio, required: bound),
        "\(text.quotation) has lines \(ratio.saidFinely) font sizes apart, and "
          + "\(range.lowerBound) to \(range.upperBound) read well",
        hint: isTight
          ? "lineSpacing(\(((bound - ratio) * Double(size)).rounded(.up).said)) more passes"
          : "take lineSpacing(_:) back by \(((ratio - bound) * Double(size)).rounded(.up).said)")
    }
  }
}
