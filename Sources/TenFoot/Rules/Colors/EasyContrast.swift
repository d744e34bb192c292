/// Text that stands out enough to be read, but not with ease.
nonisolated enum EasyContrast: PixelRule {
  static let info = RuleInfo(
    "CON-TEXT-REC", .warning, "text has a contrast of 7:1, large text of 4.5:1", unit: .contrast,
    formula:
      "as CON-TEXT; large is 24 reference pixels of 1.278′, 18.67 in bold: 55 and 43 points at "
      + "10 feet on 43 inches",
    source: "WCAG 2.2, 1.4.6, at the viewing distance")

  static func check(_ frame: FrameReading, _ report: inout RuleReport) {
    guard frame.scene.isInRoom else { return }
    for contrast in frame.contrasts {
      let isLarge = isLarge(contrast.text, on: frame.scene.canvas)
      let wanted = isLarge ? Thresholds.easyLargeContrast : Thresholds.easyContrast
      guard contrast.ratio < wanted - 0.001 else { continue }
      report.add(
        at: contrast.text.node, rect: contrast.rect,
        measure: .init(measured: contrast.ratio, required: wanted),
        "\(contrast.text.quotation) has a contrast of \(contrast.ratio.saidFinely):1, and reads well "
          + "from \(wanted.said):1",
        hint: isLarge
          ? "make it lighter or darker" : "make it lighter or darker, or as large as a title")
    }
  }

  /// Whether a text is as large in the eye as what WCAG calls large.
  static func isLarge(_ text: SceneText, on canvas: DisplayCanvas) -> Bool {
    text.runs.allSatisfy { run in
      let pixels = run.weight >= 700 ? Thresholds.largeBoldText : Thresholds.largeText
      guard let size = canvas.points(in: .arcMinutes(pixels * Thresholds.referencePixel)) else {
        return false
      }
      return run.size >= size - 0.5
    }
  }
}
