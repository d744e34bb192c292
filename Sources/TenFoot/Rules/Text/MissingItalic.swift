/// Italics that a font family lacks: its upright letters are slanted.
nonisolated enum MissingItalic: SceneRule {
  static let info = RuleInfo(
    "missing-italic", .info, "every family asked for italics has them",
    formula: "the text engine's report", source: "own", isAboutLegibility: false)

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    report.addIssues(of: scene) { issues in
      issues.compactMap { issue in
        guard case .missingItalic(let family) = issue else { return nil }
        return (
          "the font family “\(family)” has no italics: its upright letters are slanted",
          "ask for a family that has italics, or for none"
        )
      }
    }
  }
}
