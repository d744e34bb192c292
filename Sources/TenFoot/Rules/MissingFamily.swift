/// Font families that aren't there: another is drawn.
nonisolated enum MissingFamily: Rule {
  static let id = "missing-family"

  static func findings(in layout: LayoutTree) -> [Finding] {
    layout.textFindings(id, .warning) { text in
      layout.shapedTexts[text].issues.compactMap { issue in
        guard case .missingFamily(let name, let nearest) = issue else { return nil }
        return (
          "there is no font family \(Quotation(name)): the system font is drawn",
          nearest.map { "did you mean \(Quotation($0))?" } ?? "add a font of that family"
        )
      }
    }
  }
}
