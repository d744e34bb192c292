/// Text that must be read faster than people read.
nonisolated enum ReadingRate: TimeRule {
  static let info = RuleInfo(
    "TXT-RATE", .warning, "text asks for at most 15 characters a second",
    unit: .charactersPerSecond, formula: "characters of a text by the time that it is there",
    source: "BBC: 180 words a minute")

  static func check(_ film: Film, _ report: inout FilmReport) {
    let most = Thresholds.mostCharactersPerSecond
    for span in film.textSpans where span.duration > 0 {
      let count = Double(span.text.string.count)
      let rate = count / span.duration
      guard rate > most + Tolerance.ratio else { continue }
      report.add(
        lines: span.frames.map { film.frames[$0].line }, text: span.text, rect: span.text.rect,
        measure: .init(measured: rate, required: most),
        "\(Quotation(span.text.string)) asks for \(rate.said) characters a second, and people read "
          + "\(most.said)",
        hint: "show it for \((count / most).saidFinely) s, or say less")
    }
  }
}
