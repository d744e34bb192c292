/// Phrases in capitals, and italics.
nonisolated enum Capitals: SceneRule {
  static let info = RuleInfo(
    "TXT-CAPS", .info, "no more than three words stand in capitals, and none in italics",
    unit: .words, formula: "words without a small letter; the fonts of the runs",
    source: "Tiresias television checklist")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom else { return }
    for text in scene.readTexts {
      let most = Thresholds.mostCapitalWords
      let capitals = text.words.count { word in
        word.contains(where: \.isUppercase) && !word.contains(where: \.isLowercase)
      }
      if capitals > most, !text.string.contains(where: \.isLowercase) {
        report.add(
          at: text.node, rect: text.shown,
          measure: .init(measured: Double(capitals), required: Double(most)),
          "\(text.quotation) has \(capitals) words in capitals, whose shapes are all alike",
          hint: "write it in small letters")
      }
      if text.runs.contains(where: \.isItalic) {
        report.add(
          at: text.node, rect: text.shown,
          "\(text.quotation) is in italics, which pixels make ragged",
          hint: "use weight or color for emphasis")
      }
    }
  }
}
