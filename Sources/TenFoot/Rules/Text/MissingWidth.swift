/// Widths that a font family doesn't come in: the nearest that it has is drawn.
nonisolated enum MissingWidth: SceneRule {
  static let info = RuleInfo(
    "missing-width", .info, "font families come in the width asked for",
    formula: "the text engine's report", source: "own", isAboutLegibility: false)

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    report.addIssues(of: scene) { issues in
      issues.compactMap { issue in
        guard case .missingWidth(let family) = issue else { return nil }
        return (
          "the font family “\(family)” doesn't come in the width asked for: the nearest is drawn",
          "ask by name for a family that is narrow or wide"
        )
      }
    }
  }
}
