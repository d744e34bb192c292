/// Thin strokes in saturated colors.
nonisolated enum StrokeSaturation: SceneRule {
  static let info = RuleInfo(
    "COL-SAT", .warning, "strokes below 4 points have a saturation of at most 0.85", unit: .share,
    formula: "HSV saturation of lines and of the stems of letters",
    source: "MHP guides: color is sent at half resolution")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom else { return }
    let most = Thresholds.mostSaturation
    for shape in scene.shapes {
      guard let thickness = shape.thickness, thickness < Thresholds.saturatedStroke,
        let color = shape.color, Shade(color).saturation > most + 1e-6
      else { continue }
      report.add(
        at: shape.node, rect: shape.rect,
        measure: .init(measured: Shade(color).saturation, required: most),
        "a line of \(Double(thickness).said) points has a saturated color, which smears",
        hint: "make it 4 points thick, or the color paler")
    }
    for text in scene.readTexts {
      let run = text.runs.first { run in
        guard let color = run.color else { return false }
        return run.stem > 0 && run.stem < Thresholds.saturatedStroke
          && Shade(color).saturation > most + 1e-6
      }
      guard let run, let color = run.color else { continue }
      report.add(
        at: text.node, rect: text.shown,
        measure: .init(measured: Shade(color).saturation, required: most),
        "\(text.quotation) has stems of \(Double(run.stem).said) points in a saturated color, "
          + "which smears",
        hint: "make the font bolder or the color paler")
    }
  }
}
