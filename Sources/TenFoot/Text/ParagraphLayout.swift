package import Foundation

/// Breaks shaped text into lines, shortens what doesn't fit, and scales it down where it may.
///
/// It only searches in sums that are already known, so asking again at another width is cheap.
package nonisolated struct ParagraphLayout: Sendable {
  let text: ShapedText
  let style: ParagraphStyle
  /// The size of a pixel in points; sizes are rounded up to whole ones.
  let pixelLength: CGFloat
  /// The largest factor to scale by: what the other texts of a group can keep up with.
  var maximumScale: CGFloat = 1

  package init(text: ShapedText, style: ParagraphStyle, pixelLength: CGFloat) {
    self.text = text
    self.style = style
    self.pixelLength = pixelLength
  }

  /// The lines in a width and a height; `nil` for as much as the text wants.
  ///
  /// Where they don't fit and the style allows it, letters move closer together, then all of the text
  /// is scaled by the largest step that makes it fit, and it is shortened only if none does.
  package func lines(width: CGFloat?, height: CGFloat?) -> TextLines {
    if width == 0, height == 0 { return .empty }
    let room = CGSize(width: width ?? .infinity, height: height ?? .infinity)
    var lines = fittedLines(in: room)
    if style.isBalanced, lines.lines.count > 1, !lines.isTruncated, !lines.dividesWords {
      lines = balanced(lines, height: room.height)
    }
    return lines
  }

  /// The size of the lines in a width and a height, without keeping them.
  func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    if width == 0, height == 0 { return .zero }
    if style.isBalanced || style.isFitted || style.allowsTightening
      || style.minimumScaleFactor < maximumScale
    {
      return lines(width: width, height: height).size
    }
    let room = CGSize(width: width ?? .infinity, height: height ?? .infinity)
    return size(fill(room, scale: maximumScale) { _ in }, scale: maximumScale)
  }

  private func fittedLines(in room: CGSize) -> TextLines {
    let full = lines(in: room, scale: maximumScale)
    if fits(full, in: room) { return full }
    if style.allowsTightening, text.allowsTightening {
      let tight = tightened(in: room)
      if fits(tight, in: room) { return tight }
    }
    let smallest = style.minimumScaleFactor
    guard smallest < maximumScale else { return full }
    // The numbers of steps that are too large, down to the first that is not.
    let lowest = Int((smallest * style.scaleSteps - Self.tolerance).rounded(.up))
    let highest = Int((maximumScale * style.scaleSteps + Self.tolerance).rounded(.down))
    var best: TextLines?
    _ = (0..<max(highest - lowest + 1, 0)).partition { step in
      let lines = lines(in: room, scale: CGFloat(highest - step) / style.scaleSteps)
      let isFitting = fits(lines, in: room)
      if isFitting { best = lines }
      return !isFitting
    }
    return best ?? lines(in: room, scale: smallest)
  }

  private func fits(_ lines: TextLines, in room: CGSize) -> Bool {
    if lines.isTruncated { return false }
    // A single line that is too high is not cut, as a text is never less than a line.
    let bottom = lines.lines.last.map { $0.baseline - $0.ascent + $0.height } ?? 0
    if style.minimumScaleFactor < 1, bottom > room.height + Self.tolerance { return false }
    return !style.isFitted || !lines.dividesWords
  }

  /// The lines with letters as close as needed, in steps of a hundredth of an em, five at most.
  private func tightened(in room: CGSize) -> TextLines {
    let step = (text.runs.map(\.fontSize).min() ?? 0) / 100
    var lines = TextLines.empty
    for steps in 1...Self.tighteningSteps {
      lines = self.lines(in: room, scale: maximumScale, tightening: CGFloat(steps) * step)
      if fits(lines, in: room) { break }
    }
    return lines
  }

  /// The same number of lines in the smallest width that holds them.
  private func balanced(_ lines: TextLines, height: CGFloat) -> TextLines {
    let widest = lines.lines.reduce(0) { max($0, $1.width) }
    var best = lines
    var (low, high) = (widest / CGFloat(lines.lines.count), widest)
    while high - low > pixelLength {
      let width = (low + high) / 2
      let narrow = self.lines(
        in: CGSize(width: width, height: height), scale: lines.scale, tightening: lines.tightening)
      if narrow.lines.count == lines.lines.count, !narrow.isTruncated, !narrow.dividesWords {
        best = narrow
        high = width
      } else {
        low = width
      }
    }
    return best
  }

  private func lines(in room: CGSize, scale: CGFloat, tightening: CGFloat = 0) -> TextLines {
    var lines: [TextLine] = []
    let measures = fill(room, scale: scale, tightening: tightening) { lines.append($0) }
    return TextLines(
      lines: lines, size: size(measures, scale: scale), scale: scale, tightening: tightening,
      isTruncated: measures.isTruncated, dividesWords: measures.dividesWords)
  }

  /// What lines come to.
  private struct Measures {
    var count = 0
    var width: CGFloat = 0
    var bottom: CGFloat = 0
    var isTruncated = false
    var dividesWords = false
  }

  /// Breaks the text into lines and hands them over in order.
  private func fill(
    _ room: CGSize, scale: CGFloat, tightening: CGFloat = 0, _ take: (TextLine) -> Void
  ) -> Measures {
    // Widths are compared unscaled, with room for the rounding of a width that was answered before.
    let filler = LineFiller(
      text: text, style: style, room: room.width / scale + Self.tolerance, tightening: tightening)
    let limit = style.lineLimit ?? .max
    let end = text.clusters.count
    var measures = Measures()
    var opportunity = 0
    /// The line before, which is shortened if there is no room for another.
    var previous: TextLine?
    func add(_ line: TextLine) {
      measures.width = max(measures.width, line.width)
      measures.bottom = line.baseline - line.ascent + line.height
      measures.count += 1
      take(line)
    }
    repeat {
      var (line, dividesWord) = filler.line(from: previous?.next ?? 0, opportunity: &opportunity)
      filler.measure(&line, scale: scale)
      var top: CGFloat = 0
      if let before = previous {
        top = before.baseline - before.ascent + before.height + style.lineSpacing
        if measures.count + 1 >= limit || top + line.height > room.height + Self.tolerance {
          var cut = filler.shortened(from: before.head.lowerBound, mode: style.truncationMode)
          filler.measure(&cut, scale: scale)
          cut.baseline = before.baseline - before.ascent + cut.ascent
          measures.isTruncated = true
          add(cut)
          return measures
        }
        add(before)
      }
      measures.dividesWords = measures.dividesWords || dividesWord
      line.baseline = top + line.ascent
      previous = line
    } while previous?.next ?? end < end
    if let previous { add(previous) }
    return measures
  }

  /// The size of lines, rounded up to whole pixels.
  private func size(_ lines: Measures, scale: CGFloat) -> CGSize {
    func roundedUp(_ length: CGFloat) -> CGFloat {
      // A length that is whole but for the error of adding up stays as it is.
      max(0, ((length / pixelLength) - 1e-6).rounded(.up) * pixelLength)
    }
    var bottom = lines.bottom
    if lines.count < style.reservedLines {
      let missing = CGFloat(style.reservedLines - lines.count)
      let metrics = text.metrics
      let line =
        style.lineHeight?.height(fontSize: text.fontSize * scale)
        ?? (metrics.ascent + metrics.descent + metrics.leading) * scale
      bottom += missing * (line + style.lineSpacing)
    }
    return CGSize(width: roundedUp(lines.width), height: roundedUp(bottom))
  }

  static let tolerance: CGFloat = 0.001
  /// The hundredths of an em that letters may move closer together: AppKit's limit is as large.
  private static let tighteningSteps = 5
}
