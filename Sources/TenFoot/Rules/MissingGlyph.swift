/// Characters that no font has: boxes are drawn for them.
nonisolated enum MissingGlyph: Rule {
  static let id = "missing-glyph"

  static func findings(in layout: LayoutTree) -> [Finding] {
    layout.textFindings(id, .warning) { text in
      layout.shapedTexts[text].issues.compactMap { issue in
        guard case .missingGlyph(let characters) = issue else { return nil }
        let codes = characters.unicodeScalars.map(\.codePoint)
        return (
          "no font has \(Quotation(characters)) (\(codes.joined(separator: " "))): a box is drawn",
          "add a font that has it"
        )
      }
    }
  }
}
