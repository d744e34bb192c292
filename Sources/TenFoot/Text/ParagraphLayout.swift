package import Foundation

/// Breaks shaped text into lines, shortens what doesn't fit, and scales it down where it may.
///
/// It only adds up advances that are already known, so asking again at another width is cheap.
package nonisolated struct ParagraphLayout: Sendable {
  let text: ShapedText
  let style: ParagraphStyle
  /// The size of a pixel in points; sizes are rounded up to whole ones.
  let pixelLength: CGFloat

  package init(text: ShapedText, style: ParagraphStyle, pixelLength: CGFloat) {
    self.text = text
    self.style = style
    self.pixelLength = pixelLength
  }

  /// The lines in a width and a height; `nil` for as much as the text wants.
  ///
  /// Where they don't fit and the style allows it, all of the text is scaled by the largest 64th
  /// that makes them fit, and shortened only if none does.
  package func lines(width: CGFloat?, height: CGFloat?) -> TextLines {
    if width == 0, height == 0 { return .empty }
    let width = width ?? .infinity
    let height = height ?? .infinity
    let full = lines(width: width, height: height, scale: 1)
    guard full.isTruncated, style.minimumScaleFactor < 1 else { return full }
    let steps: CGFloat = 64
    var tooSmall = Int((style.minimumScaleFactor * steps).rounded(.up)) - 1
    var tooLarge = Int(steps)
    var best: TextLines?
    while tooLarge - tooSmall > 1 {
      let middle = (tooSmall + tooLarge) / 2
      let scaled = lines(width: width, height: height, scale: CGFloat(middle) / steps)
      if scaled.isTruncated {
        tooLarge = middle
      } else {
        best = scaled
        tooSmall = middle
      }
    }
    return best ?? lines(width: width, height: height, scale: style.minimumScaleFactor)
  }

  private func lines(width: CGFloat, height: CGFloat, scale: CGFloat) -> TextLines {
    // Widths are compared unscaled, with room for the rounding of a width that was answered before.
    let room = width / scale + Self.tolerance
    let limit = style.lineLimit ?? .max
    var lines: [TextLine] = []
    var bottom: CGFloat = 0
    var next = 0
    var isTruncated = false
    repeat {
      var line = line(from: next, room: room)
      measure(&line, scale: scale)
      let top = lines.isEmpty ? 0 : bottom + style.lineSpacing
      if !lines.isEmpty, lines.count >= limit || top + line.height > height + Self.tolerance {
        let cut = lines.removeLast()
        var shortened = shortened(from: cut.head.lowerBound, room: room)
        measure(&shortened, scale: scale)
        shortened.baseline = cut.baseline - cut.ascent + shortened.ascent
        lines.append(shortened)
        isTruncated = true
        break
      }
      line.baseline = top + line.ascent
      bottom = top + line.height
      next = line.next
      lines.append(line)
    } while next < text.clusters.count
    return TextLines(
      lines, scale: scale, isTruncated: isTruncated, style: style, text: text,
      pixelLength: pixelLength)
  }

  /// The line that starts at a cluster and ends where it is full.
  private func line(from start: Int, room: CGFloat) -> TextLine {
    let clusters = text.clusters
    var width: CGFloat = 0
    var lastBreak: Int?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      width += cluster.advance
      if width > room, !cluster.isWhitespace, index > start {
        let end = lastBreak ?? index
        return TextLine(head: trimmed(start..<end), next: end)
      }
      index += 1
      switch cluster.lineBreak {
      case .prohibited: break
      case .allowed: lastBreak = index
      case .mandatory: return TextLine(head: trimmed(start..<index), next: index)
      }
    }
    return TextLine(head: trimmed(start..<index), next: index)
  }

  /// The line that starts at a cluster and stands for all the rest, with an ellipsis for what is cut.
  private func shortened(from start: Int, room: CGFloat) -> TextLine {
    let end = text.clusters.count
    let headRun = text.clusters[start].run
    let tailRun = text.clusters[end - 1].run
    let ellipsis = style.truncationMode == .head ? tailRun : headRun
    var left = room - text.runs[ellipsis].ellipsis.advance
    var headEnd = start
    var tailStart = end
    func takeHead() -> Bool {
      guard headEnd < tailStart else { return false }
      let cluster = text.clusters[headEnd]
      guard cluster.advance <= left, cluster.lineBreak != .mandatory else { return false }
      left -= cluster.advance
      headEnd += 1
      return true
    }
    func takeTail() -> Bool {
      guard tailStart > headEnd else { return false }
      let cluster = text.clusters[tailStart - 1]
      guard cluster.advance <= left, cluster.lineBreak != .mandatory else { return false }
      left -= cluster.advance
      tailStart -= 1
      return true
    }
    switch style.truncationMode {
    case .tail:
      while takeHead() {}
    case .head:
      while takeTail() {}
    case .middle:
      while takeHead() { if !takeTail() { break } }
    }
    while tailStart < end, text.clusters[tailStart].isWhitespace { tailStart += 1 }
    var line = TextLine(head: trimmed(start..<headEnd), next: end)
    line.ellipsis = line.head.isEmpty ? ellipsis : text.clusters[line.head.upperBound - 1].run
    if style.truncationMode == .head { line.ellipsis = ellipsis }
    line.tail = tailStart..<end
    return line
  }

  /// A range of clusters without the white space at its end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.clusters[end - 1].isWhitespace { end -= 1 }
    return range.lowerBound..<end
  }

  private func measure(_ line: inout TextLine, scale: CGFloat) {
    var width: CGFloat = 0
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var leading: CGFloat = 0
    var measuredRun = -1
    for range in [line.head, line.tail] {
      for cluster in text.clusters[range] {
        width += cluster.advance
        guard cluster.run != measuredRun else { continue }
        measuredRun = cluster.run
        let metrics = text.runs[cluster.run].metrics
        ascent = max(ascent, metrics.ascent)
        descent = max(descent, metrics.descent)
        leading = max(leading, metrics.leading)
      }
    }
    if let run = line.ellipsis { width += text.runs[run].ellipsis.advance }
    if measuredRun < 0 {
      (ascent, descent, leading) = (text.metrics.ascent, text.metrics.descent, text.metrics.leading)
    }
    line.width = width * scale
    line.ascent = ascent * scale
    line.height = (ascent + descent + leading) * scale
  }

  private static let tolerance: CGFloat = 0.001
}

