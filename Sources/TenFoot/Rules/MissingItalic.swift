/// Italics that a font family lacks: its upright letters are slanted.
nonisolated enum MissingItalic: Rule {
  static let id = "missing-italic"

  static func findings(in layout: LayoutTree) -> [Finding] {
    layout.textFindings(id, .info) { text in
      layout.shapedTexts[text].issues.compactMap { issue in
        guard case .missingItalic(let family) = issue else { return nil }
        return (
          "the font family “\(family)” has no italics: its upright letters are slanted",
          "ask for a family that has italics, or for none"
        )
      }
    }
  }
}
