/// Text whose capitals are too small for the farthest viewer.
nonisolated enum SmallCapitals: SceneRule {
  static let info = RuleInfo(
    "TXT-CAP-MIN", .error, "capitals take at least 16′", unit: .arcMinutes,
    formula: "height of the face's capitals on the screen, as an angle from the viewing distance",
    source: "ISO 9241-3; NUREG-0700 rev. 2, 1.3.1-4")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    LetterHeight.capitals(Thresholds.leastCapHeight)
      .check(scene.readTexts, in: scene, &report, needs: "text must have")
  }
}
