/// Text whose small letters are so small that reading slows.
nonisolated enum SmallLetters: SceneRule {
  static let info = RuleInfo(
    "TXT-XH-MIN", .error, "small letters take at least 12′", unit: .arcMinutes,
    formula: "height of the face's x on the screen, as an angle from the viewing distance",
    source: "Legge & Bigelow 2011: the critical print size is 0.2°")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    let texts = scene.readTexts.filter { text in text.string.contains(where: \.isLowercase) }
    LetterHeight.smallLetters(Thresholds.leastXHeight)
      .check(texts, in: scene, &report, needs: "reading slows below")
  }
}
