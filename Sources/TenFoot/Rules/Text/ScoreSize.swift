/// A score, timer or join code that doesn't stand out.
nonisolated enum ScoreSize: SceneRule {
  static let info = RuleInfo(
    "TXT-SCORE", .warning, "capitals of scores, timers and join codes take at least 48′",
    unit: .arcMinutes, formula: "as TXT-CAP-MIN, of views with the role `score`",
    source: "own: three times the least")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    LetterHeight.capitals(Thresholds.scoreCapHeight).check(
      scene.readTexts.filter { $0.role == .score }, in: scene, &report,
      needs: "what the whole room looks for needs")
  }
}
