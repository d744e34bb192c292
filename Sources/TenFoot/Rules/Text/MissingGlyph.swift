/// Characters that no font has: boxes are drawn for them.
nonisolated enum MissingGlyph: SceneRule {
  static let info = RuleInfo(
    "missing-glyph", .warning, "some font has every character",
    formula: "the text engine's report", source: "own", isAboutLegibility: false)

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    report.addIssues(of: scene) { issues in
      issues.compactMap { issue in
        guard case .missingGlyph(let characters) = issue else { return nil }
        let codes = characters.unicodeScalars.map(\.codePoint)
        return (
          "no font has \(Quotation(characters)) (\(codes.joined(separator: " "))): a box is drawn",
          "add a font that has it"
        )
      }
    }
  }
}
