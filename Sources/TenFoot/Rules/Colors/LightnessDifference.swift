/// Text and signs that are nearly as light as what lies behind them.
nonisolated enum LightnessDifference: PixelRule {
  static let info = RuleInfo(
    "CON-DARK", .warning, "lightness differs by 60 for text and 40 for signs", unit: .lightness,
    formula: "difference of CIE L* where CON-TEXT and CON-GFX measure",
    source: "own: WCAG's ratio flatters dark pairs")

  static func check(_ frame: FrameReading, _ report: inout RuleReport) {
    guard frame.scene.isInRoom else { return }
    for contrast in frame.contrasts where contrast.lightness < Thresholds.textLightness - 0.05 {
      report.add(
        at: contrast.text.node, rect: contrast.rect,
        measure: .init(measured: contrast.lightness, required: Thresholds.textLightness),
        "\(contrast.text.quotation) differs in lightness by \(contrast.lightness.said), and reads "
          + "well from \(Thresholds.textLightness.said)",
        hint: "make it lighter or what is behind it darker, or the other way around")
    }
    for graphic in frame.graphics
    where graphic.lightness < Thresholds.graphicLightness - 0.05 {
      report.add(
        at: graphic.shape.node, rect: graphic.shape.rect,
        measure: .init(measured: graphic.lightness, required: Thresholds.graphicLightness),
        "a sign differs in lightness by \(graphic.lightness.said), and is seen well from "
          + "\(Thresholds.graphicLightness.said)",
        hint: "make it lighter or darker")
    }
  }
}
