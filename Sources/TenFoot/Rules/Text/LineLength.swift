/// Lines that are too short or too long to read on.
nonisolated enum LineLength: SceneRule {
  static let info = RuleInfo(
    "TXT-LINE", .warning, "lines have 13 to 40 characters; over 60 is an error", unit: .characters,
    formula: "characters of each shaped line; the least counts for lines that another follows",
    source: "Atilgan et al., PNAS; BBC 37, Netflix 42; IOVS 62")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom else { return }
    let (least, most) = (Thresholds.leastLineCharacters, Thresholds.easyLineCharacters)
    for text in scene.readTexts {
      let longest = text.lines.map(\.characters).max() ?? 0
      if longest > most {
        let isError = longest > Thresholds.mostLineCharacters
        report.add(
          at: text.node, rect: text.shown, severity: isError ? .error : .warning,
          measure: .init(measured: Double(longest), required: Double(most)),
          "\(text.quotation) has a line of \(longest) characters, and eyes find the next line up to "
            + "\(most)",
          hint: "make it narrower, so that it breaks, or say less")
        continue
      }
      guard text.lines.count > 1, !text.string.contains(where: \.isNewline),
        let shortest = text.lines.dropLast().map(\.characters).min(), shortest < least
      else { continue }
      report.add(
        at: text.node, rect: text.shown,
        measure: .init(measured: Double(shortest), required: Double(least)),
        "\(text.quotation) breaks after \(shortest) characters, and reading is slow below \(least)",
        hint: "give it more width")
    }
  }
}
