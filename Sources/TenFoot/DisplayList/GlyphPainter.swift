import Foundation

/// Places the glyphs of a text's lines, gathered into runs of one face, size and source, and tells
/// how far each source reaches.
nonisolated struct GlyphPainter {
  /// How far a stretch of one style reaches on a line.
  struct Span {
    /// The run of the styled text.
    var source: Int
    /// The shaped run that it begins with.
    var run: Int
    /// From left to right.
    var x: ClosedRange<CGFloat>
    /// The baseline.
    var y: CGFloat
    /// The line's top and bottom.
    var line: ClosedRange<CGFloat>
  }

  private let shaped: ShapedText
  private let lines: TextLines
  /// The glyphs, the source of each run, and whether there is more than white space in it.
  private(set) var runs: [(GlyphRun, source: Int, isSeen: Bool)] = []
  private(set) var spans: [Span] = []
  private(set) var boxes: [(MissingBox, source: Int)] = []

  init(_ shaped: ShapedText, in lines: TextLines) {
    self.shaped = shaped
    self.lines = lines
  }

  /// Places a line whose baseline starts at a point.
  mutating func paint(_ line: TextLine, at origin: CGPoint) {
    var pen = origin
    let top = origin.y - line.ascent
    for piece in shaped.visualOrder(of: line) {
      let start = pen.x
      let index: Int
      switch piece {
      case .ellipsis(let run):
        index = run
        add(shaped.runs[run].ellipsis, of: shaped.runs[run], at: &pen)
      case .hyphen(let run):
        index = run
        if let hyphen = shaped.runs[run].hyphen { add(hyphen, of: shaped.runs[run], at: &pen) }
      case .clusters(let clusters, let run):
        index = run
        begin(shaped.runs[run].face, shaped.runs[run])
        if shaped.runs[run].level.isMultiple(of: 2) {
          for cluster in clusters { add(cluster, of: shaped.runs[run], at: &pen) }
        } else {
          for cluster in clusters.reversed() { add(cluster, of: shaped.runs[run], at: &pen) }
        }
      }
      note(index, from: start, to: pen.x, y: origin.y, line: top...max(top, top + line.height))
    }
  }

  private mutating func note(
    _ run: Int, from start: CGFloat, to end: CGFloat, y: CGFloat, line: ClosedRange<CGFloat>
  ) {
    guard end >= start else { return }
    let source = shaped.runs[run].source
    if let last = spans.last, last.source == source, last.y == y, last.x.upperBound == start {
      spans[spans.count - 1].x = last.x.lowerBound...end
    } else {
      spans.append(Span(source: source, run: run, x: start...end, y: y, line: line))
    }
  }

  private mutating func begin(_ face: FontFaceID, _ run: ShapedText.Run) {
    let size = run.fontSize * lines.scale
    if let last = runs.last, last.0.face == face, last.0.fontSize == size,
      last.source == run.source
    {
      return
    }
    runs.append((GlyphRun(face: face, fontSize: size, glyphs: []), run.source, isSeen: false))
  }

  private mutating func add(
    _ sign: ShapedText.Sign, of run: ShapedText.Run, at pen: inout CGPoint
  ) {
    begin(sign.face, run)
    runs[runs.count - 1].isSeen = true
    add(sign.glyphs[...], of: run, at: &pen)
  }

  private mutating func add(_ index: Int, of run: ShapedText.Run, at pen: inout CGPoint) {
    let cluster = shaped.clusters[index]
    let glyphs = shaped.glyphs[cluster.glyphs]
    if !cluster.isWhitespace { runs[runs.count - 1].isSeen = true }
    let end = pen.x + (cluster.advance - lines.tightening) * lines.scale
    if !run.level.isMultiple(of: 2), !glyphs.isEmpty {
      // Tracking stands behind a cluster, which here is to its left.
      let width = glyphs.reduce(0) { $0 + $1.advance }
      pen.x += (cluster.advance - width) * lines.scale
    }
    if shaped.missing.isEmpty {
      add(glyphs, of: run, at: &pen)
    } else {
      addWithBoxes(cluster.glyphs, of: run, at: &pen)
    }
    pen.x = end
  }

  private mutating func add(
    _ glyphs: ArraySlice<ShapedText.Glyph>, of run: ShapedText.Run, at pen: inout CGPoint
  ) {
    let (scale, raised) = (lines.scale, run.baselineOffset)
    for glyph in glyphs {
      let position = CGPoint(
        x: pen.x + glyph.offset.x * scale, y: pen.y + (glyph.offset.y - raised) * scale)
      runs[runs.count - 1].0.glyphs.append(GlyphRun.Glyph(index: glyph.index, position: position))
      pen.x += glyph.advance * scale
    }
  }

  /// Adds the glyphs of a cluster some of whose characters no face has.
  private mutating func addWithBoxes(
    _ glyphs: Range<Int>, of run: ShapedText.Run, at pen: inout CGPoint
  ) {
    for index in glyphs {
      guard let scalar = shaped.missing[index] else {
        add(shaped.glyphs[index...index], of: run, at: &pen)
        continue
      }
      let origin = CGPoint(x: pen.x, y: pen.y - run.baselineOffset * lines.scale)
      let box = MissingBox(scalar: scalar, fontSize: run.fontSize * lines.scale, origin: origin)
      boxes.append((box, run.source))
      pen.x += shaped.glyphs[index].advance * lines.scale
    }
  }
}
