/// Text that was shortened because it doesn't fit.
nonisolated enum TruncatedText: Rule {
  static let id = "truncated-text"

  static func findings(in layout: LayoutTree) -> [Finding] {
    layout.textFindings(id, .info) { text in
      guard layout.lines[text].isTruncated else { return [] }
      let string = layout.nodes.texts[text].text.runs.map(\.text).joined()
      return [
        (
          "\(Quotation(string)) doesn't fit and is shortened",
          "give it more room, more lines, or a minimumScaleFactor(_:)"
        )
      ]
    }
  }
}
