public import Foundation

/// A text engine of square glyphs: every grapheme cluster is as wide as its advance times the font
/// size, so that tests can be worked out by hand.
///
/// Lines may break behind spaces, hyphens and soft hyphens and must break behind line feeds; text runs
/// from left to right.
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
      if let attachment = run.attachment {
        clusters.append(
          .init(
            glyphs: glyphs.count..<glyphs.count, run: index, advance: attachment.width,
            lineBreak: .allowed, isWhitespace: false, textOffset: offset))
        offset += run.text.utf8.count
        continue
      }
      let width = advance * run.font.size + (run.tracking == 0 ? run.kerning : 0)
      for character in run.text {
        let isVisible = !character.isNewline && character != "\u{AD}"
        let start = glyphs.count
        if isVisible { glyphs.append(.init(index: 1, advance: width)) }
        clusters.append(
          .init(
            glyphs: start..<glyphs.count, run: index, advance: isVisible ? width + run.tracking : 0,
            lineBreak: Self.lineBreak(behind: character), isWhitespace: character.isWhitespace,
            textOffset: offset))
        offset += character.utf8.count
      }
    }
    let runs = text.runs.enumerated().map { index, run in
      let block = ShapedText.Sign(
        face: Self.face, glyphs: [.init(index: 1, advance: advance * run.font.size)])
      var metrics = metrics(run.font.size)
      if let attachment = run.attachment { metrics.ascent = max(metrics.ascent, attachment.height) }
      return ShapedText.Run(
        face: Self.face, fontSize: run.font.size, source: index, level: 0,
        metrics: metrics.raised(by: run.baselineOffset), isColored: false,
        baselineOffset: run.baselineOffset, ellipsis: block, hyphen: block)
    }
    return ShapedText(
      glyphs: glyphs, clusters: clusters, runs: runs, baseLevel: 0,
      metrics: metrics(text.runs.first?.font.size ?? 0))
  }

  private static func lineBreak(behind character: Character) -> ShapedText.LineBreak {
    switch character {
    case " ", "-": .allowed
    case "\u{AD}": .hyphenated
    default: character.isNewline ? .mandatory : .prohibited
    }
  }

  private func metrics(_ size: CGFloat) -> ShapedText.FontMetrics {
    ShapedText.FontMetrics(
      ascent: ascent * size, descent: descent * size, leading: leading * size,
      capHeight: ascent * size, xHeight: ascent * size / 2, underlineOffset: size / 10,
      strikethroughOffset: ascent * size / 4, lineThickness: size / 20)
  }
}
