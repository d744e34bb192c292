import Foundation

/// Fills lines of one width with the clusters of a shaped text.
nonisolated struct LineFiller {
  private let text: ShapedText
  private let index: LineIndex
  /// The width of a line before scaling.
  private let room: CGFloat
  /// How much closer than usual clusters stand.
  private let tightening: CGFloat
  /// The distance from one baseline to the next; `nil` for what the fonts ask for.
  private let lineHeight: AttributedString.LineHeight?
  /// The same for runs of the styled text that have one of their own.
  private let runLineHeights: [AttributedString.LineHeight?]

  /// Creates a filler of lines in a width for a text in a style.
  init(text: ShapedText, style: ParagraphStyle, room: CGFloat, tightening: CGFloat) {
    self.text = text
    index = text.index
    self.room = room
    self.tightening = tightening
    lineHeight = style.lineHeight
    runLineHeights = style.runLineHeights
  }

  /// The line that starts at a cluster and ends where it is full.
  ///
  /// - Parameters:
  ///   - start: The first cluster.
  ///   - first: The first opportunity behind `start`; it becomes that of the next line.
  /// - Returns: The line, and whether its end divides a word.
  func line(from start: Int, opportunity first: inout Int) -> (TextLine, dividesWord: Bool) {
    let all = index.opportunities
    guard first < all.count else { return (TextLine(head: start..<start, next: start), false) }
    let left = index.pen(before: start)
    func fits(_ opportunity: LineIndex.Opportunity) -> Bool {
      let gaps = CGFloat(max(0, Int(opportunity.content) - start - 1))
      return opportunity.pen - left - gaps * tightening <= room
    }
    let last = mandatoryEnd(from: first)
    var end = (first..<last + 1).partition { fits(all[$0]) } - 1
    // A hyphen needs room as well; before it a shorter line always fits.
    while end >= first, all[end].hyphen > 0,
      all[end].pen - left - tightening * CGFloat(Int(all[end].content) - start) + all[end].hyphen
        > room
    {
      end -= 1
    }
    guard end >= first else {
      let line = dividedLine(from: start, before: Int(all[first].content))
      if line.next >= all[first].next { first += 1 }
      return (line, true)
    }
    let next = Int(all[end].next)
    var line = TextLine(head: index.trimmed(start..<next), next: next)
    if all[end].hyphen > 0, next < text.clusters.count { line.hyphen = text.clusters[next - 1].run }
    first = end + 1
    return (line, false)
  }

  /// The first place where a line must end, or the end of the text.
  private func mandatoryEnd(from first: Int) -> Int {
    let mandatory = index.mandatory
    guard !mandatory.isEmpty else { return index.opportunities.count - 1 }
    let place = mandatory.indices.partition { mandatory[$0] < first }
    return place < mandatory.count ? Int(mandatory[place]) : index.opportunities.count - 1
  }

  /// The line that ends inside its first word: at least one cluster, and as many as fit.
  private func dividedLine(from start: Int, before limit: Int) -> TextLine {
    let end = (start + 1..<max(limit, start + 1)).partition { width(start..<$0 + 1) <= room }
    return TextLine(head: index.trimmed(start..<end), next: end)
  }

  /// The line that starts at a cluster and stands for all the rest, with an ellipsis for what is cut.
  func shortened(from start: Int, mode: Text.TruncationMode) -> TextLine {
    let end = text.clusters.count
    let headRun = text.clusters[start].run
    let tailRun = text.clusters[end - 1].run
    let ellipsis = mode == .head ? tailRun : headRun
    let left = room - text.runs[ellipsis].ellipsis.advance
    let opportunities = index.opportunities
    // The head ends at the first line separator, and the tail starts behind the last.
    let ends = index.mandatory
    let firstEnd = ends.indices.partition { opportunities[Int(ends[$0])].next <= start }
    let headLimit =
      firstEnd < ends.count ? Int(opportunities[Int(ends[firstEnd])].next) - 1 : end
    let lastStart = ends.last.map { Int(opportunities[Int($0)].next) } ?? start
    let tailLimit = max(lastStart, start)
    var headEnd = start
    var tailStart = end
    switch mode {
    case .tail:
      headEnd = (start..<headLimit).partition { width(start..<$0 + 1) <= left }
    case .head:
      tailStart = end - (0..<end - tailLimit).partition { width(end - $0 - 1..<end) <= left }
    case .middle:
      (headEnd, tailStart) = middle(start..<end, headLimit, tailLimit, room: left)
    }
    while tailStart < end, text.clusters[tailStart].isWhitespace { tailStart += 1 }
    var line = TextLine(head: index.trimmed(start..<headEnd), next: end)
    line.ellipsis = line.head.isEmpty ? ellipsis : text.clusters[line.head.upperBound - 1].run
    if mode == .head { line.ellipsis = ellipsis }
    line.tail = tailStart..<end
    return line
  }

  /// Where the head ends and the tail starts if both take clusters in turn, the head first.
  private func middle(
    _ all: Range<Int>, _ headLimit: Int, _ tailLimit: Int, room: CGFloat
  ) -> (headEnd: Int, tailStart: Int) {
    func split(_ taken: Int) -> (headEnd: Int, tailStart: Int) {
      let tail = min(taken / 2, all.upperBound - tailLimit)
      let head = min(taken - tail, headLimit - all.lowerBound)
      return (all.lowerBound + head, all.upperBound - tail)
    }
    let taken = (1..<all.count + 1).partition { taken in
      let (head, tail) = split(taken)
      return head < tail && width(all.lowerBound..<head) + width(tail..<all.upperBound) <= room
    }
    return split(taken - 1)
  }

  /// Gives a line its width and its height.
  func measure(_ line: inout TextLine, scale: CGFloat) {
    let box = box(of: line)
    var ascent = box.ascent * scale
    var height = (box.ascent + box.descent + box.leading) * scale
    if let wanted = lineHeight(of: line)?.height(fontSize: fontSize(of: line) * scale) {
      ascent += (wanted - height) / 2
      height = wanted
    }
    var width = width(line.head) + width(line.tail)
    if let run = line.ellipsis { width += text.runs[run].ellipsis.advance }
    if let run = line.hyphen { width += (text.runs[run].hyphen?.advance ?? 0) - tightening }
    line.width = width * scale
    line.ascent = ascent
    line.height = height
  }

  /// What a line's paragraph says on its height: that of its first character, as all have the same.
  private func lineHeight(of line: TextLine) -> AttributedString.LineHeight? {
    let first = line.head.isEmpty ? line.tail : line.head
    let cluster = first.isEmpty ? line.next - 1 : first.lowerBound
    guard !runLineHeights.isEmpty, text.clusters.indices.contains(cluster) else {
      return lineHeight
    }
    let source = text.runs[text.clusters[cluster].run].source
    guard runLineHeights.indices.contains(source) else { return lineHeight }
    return runLineHeights[source] ?? lineHeight
  }

  /// The size of the largest font of a line.
  private func fontSize(of line: TextLine) -> CGFloat {
    let runs = [line.head, line.tail].filter { !$0.isEmpty }.flatMap {
      text.clusters[$0.lowerBound].run...text.clusters[$0.upperBound - 1].run
    }
    return runs.map { text.runs[$0].fontSize }.max() ?? text.fontSize
  }

  private func box(of line: TextLine) -> LineIndex.LineBox {
    let first = line.head.isEmpty ? line.tail : line.head
    if first.isEmpty { return text.metrics.box }
    if let box = index.commonBox { return box }
    var box = LineIndex.LineBox()
    for range in [line.head, line.tail] where !range.isEmpty {
      for run in text.clusters[range.lowerBound].run...text.clusters[range.upperBound - 1].run {
        let metrics = text.runs[run].metrics
        box.ascent = max(box.ascent, metrics.ascent)
        box.descent = max(box.descent, metrics.descent)
        box.leading = max(box.leading, metrics.leading)
      }
    }
    return box
  }

  private func width(_ range: Range<Int>) -> CGFloat {
    index.width(range) - tightening * CGFloat(max(0, range.count - 1))
  }
}
