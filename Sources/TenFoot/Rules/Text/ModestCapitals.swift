/// Text whose capitals can be read, but not with ease.
nonisolated enum ModestCapitals: SceneRule {
  static let info = RuleInfo(
    "TXT-CAP-REC", .warning, "capitals take at least 20′", unit: .arcMinutes,
    formula: "as TXT-CAP-MIN", source: "ISO 9241-3 and NUREG-0700: 20′ to 22′ preferred")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    LetterHeight.capitals(Thresholds.easyCapHeight)
      .check(scene.readTexts, in: scene, &report, needs: "reading is easy from")
  }
}
