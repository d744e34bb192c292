/// Widths that a font family doesn't come in: the nearest that it has is drawn.
nonisolated enum MissingWidth: Rule {
  static let id = "missing-width"

  static func findings(in layout: LayoutTree) -> [Finding] {
    layout.textFindings(id, .info) { text in
      layout.shapedTexts[text].issues.compactMap { issue in
        guard case .missingWidth(let family) = issue else { return nil }
        return (
          "the font family “\(family)” doesn't come in the width asked for: the nearest is drawn",
          "ask by name for a family that is narrow or wide"
        )
      }
    }
  }
}
