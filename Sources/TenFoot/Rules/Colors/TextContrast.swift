/// Text that doesn't stand out from what lies behind it.
nonisolated enum TextContrast: PixelRule {
  static let info = RuleInfo(
    "CON-TEXT", .error, "text has a contrast of at least 4.5:1", unit: .contrast,
    formula: "WCAG ratio of the letters' pixels to the worst of what lies behind each two of them, "
      + "5 % aside",
    source: "WCAG 2.2, 1.4.3")

  static func check(_ frame: FrameReading, _ report: inout RuleReport) {
    guard frame.scene.isInRoom else { return }
    let least = Thresholds.leastContrast
    for contrast in frame.contrasts where contrast.ratio < least - 0.001 {
      report.add(
        at: contrast.text.node, rect: contrast.rect,
        measure: .init(measured: contrast.ratio, required: least),
        contrast.ratio < 1.05
          ? "\(contrast.text.quotation) can't be told from what lies behind it"
          : "\(contrast.text.quotation) has a contrast of \(contrast.ratio.saidFinely):1, and needs "
            + "\(least.said):1",
        hint: "make it lighter or darker, or put a card behind it")
    }
  }
}
