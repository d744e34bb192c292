import Foundation

extension DisplayList: CustomStringConvertible {
  /// The list as indented text, a line for each item.
  public var description: String {
    var lines = [
      "DisplayList \(DumpNumber(size.width)) × \(DumpNumber(size.height))"
        + " scale \(DumpNumber(scale)) \(background?.dump ?? "transparent")"
    ]
    for item in items { item.dump(indent: "  ", into: &lines) }
    return lines.joined(separator: "\n")
  }
}

extension DisplayItem {
  nonisolated fileprivate func dump(indent: String, into lines: inout [String]) {
    switch self {
    case .fill(let outline, let paint, let style):
      lines.append(
        "\(indent)\(style.isEOFilled ? "even-odd " : "")fill \(outline.dump) \(paint.dump)")
    case .stroke(let outline, let paint, let style):
      lines.append("\(indent)stroke \(DumpNumber(style.lineWidth)) \(outline.dump) \(paint.dump)")
    case .glyphs(let run, let paint):
      let places = run.glyphs.map { glyph in
        "\(glyph.index)@\(DumpNumber(glyph.position.x))"
      }
      let baseline = run.glyphs.first.map { " y \(DumpNumber($0.position.y))" } ?? ""
      lines.append(
        "\(indent)glyphs face \(run.face.rawValue) size \(DumpNumber(run.fontSize))\(baseline) "
          + "\(places.joined(separator: " ")) \(paint.dump)")
    case .image(let source, let rect):
      lines.append("\(indent)image \(source.dumpName) \(rect.dump)")
    case .group(let group):
      let opacity = group.opacity == 1 ? "" : " opacity \(DumpNumber(CGFloat(group.opacity)))"
      lines.append("\(indent)group\(opacity)\(group.clip.map { " clip \($0.dump)" } ?? "")")
      for item in group.items { item.dump(indent: indent + "  ", into: &lines) }
    }
  }
}

extension Outline {
  nonisolated fileprivate var dump: String {
    switch self {
    case .rectangle(let rect): "rectangle \(rect.dump)"
    case .roundedRectangle(let rect, let radius, let style):
      "rounded \(rect.dump) radius \(DumpNumber(radius)) \(style)"
    case .ellipse(let rect): "ellipse \(rect.dump)"
    case .path(let path): "path of \(path.elements.count) steps"
    }
  }
}

extension DisplayPaint {
  nonisolated fileprivate var dump: String {
    switch self {
    case .color(let color): color.dump
    case .linearGradient(let stops, let start, let end):
      "gradient \(stops.dump) from \(DumpNumber(start.x)), \(DumpNumber(start.y))"
        + " to \(DumpNumber(end.x)), \(DumpNumber(end.y))"
    }
  }
}

extension CGRect {
  nonisolated fileprivate var dump: String {
    "\(DumpNumber(minX)), \(DumpNumber(minY)), \(DumpNumber(width)) × \(DumpNumber(height))"
  }
}