/// One line of a text: clusters from its head, perhaps an ellipsis, and clusters from its tail.
package nonisolated struct TextLine: Hashable, Sendable {
  /// The clusters before the ellipsis, or all of them.
  package var head: Range<Int>
  /// The run whose ellipsis stands behind the head; `nil` when nothing was cut.
  package var ellipsis: Int?
  /// The clusters behind the ellipsis.
  package var tail: Range<Int>
  /// The first cluster of the next line.
  var next: Int
  /// The left end, in points from the left edge of the text.
  package var x: CGFloat = 0
  /// The baseline, in points from the top edge of the text.
  package var baseline: CGFloat = 0
  /// The width without white space at the end.
  package var width: CGFloat = 0
  /// From the top of the line to its baseline.
  package var ascent: CGFloat = 0
  /// The height of the line.
  package var height: CGFloat = 0

  init(head: Range<Int>, next: Int) {
    self.head = head
    self.next = next
    tail = head.upperBound..<head.upperBound
  }
}

/// The lines of a text in a given space.
package nonisolated struct TextLines: Hashable, Sendable {
  /// The lines, from the top.
  package var lines: [TextLine]
  /// The size, rounded up to whole pixels.
  package var size: CGSize
  /// The factor that the fonts are scaled by.
  package var scale: CGFloat
  /// Whether something was cut.
  package var isTruncated: Bool

  static let empty = TextLines(lines: [], size: .zero, scale: 1, isTruncated: false)

  private init(lines: [TextLine], size: CGSize, scale: CGFloat, isTruncated: Bool) {
    self.lines = lines
    self.size = size
    self.scale = scale
    self.isTruncated = isTruncated
  }

  fileprivate init(
    _ lines: [TextLine], scale: CGFloat, isTruncated: Bool, style: ParagraphStyle, text: ShapedText,
    pixelLength: CGFloat
  ) {
    func roundedUp(_ length: CGFloat) -> CGFloat {
      // A length that is whole but for the error of adding up stays as it is.
      ((length / pixelLength) - 1e-6).rounded(.up) * pixelLength
    }
    let width = roundedUp(lines.reduce(0) { max($0, $1.width) })
    let bottom = lines.last.map { $0.baseline - $0.ascent + $0.height } ?? 0
    self.init(
      lines: lines, size: CGSize(width: width, height: roundedUp(bottom)), scale: scale,
      isTruncated: isTruncated)
  }

  /// Moves the lines to where an alignment wants them in a width.
  mutating func align(_ alignment: TextAlignment, in width: CGFloat) {
    for index in lines.indices {
      let free = width - lines[index].width
      switch alignment {
      case .leading: lines[index].x = 0
      case .center: lines[index].x = free / 2
      case .trailing: lines[index].x = free
      }
    }
  }
}
