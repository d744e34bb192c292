/// Characters that another family than the one asked for draws.
nonisolated enum FontSubstitution: SceneRule {
  static let info = RuleInfo(
    "font-substitution", .info, "the family asked for draws all characters",
    formula: "the text engine's report", source: "own", isAboutLegibility: false)

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    var told: Set<ShapedText.Substitution> = []
    for text in scene.texts {
      for substitution in scene.layout.shapedTexts[text.index].substitutions {
        // What none has is another rule's, and emoji always come from a family of their own.
        guard let used = substitution.used, used != "Noto Color Emoji",
          told.insert(substitution).inserted
        else { continue }
        report.add(
          at: text.node, rect: text.shown.isNull ? text.ink : text.shown,
          "\(Quotation(used)) draws \(Quotation(substitution.characters)), which "
            + "\(Quotation(substitution.requested)) hasn't")
      }
    }
  }
}
