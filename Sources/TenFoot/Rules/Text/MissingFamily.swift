/// Font families that aren't there: another is drawn.
nonisolated enum MissingFamily: SceneRule {
  static let info = RuleInfo(
    "missing-family", .warning, "every font family asked for is there",
    formula: "the text engine's report", source: "own", isAboutLegibility: false)

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    report.addIssues(of: scene) { issues in
      issues.compactMap { issue in
        guard case .missingFamily(let name, let nearest) = issue else { return nil }
        return (
          "there is no font family \(Quotation(name)): the system font is drawn",
          nearest.map { "did you mean \(Quotation($0))?" } ?? "add a font of that family"
        )
      }
    }
  }
}
