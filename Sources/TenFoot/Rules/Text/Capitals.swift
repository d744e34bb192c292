/// Phrases in capitals, and italics.
nonisolated enum Capitals: SceneRule {
  static let info = RuleInfo(
    "TXT-CAPS", .info, "no more than three words in a row stand in capitals, and none in italics",
    unit: .words, formula: "words of capitals alone; numbers between them; the fonts of the runs",
    source: "Tiresias television checklist")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom else { return }
    for text in scene.readTexts {
      let most = Thresholds.mostCapitalWords
      let capitals = text.capitalsInARow
      if capitals > most {
        report.add(
          at: text.node, rect: text.shown,
          measure: .init(measured: Double(capitals), required: Double(most)),
          "\(text.quotation) has \(capitals) words in capitals in a row, whose shapes are all alike",
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

extension SceneText {
  /// The most words of capitals that follow each other; numbers between them neither count nor end
  /// the row.
  nonisolated fileprivate var capitalsInARow: Int {
    var (row, longest) = (0, 0)
    for word in words {
      if word.contains(where: \.isLowercase) {
        row = 0
      } else if word.contains(where: \.isUppercase) {
        row += 1
        longest = max(longest, row)
      }
    }
    return longest
  }
}
