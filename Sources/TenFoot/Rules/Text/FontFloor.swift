/// Text in a font that is too small for any television.
nonisolated enum FontFloor: SceneRule {
  static let info = RuleInfo(
    "TXT-FLOOR", .error, "no text is below 31 points, whatever it is for", unit: .points,
    formula: "font size on the screen", source: "16′ at 10 feet on 55 inches; Xbox 30, tvOS 29")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom else { return }
    let floor = Thresholds.leastFontSize
    for text in scene.readTexts {
      guard let run = text.runs.min(by: { $0.size < $1.size }), run.size < floor - Tolerance.length
      else { continue }
      let size = (floor / max(run.size, 1e-6) * run.ownSize).roundedUpToWhole
      report.add(
        at: text.node, rect: text.shown, measure: .init(measured: run.size, required: floor),
        "\(text.quotation) is \(Double(run.size).said) points high, and no text on a television "
          + "may be below \(floor.said)",
        hint: "a font of \(Double(size).said) points passes")
    }
  }
}
