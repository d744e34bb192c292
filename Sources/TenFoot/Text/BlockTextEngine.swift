public import Foundation

/// A text engine of square glyphs: every grapheme cluster is as wide as its advance times the font
/// size, so that tests can be worked out by hand.
///
/// Lines may break behind spaces and hyphens and must break behind line feeds; text runs from left to
/// right.
public nonisolated struct BlockTextEngine: TextEngine {
  private let advance: CGFloat
  private let ascent: CGFloat
  private let descent: CGFloat
  private let leading: CGFloat

  /// Creates an engine from measures in ems.
  public init(
    advance: CGFloat = 1, ascent: CGFloat = 0.8, descent: CGFloat = 0.2, leading: CGFloat = 0
  ) {
    self.advance = advance
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// The face that all glyphs belong to.
  private static let face = FontFaceID(rawValue: 0)

  /// Makes a block of each grapheme cluster.
  public func shape(_ text: StyledText) -> ShapedText {
    var glyphs: [ShapedText.Glyph] = []
    var clusters: [ShapedText.Cluster] = []
    var offset = 0
    for (index, run) in text.runs.enumerated() {
      let width = advance * run.font.size + run.tracking
      glyphs.reserveCapacity(glyphs.count + run.text.utf8.count)
      clusters.reserveCapacity(clusters.count + run.text.utf8.count)
      func add(_ length: Int, isNewline: Bool, isWhitespace: Bool, mayBreak: Bool) {
        if !isNewline { glyphs.append(.init(index: 1, advance: width)) }
        let start = isNewline ? glyphs.count : glyphs.count - 1
        clusters.append(
          .init(
            glyphs: start..<glyphs.count, run: index, advance: isNewline ? 0 : width,
            lineBreak: isNewline ? .mandatory : mayBreak ? .allowed : .prohibited,
            isWhitespace: isWhitespace, textOffset: offset))
        offset += length
      }
      // Printable ASCII needs no look into the tables of Unicode.
      if run.text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
        for byte in run.text.utf8 {
          let isSpace = byte == 0x20
          add(1, isNewline: false, isWhitespace: isSpace, mayBreak: isSpace || byte == 0x2D)
        }
        continue
      }
      for character in run.text {
        add(
          character.utf8.count, isNewline: character.isNewline,
          isWhitespace: character.isWhitespace, mayBreak: character == " " || character == "-")
      }
    }
    let runs = text.runs.enumerated().map { index, run in
      ShapedText.Run(
        face: Self.face, fontSize: run.font.size, source: index, level: 0,
        metrics: metrics(run.font.size), isColored: false,
        ellipsis: .init(
          face: Self.face, glyphs: [.init(index: 1, advance: advance * run.font.size)]))
    }
    return ShapedText(
      glyphs: glyphs, clusters: clusters, runs: runs, baseLevel: 0,
      metrics: metrics(text.runs.first?.font.size ?? 0))
  }

  private func metrics(_ size: CGFloat) -> ShapedText.FontMetrics {
    ShapedText.FontMetrics(
      ascent: ascent * size, descent: descent * size, leading: leading * size,
      capHeight: ascent * size, xHeight: ascent * size / 2)
  }
}
