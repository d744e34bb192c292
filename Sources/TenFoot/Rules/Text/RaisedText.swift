/// Text that was raised to a size that can be read.
nonisolated enum RaisedText: SceneRule {
  static let info = RuleInfo(
    "TXT-RAISED", .info, "text that `.legibility(.enforce)` raised is told of", unit: .points,
    formula: "font size asked for", source: "own")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    for text in scene.texts {
      guard let from = scene.nodes.texts[text.index].raisedFrom,
        let run = text.runs.min(by: { $0.ownSize < $1.ownSize })
      else { continue }
      report.add(
        at: text.node, rect: text.shown.isNull ? text.ink : text.shown,
        measure: .init(measured: from, required: run.ownSize),
        "\(text.quotation) was raised from \(Double(from).said) to \(Double(run.ownSize).said) "
          + "points so that it can be read",
        hint: "set it in \(Double(run.ownSize).said) points")
    }
  }
}
