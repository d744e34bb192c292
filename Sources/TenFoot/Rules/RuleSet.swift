/// The rules that a picture is held against.
public nonisolated struct RuleSet: Sendable {
  private let rules: [any Rule.Type]
  private var levels: [String: RuleLevel] = [:]

  /// All of TenFoot's rules.
  public static let tenFoot = RuleSet(rules: [
    KnownRoom.self,
    // Text.
    SmallCapitals.self, ModestCapitals.self, SmallLetters.self, FontFloor.self, ScoreSize.self,
    FontWeightRule.self, StemThickness.self, LineLength.self, LineDistance.self, Capitals.self,
    HoldTime.self, ReadingRate.self, CutText.self, OverlappingText.self, TightCard.self,
    RaisedText.self,
    // Places.
    TitleSafety.self, ActionSafety.self, BackgroundCover.self, LeavingScreen.self,
    LineThickness.self, QRCodeSize.self, ScreenDensity.self, FocusMarks.self,
    // Contrast and color.
    TextContrast.self, EasyContrast.self, GraphicContrast.self, LightnessDifference.self,
    ColorRange.self, StrokeSaturation.self, ColorBlindness.self, ColorAlone.self,
    // Time.
    Flashes.self, RedFlashes.self, StripePattern.self, BurnIn.self,
    // Fonts and pictures.
    MissingGlyph.self, MissingFamily.self, MissingWidth.self, MissingItalic.self,
    FontSubstitution.self, UnreadableImage.self, ColorGamut.self, NestedEffects.self,
  ])

  /// The rules on fonts, images and flashes, which don't depend on where people sit.
  package static let picture = RuleSet(
    rules: tenFoot.rules.filter { !$0.info.isAboutLegibility })

  /// What the rules say that look at times.
  static let overTime = tenFoot.rules.filter { $0 is any TimeRule.Type }.map { $0.info }

  private init(rules: [any Rule.Type]) { self.rules = rules }

  /// What the rules say, in their order.
  public var infos: [RuleInfo] { rules.map { $0.info } }

  /// The rules with one of them switched off, or with another severity.
  ///
  /// - Parameters:
  ///   - id: The rule's name; one that isn't in the set changes nothing.
  ///   - level: How much its findings matter.
  /// - Returns: The changed set.
  public func setting(_ id: String, to level: RuleLevel) -> RuleSet {
    var copy = self
    copy.levels[id] = level
    return copy
  }

  /// What is wrong in a layout, by the rules that don't look at pixels.
  ///
  /// - Returns: All findings, those with an ``Finding/exception`` among them.
  func check(_ layout: LayoutTree) -> [Finding] {
    check(SceneReading(layout))
  }

  /// What is wrong in a scene, by the rules that don't look at pixels.
  func check(_ scene: SceneReading) -> [Finding] {
    rules.flatMap { rule -> [Finding] in
      guard let rule = rule as? any SceneRule.Type, levels[rule.info.id] != .off else { return [] }
      var report = RuleReport(rule.info, on: scene, level: levels[rule.info.id])
      rule.check(scene, &report)
      return report.findings
    } + unknownRules(in: scene)
  }

  /// What is wrong in a drawn scene, by the rules that look at pixels.
  ///
  /// - Parameters:
  ///   - frame: The scene, drawn.
  ///   - isInFilm: Whether the rules that look at times as well will see the frames before and after.
  /// - Returns: All findings, those with an ``Finding/exception`` among them.
  func checkPixels(_ frame: FrameReading, isInFilm: Bool) -> [Finding] {
    rules.flatMap { rule -> [Finding] in
      if isInFilm, rule is any TimeRule.Type { return [] }
      guard let rule = rule as? any PixelRule.Type, levels[rule.info.id] != .off else { return [] }
      var report = RuleReport(rule.info, on: frame.scene, level: levels[rule.info.id])
      rule.check(frame, &report)
      return report.findings
    }
  }

  /// What is wrong in a film, by the rules that look at times.
  func check(_ film: Film) -> [FilmFinding] {
    rules.flatMap { rule -> [FilmFinding] in
      guard let rule = rule as? any TimeRule.Type, levels[rule.info.id] != .off else { return [] }
      var report = FilmReport(rule.info, on: film, level: levels[rule.info.id])
      rule.check(film, &report)
      return report.findings
    }
  }

  /// Notes on rules that don't exist.
  private func unknownRules(in scene: SceneReading) -> [Finding] {
    // A set of some rules is no reason to doubt the others.
    let all = Self.tenFoot.infos.map(\.id)
    let ids = Set(all)
    return scene.notes.compactMap { note in
      guard case .level(let id, _, _) = note.note, !ids.contains(id) else { return nil }
      var finding = Finding(
        rule: "unknown-rule", severity: .warning, path: scene.nodes.path(of: note.nodes.lowerBound),
        message: "there is no rule \(Quotation(id))",
        hint: "rules are \(all.joined(separator: ", "))")
      finding.place = note.place
      return finding
    }
  }
}
