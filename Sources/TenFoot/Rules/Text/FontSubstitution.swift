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
          sentence(on: substitution, drawnBy: used, in: text.string))
      }
    }
  }

  private static func sentence(
    on substitution: ShapedText.Substitution, drawnBy used: String, in text: String
  ) -> String {
    let requested = Quotation(substitution.requested)
    guard let spelling = substitution.spelling else {
      let words = Quotation(stretches(of: substitution.characters, in: text))
      return "\(Quotation(used)) draws \(words), which \(requested) hasn't"
    }
    let drawer = used == substitution.requested ? "" : " by \(Quotation(used))"
    return "\(Quotation(substitution.characters)), which \(requested) hasn't, is spelled out as "
      + "\(Quotation(spelling))\(drawer)"
  }

  /// What characters make in a text, as it is read: its words with the spaces between them, and
  /// "…" for what stands between and isn't theirs.
  private static func stretches(of characters: String, in text: String) -> String {
    let theirs = Set(characters.unicodeScalars)
    var quoted = ""
    // What stands since the last of the characters.
    var between = ""
    for character in text {
      guard character.unicodeScalars.contains(where: theirs.contains) else {
        between.append(character)
        continue
      }
      if !quoted.isEmpty { quoted += between.allSatisfy(\.isWhitespace) ? between : " … " }
      quoted.append(character)
      between = ""
    }
    // A report names so many characters, and a long text may have others.
    return quoted.isEmpty ? characters : quoted
  }
}
