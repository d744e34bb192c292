/// Text whose strokes are thinner than an eye can follow.
nonisolated enum StemThickness: SceneRule {
  static let info = RuleInfo(
    "TXT-STROKE", .warning, "stems of letters take at least 1.5′", unit: .arcMinutes,
    formula: "thickness of the face's capital I on the screen, as an angle",
    source: "DOD-HDBK-791: 1/8 of the height, 2′ of 16′")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    let needed = Thresholds.leastStem * scene.canvas.acuityFactor
    guard let least = scene.canvas.points(in: .arcMinutes(needed)) else { return }
    for text in scene.readTexts {
      guard let run = text.runs.filter({ $0.stem > 0 }).min(by: { $0.stem < $1.stem }),
        run.stem < least - Tolerance.length,
        let angle = scene.canvas.angle(of: run.stem)?.arcMinutes
      else { continue }
      let size = (least / run.stem * run.ownSize).roundedUpToWhole
      report.add(
        at: text.node, rect: text.shown, measure: .init(measured: angle, required: needed),
        "\(text.quotation) has stems of \(angle.saidFinely)′, and needs \(needed.saidFinely)′",
        hint: "\(Double(size).said) points of this weight pass, or a bolder font")
    }
  }
}
