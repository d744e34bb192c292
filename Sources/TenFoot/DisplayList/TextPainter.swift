import Foundation

/// Turns the lines of a text into display items: what is behind the letters, the letters, and the
/// lines under and through them.
nonisolated struct TextPainter {
  let content: TextContent
  let shaped: ShapedText
  let lines: TextLines
  /// Where the text stands.
  let frame: CGRect
  let snap: PixelSnapping

  /// Adds the items of the text.
  func paint(into items: inout [DisplayItem]) {
    var painter = GlyphPainter(shaped, in: lines)
    for line in lines.lines {
      painter.paint(
        line, at: CGPoint(x: frame.minX + line.x, y: snap(frame.minY + line.baseline)))
    }
    let decorated = content.decorations.isEmpty ? [] : painter.spans
    for span in decorated { paintBehind(span, into: &items) }
    for (run, source, isSeen) in painter.runs where isSeen && !run.glyphs.isEmpty {
      if let paint = content.paint(ofRun: source).absolute(in: frame) {
        items.append(.glyphs(run, paint))
      }
    }
    for (box, source) in painter.boxes {
      if let paint = content.paint(ofRun: source).absolute(in: frame) {
        items.append(.fill(.path(box.path(snap: snap)), paint, FillStyle(eoFill: true)))
      }
    }
    for span in decorated { paintOver(span, into: &items) }
  }

  private func paintBehind(
    _ span: GlyphPainter.Span, into items: inout [DisplayItem]
  ) {
    let decoration = content.decorations[span.source]
    if let background = decoration.background {
      let rect = snap(
        CGRect(
          x: span.x.lowerBound, y: span.line.lowerBound,
          width: span.x.upperBound - span.x.lowerBound,
          height: span.line.upperBound - span.line.lowerBound))
      if let paint = background.absolute(in: rect) {
        items.append(.fill(.rectangle(rect), paint, FillStyle()))
      }
    }
    let metrics = shaped.runs[span.run].metrics
    if let underline = decoration.underline {
      paint(underline, along: span, offset: metrics.underlineOffset, into: &items)
    }
  }

  private func paintOver(_ span: GlyphPainter.Span, into items: inout [DisplayItem]) {
    let decoration = content.decorations[span.source]
    if let image = decoration.image, let size = content.text.runs[span.source].attachment {
      let bottom = span.y - shaped.runs[span.run].baselineOffset * lines.scale
      let height = size.height * lines.scale
      let rect = CGRect(
        x: span.x.lowerBound, y: bottom - height, width: size.width * lines.scale, height: height)
      ImagePainter(content: image, size: size, snap: snap).paint(in: rect, into: &items)
    }
    if let symbol = decoration.symbol, let size = content.text.runs[span.source].attachment,
      let paint = content.paint(ofRun: span.source).absolute(in: frame)
    {
      let bottom = span.y - shaped.runs[span.run].baselineOffset * lines.scale
      let side = size.width * lines.scale
      let rect = CGRect(
        x: span.x.lowerBound, y: bottom - side * SymbolOutline.shareAboveBaseline, width: side,
        height: side)
      let shape = SymbolShape(outline: symbol, side: side)
      items.append(.fill(.path(shape.path(in: rect)), paint, symbol.fill))
    }
    if let strikethrough = decoration.strikethrough {
      let offset = -shaped.runs[span.run].metrics.strikethroughOffset
      paint(strikethrough, along: span, offset: offset, into: &items)
    }
  }

  private func paint(
    _ line: TextDecoration.Line, along span: GlyphPainter.Span, offset: CGFloat,
    into items: inout [DisplayItem]
  ) {
    guard span.x.upperBound > span.x.lowerBound,
      let paint = (line.paint ?? content.paint(ofRun: span.source)).absolute(in: frame)
    else { return }
    let run = shaped.runs[span.run]
    // At least a pixel thick, and in whole pixels: a blurred line under sharp letters looks fainter.
    let thickness = max(
      1 / snap.scale, snap(run.metrics.lineThickness * lines.scale))
    let middle = span.y + (offset - run.baselineOffset) * lines.scale
    let top = snap(middle - thickness / 2)
    if line.pattern == .solid {
      let rect = CGRect(
        x: span.x.lowerBound, y: top, width: span.x.upperBound - span.x.lowerBound,
        height: thickness)
      items.append(.fill(.rectangle(rect), paint, FillStyle()))
    } else {
      var path = Path()
      path.move(to: CGPoint(x: span.x.lowerBound, y: top + thickness / 2))
      path.addLine(to: CGPoint(x: span.x.upperBound, y: top + thickness / 2))
      let dash = line.pattern.dashes.map { $0 * thickness }
      items.append(
        .stroke(.path(path), paint, StrokeStyle(lineWidth: thickness, dash: dash)))
    }
  }
}
