/// Text that goes before everybody has read it.
nonisolated enum HoldTime: TimeRule {
  static let info = RuleInfo(
    "TXT-HOLD", .warning, "text stays for 2 s, and for 1 s and 0.4 s a word", unit: .seconds,
    formula: "from the frame that shows a text first to the one that no longer does",
    source: "BBC subtitles: 0.33 to 0.375 s a word; 1 s to look up")

  static func check(_ film: Film, _ report: inout FilmReport) {
    for span in film.textSpans {
      let needed = max(
        Thresholds.leastHold,
        Thresholds.lookUpTime + Thresholds.wordTime * Double(span.text.words))
      guard span.duration < needed - Tolerance.ratio else { continue }
      report.add(
        lines: span.frames.map { film.frames[$0].line }, text: span.text, rect: span.text.rect,
        measure: .init(measured: span.duration, required: needed),
        "\(Quotation(span.text.string)) is there for \(span.duration.saidFinely) s, and takes "
          + "\(needed.saidFinely) s to read",
        hint: "show it for \(needed.saidFinely) s, or say less")
    }
  }
}
