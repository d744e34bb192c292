/// How long texts stay on the screen.
nonisolated struct TextSpan {
  let text: FilmText
  /// The frames that show it.
  let frames: Range<Int>
  /// How long they do, in seconds.
  let duration: Double
}

extension Film {
  /// The times of texts that come and go: those that are there at the end may stay for longer.
  nonisolated var textSpans: [TextSpan] {
    var open: [FilmText: Int] = [:]
    var spans: [TextSpan] = []
    func close(_ text: FilmText, from start: Int, before end: Int) {
      guard let last = self.end(of: end - 1) else { return }
      let duration = last - frames[start].time
      spans.append(TextSpan(text: text, frames: start..<end, duration: duration))
    }
    for (index, frame) in frames.enumerated() {
      let shown = Set(frame.reading.texts)
      for (text, start) in open.sorted(by: { ($0.value, $0.key.path) < ($1.value, $1.key.path) })
      where !shown.contains(text) {
        close(text, from: start, before: index)
        open[text] = nil
      }
      for text in frame.reading.texts where open[text] == nil { open[text] = index }
    }
    if end != nil {
      for (text, start) in open.sorted(by: { ($0.value, $0.key.path) < ($1.value, $1.key.path) }) {
        close(text, from: start, before: frames.count)
      }
    }
    return spans
  }
}
