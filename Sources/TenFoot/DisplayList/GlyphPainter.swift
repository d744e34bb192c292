import Foundation

/// Places the glyphs of a text's lines, gathered into runs of one face, size and source.
nonisolated struct GlyphPainter {
  let shaped: ShapedText
  let scale: CGFloat
  private(set) var runs: [(GlyphRun, source: Int)] = []

  init(shaped: ShapedText, scale: CGFloat) {
    self.shaped = shaped
    self.scale = scale
  }

  mutating func paint(_ line: TextLine, at origin: CGPoint) {
    var pen = origin
    for piece in shaped.visualOrder(of: line) {
      switch piece {
      case .ellipsis(let index):
        let run = shaped.runs[index]
        begin(run.ellipsis.face, run)
        add(run.ellipsis.glyphs[...], at: &pen)
      case .clusters(let clusters, let index):
        let run = shaped.runs[index]
        begin(run.face, run)
        if run.level.isMultiple(of: 2) {
          for cluster in clusters { add(cluster, at: &pen) }
        } else {
          for cluster in clusters.reversed() { add(cluster, at: &pen) }
        }
      }
    }
  }

  private mutating func begin(_ face: FontFaceID, _ run: ShapedText.Run) {
    let size = run.fontSize * scale
    if let last = runs.last, last.0.face == face, last.0.fontSize == size,
      last.source == run.source
    {
      return
    }
    runs.append((GlyphRun(face: face, fontSize: size, glyphs: []), run.source))
  }

  private mutating func add(_ index: Int, at pen: inout CGPoint) {
    let cluster = shaped.clusters[index]
    let start = pen.x
    add(shaped.glyphs[cluster.glyphs], at: &pen)
    // Tracking belongs to the cluster, not to any of its glyphs.
    pen.x = start + cluster.advance * scale
  }

  private mutating func add(_ glyphs: ArraySlice<ShapedText.Glyph>, at pen: inout CGPoint) {
    for glyph in glyphs {
      let position = CGPoint(
        x: pen.x + glyph.offset.x * scale, y: pen.y + glyph.offset.y * scale)
      runs[runs.count - 1].0.glyphs.append(GlyphRun.Glyph(index: glyph.index, position: position))
      pen.x += glyph.advance * scale
    }
  }
}
