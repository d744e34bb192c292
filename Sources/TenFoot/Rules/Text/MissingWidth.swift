/// Widths that a font family doesn't come in: its own is drawn.
nonisolated enum MissingWidth: SceneRule {
  static let info = RuleInfo(
    "missing-width", .info, "font families come in the width asked for",
    formula: "the text engine's report", source: "own", isAboutLegibility: false)

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    report.addIssues(of: scene) { issues in
      issues.compactMap { issue in
        guard case .missingWidth(let family) = issue else { return nil }
        return (
          "the font family “\(family)” comes in one width: that is drawn",
          "ask by name for a family that is narrow or wide"
        )
      }
    }
  }
}
