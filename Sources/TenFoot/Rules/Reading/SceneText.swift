import Foundation

/// A text that is seen, measured as it is on the screen.
nonisolated struct SceneText: Sendable {
  /// A stretch in one face, with lengths in points of the screen.
  struct Run: Sendable {
    /// The font size.
    let size: CGFloat
    /// The font size as its author gave it, before it was scaled.
    let ownSize: CGFloat
    /// The height of capitals.
    let capHeight: CGFloat
    /// The height of small letters.
    let xHeight: CGFloat
    /// The thickness of an upright stem; 0 where the face has no capital I.
    let stem: CGFloat
    let weight: Int
    let isItalic: Bool
    /// The color, if it is one.
    let color: Color.Resolved?
  }

  /// A line, with lengths in points of the layout.
  struct Line: Sendable {
    /// From the top of the capitals to the bottom of what hangs below, in the layout.
    let ink: CGRect
    let baseline: CGFloat
    /// The characters that are drawn, without white space at the end.
    let characters: Int
    /// Where each word begins and ends, from left to right, in the layout.
    let words: [ClosedRange<CGFloat>]
  }

  let leaf: SceneLeaf
  let index: Int
  let string: String
  let runs: [Run]
  let lines: [Line]
  let isTruncated: Bool
  let isDecoration: Bool
  let role: ViewRole?
  /// Where the letters are on the screen.
  let ink: CGRect
  /// The part of it that is seen; null for none.
  let shown: CGRect

  var node: Int { leaf.node }
  var quotation: Quotation { Quotation(string) }

  /// The words: what white space divides and has a letter or digit.
  var words: [Substring] {
    string.split(whereSeparator: \.isWhitespace).filter { word in
      word.contains { $0.isLetter || $0.isNumber }
    }
  }

  /// The largest of the runs, if there is one.
  var largestRun: Run? { runs.max { $0.size < $1.size } }

  /// Reads a text; `nil` when it has nothing to read.
  init?(_ index: Int, at leaf: SceneLeaf, in scene: SceneReading) {
    let layout = scene.layout
    let (content, shaped, lines) = (
      layout.nodes.texts[index], layout.shapedTexts[index], layout.lines[index]
    )
    let used = Set(shaped.clusters.lazy.filter { !$0.isWhitespace }.map(\.run))
    let letters = CasedRuns(shaped, in: content.text.runs.map(\.text).joined())
    let vertical = leaf.verticalScale * lines.scale
    runs = used.sorted().compactMap { index in
      let run = shaped.runs[index]
      guard !run.isColored else { return nil }
      let font = content.text.runs[run.source].font
      guard content.text.runs[run.source].attachment == nil else { return nil }
      let color: Color.Resolved? =
        if case .color(let color) = content.paint(ofRun: run.source) { color } else { nil }
      // A script without capitals is as large as its font's Latin: families are drawn to match.
      let heights =
        letters.contains(index) || shaped.metrics.capHeight == 0
        ? run.metrics : shaped.metrics.scaled(to: run, of: content.text)
      return Run(
        size: run.fontSize * vertical, ownSize: run.fontSize,
        capHeight: heights.capHeight * vertical, xHeight: heights.xHeight * vertical,
        stem: run.metrics.stem * leaf.horizontalScale * lines.scale, weight: font.weight,
        isItalic: font.isItalic, color: color)
    }
    guard !runs.isEmpty, !lines.lines.isEmpty else { return nil }
    self.leaf = leaf
    self.index = index
    string = content.text.runs.map(\.text).joined()
    isTruncated = lines.isTruncated
    role = scene.role(of: leaf.node)
    isDecoration = role == .decoration
    let hangs = string.contains { "gjpqyQ,;()[]{}|@".contains($0) || !$0.isASCII && $0.isLetter }
    self.lines = lines.lines.map { line in
      Line(line, of: shaped, lines, at: leaf.frame.origin, hangs: hangs)
    }
    let all = self.lines.reduce(CGRect.null) { $0.union($1.ink) }
    ink = leaf.onScreen(all)
    let seen = ink.intersection(leaf.clip).intersection(scene.canvas.bounds)
    shown = seen.width > 0 && seen.height > 0 ? seen : .null
  }
}

extension SceneText.Line {
  /// Measures a line of shaped text.
  fileprivate nonisolated init(
    _ line: TextLine, of shaped: ShapedText, _ lines: TextLines, at origin: CGPoint, hangs: Bool
  ) {
    var (cap, below): (CGFloat, CGFloat) = (0, 0)
    var (count, trailing) = (0, 0)
    var words: [ClosedRange<CGFloat>] = []
    var start: CGFloat?
    var pen = origin.x + line.x
    func endWord() {
      if let begin = start, pen > begin { words.append(begin...pen) }
      start = nil
    }
    for piece in shaped.visualOrder(of: line) {
      guard case .clusters(let range, let index) = piece else { continue }
      let run = shaped.runs[index]
      if !run.isColored {
        cap = max(cap, run.metrics.capHeight)
        below = max(below, run.metrics.descent)
      }
      let isMirrored = !run.level.isMultiple(of: 2)
      for place in isMirrored ? Array(range.reversed()) : Array(range) {
        let cluster = shaped.clusters[place]
        let end = pen + (cluster.advance - lines.tightening) * lines.scale
        // A box in the place of a glyph is no letter that could be hard to see.
        let isBox = cluster.glyphs.contains { shaped.missing[$0] != nil }
        let isLetter = !cluster.isWhitespace && !run.isColored && !isBox
        if isLetter { start = start ?? pen } else { endWord() }
        pen = end
      }
      for place in range {
        count += 1
        trailing = shaped.clusters[place].isWhitespace ? trailing + 1 : 0
      }
    }
    endWord()
    characters = count - trailing
    self.words = words
    baseline = origin.y + line.baseline
    let top = baseline - cap * lines.scale
    ink = CGRect(
      x: origin.x + line.x, y: top, width: line.width,
      height: cap * lines.scale + (hangs ? below * Self.hanging * lines.scale : 0))
  }

  /// The part of a face's descent that the tails of letters fill: in Inter 0.205 of 0.241 ems.
  private nonisolated static let hanging: CGFloat = 0.85
}

/// The runs of a shaped text that have capitals, small letters or digits.
private nonisolated struct CasedRuns {
  private var runs: Set<Int> = []

  init(_ shaped: ShapedText, in string: String) {
    let scalars = string.unicodeScalars
    let bytes = string.utf8
    for cluster in shaped.clusters where !runs.contains(cluster.run) {
      guard
        let index = bytes.index(
          bytes.startIndex, offsetBy: cluster.textOffset, limitedBy: bytes.endIndex),
        index < bytes.endIndex
      else { continue }
      let scalar = scalars[index]
      if scalar.properties.isCased || scalar.properties.numericType != nil {
        runs.insert(cluster.run)
      }
    }
  }

  func contains(_ run: Int) -> Bool { runs.contains(run) }
}

extension ShapedText.FontMetrics {
  /// The heights of the first font's letters at the size of a run.
  fileprivate nonisolated func scaled(to run: ShapedText.Run, of text: StyledText) -> Self {
    var scaled = self
    let factor = run.fontSize / max(text.runs.first?.font.size ?? run.fontSize, 1e-6)
    scaled.capHeight *= factor
    scaled.xHeight *= factor
    return scaled
  }
}
