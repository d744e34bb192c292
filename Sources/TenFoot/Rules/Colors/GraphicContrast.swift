/// Signs that don't stand out from what is around them.
nonisolated enum GraphicContrast: PixelRule {
  static let info = RuleInfo(
    "CON-GFX", .error, "signs have a contrast of at least 3:1", unit: .contrast,
    formula: "WCAG ratio of what stands out most in a small shape to a ring around it",
    source: "WCAG 2.2, 1.4.11")

  static func check(_ frame: FrameReading, _ report: inout RuleReport) {
    guard frame.scene.isInRoom else { return }
    let least = Thresholds.leastGraphicContrast
    for graphic in frame.graphics where graphic.ratio < least - 0.001 {
      report.add(
        at: graphic.shape.node, rect: graphic.shape.rect,
        measure: .init(measured: graphic.ratio, required: least),
        "a sign has a contrast of \(graphic.ratio.saidFinely):1, and needs \(least.said):1",
        hint: "make it lighter or darker, or mark it accessibilityHidden(true) if it tells nothing")
    }
  }
}
