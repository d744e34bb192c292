/// Text in a weight that is too light.
nonisolated enum FontWeightRule: SceneRule {
  static let info = RuleInfo(
    "TXT-WEIGHT", .warning, "weights are 500 or more below 48 points, and never below 400",
    unit: .weight, formula: "the font's weight; below 400 it is an error",
    source: "Apple and Android TV: no light weights")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom else { return }
    for text in scene.readTexts {
      let needs = text.runs.map { run in
        (
          run: run,
          weight: run.size < Thresholds.regularWeightSize - Tolerance.length
            ? Thresholds.smallTextWeight : Thresholds.leastWeight
        )
      }.filter { $0.run.weight < $0.weight }
      guard let worst = needs.min(by: { $0.run.weight < $1.run.weight }) else { continue }
      let isLight = worst.run.weight < Thresholds.leastWeight
      report.add(
        at: text.node, rect: text.shown, severity: isLight ? .error : .warning,
        measure: .init(measured: Double(worst.run.weight), required: Double(worst.weight)),
        "\(text.quotation) has a weight of \(worst.run.weight) at \(Double(worst.run.size).said) "
          + "points, and needs \(worst.weight)",
        hint: worst.weight == Thresholds.smallTextWeight
          ? "fontWeight(.medium) passes" : "fontWeight(.regular) passes")
    }
  }
}
