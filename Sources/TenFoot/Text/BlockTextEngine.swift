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
    let length = text.runs.reduce(0) { $0 + $1.text.utf8.count }
    var glyphs: [ShapedText.Glyph] = []
    var clusters: [ShapedText.Cluster] = []
    var runs: [ShapedText.Run] = []
    glyphs.reserveCapacity(length)
    clusters.reserveCapacity(length)
    runs.reserveCapacity(text.runs.count)
    var offset = 0
    for (index, run) in text.runs.enumerated() {
      runs.append(shapedRun(run, source: index))
      if let attachment = run.attachment {
        clusters.append(
          .init(
            glyphs: glyphs.count..<glyphs.count, run: index, advance: attachment.width,
            lineBreak: .allowed, isWhitespace: false, textOffset: offset))
        offset += run.text.utf8.count
        continue
      }
      let width = advance * run.font.size + (run.tracking == 0 ? run.kerning : 0)
      func add(
        _ length: Int, isVisible: Bool, isWhitespace: Bool, lineBreak: ShapedText.LineBreak
      ) {
        let start = glyphs.count
        if isVisible { glyphs.append(.init(index: 1, advance: width)) }
        clusters.append(
          .init(
            glyphs: start..<glyphs.count, run: index, advance: isVisible ? width + run.tracking : 0,
            lineBreak: lineBreak, isWhitespace: isWhitespace, textOffset: offset))
        offset += length
      }
      // Printable ASCII needs no look into the tables of Unicode.
      if run.text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
        for byte in run.text.utf8 {
          let isSpace = byte == 0x20
          add(
            1, isVisible: true, isWhitespace: isSpace,
            lineBreak: isSpace || byte == 0x2D ? .allowed : .prohibited)
        }
        continue
      }
      for character in run.text {
        add(
          character.utf8.count, isVisible: !character.isNewline && character != "\u{AD}",
          isWhitespace: character.isWhitespace, lineBreak: Self.lineBreak(behind: character))
      }
    }
    let size = text.runs.first?.font.size ?? 0
    return ShapedText(
      glyphs: glyphs, clusters: clusters, runs: runs, baseLevel: 0, metrics: metrics(size),
      fontSize: size)
  }

  private func shapedRun(_ run: StyledText.Run, source: Int) -> ShapedText.Run {
    let block = ShapedText.Sign(
      face: Self.face, glyphs: [.init(index: 1, advance: advance * run.font.size)])
    var metrics = metrics(run.font.size)
    if let attachment = run.attachment { metrics.ascent = max(metrics.ascent, attachment.height) }
    return ShapedText.Run(
      face: Self.face, fontSize: run.font.size, source: source, level: 0,
      metrics: metrics.raised(by: run.baselineOffset), isColored: false,
      baselineOffset: run.baselineOffset, ellipsis: block, hyphen: block)
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
      capHeight: ascent * size, xHeight: ascent * size / 2, stem: size / 8,
      underlineOffset: size / 10,
      strikethroughOffset: ascent * size / 4, lineThickness: size / 20)
  }
}
