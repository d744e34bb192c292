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
    case .image(let image):
      let part = image.part == .unit ? "" : " part \(image.part.dump)"
      let tint = image.tint.map { " in \($0.dump)" } ?? ""
      lines.append("\(indent)image \(image.source.dumpName)\(part) \(image.rect.dump)\(tint)")
    case .group(let group):
      let opacity = group.opacity == 1 ? "" : " opacity \(DumpNumber(CGFloat(group.opacity)))"
      lines.append("\(indent)group\(opacity)\(group.clip.map { " clip \($0.dump)" } ?? "")")
      for item in group.items { item.dump(indent: indent + "  ", into: &lines) }
    case .effect(let effect, let items):
      lines.append("\(indent)\(effect.dump)")
      if case .mask(let mask) = effect {
        for item in mask { item.dump(indent: indent + "  ", into: &lines) }
        lines.append("\(indent)masked")
      }
      for item in items { item.dump(indent: indent + "  ", into: &lines) }
    }
  }
}

extension DisplayEffect {
  nonisolated var dump: String {
    switch self {
    case .compositing: "compositing"
    case .linearCompositing: "linear compositing"
    case .blend(let mode): "blend \(mode)"
    case .color(let matrix):
      "color "
        + [matrix.red, matrix.green, matrix.blue].map { row in
          [row.red, row.green, row.blue, row.constant].map { "\(DumpNumber($0))" }
            .joined(separator: " ")
        }.joined(separator: ", ")
    case .blur(let radius): "blur \(DumpNumber(radius))"
    case .opaqueBlur(let radius, let rect): "blur \(DumpNumber(radius)) in \(rect.dump)"
    case .shadow(let color, let radius, let offset):
      "shadow \(color.dump) radius \(DumpNumber(radius))"
        + " offset \(DumpNumber(offset.width)), \(DumpNumber(offset.height))"
    case .mask: "mask"
    case .projection(let transform):
      "projection "
        + [
          [transform.m11, transform.m12, transform.m13],
          [transform.m21, transform.m22, transform.m23],
          [transform.m31, transform.m32, transform.m33],
        ].map { $0.map { "\(DumpNumber($0))" }.joined(separator: " ") }.joined(separator: ", ")
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
    case .radialGradient(let stops, let center, let unit, let start, let end):
      "radial gradient \(stops.dump) around \(DumpNumber(center.x)), \(DumpNumber(center.y))"
        + " unit \(DumpNumber(unit.width)) × \(DumpNumber(unit.height))"
        + " from \(DumpNumber(start)) to \(DumpNumber(end))"
    case .angularGradient(let stops, let center, let start, let end):
      "angular gradient \(stops.dump) around \(DumpNumber(center.x)), \(DumpNumber(center.y))"
        + " from \(DumpNumber(CGFloat(start))) to \(DumpNumber(CGFloat(end)))"
    case .mesh(let mesh): mesh.dump
    case .backdrop(let radius, let tint):
      "backdrop blurred \(DumpNumber(radius)) under \(tint.dump)"
    case .image(let source, let part, let pointsPerPixel, let origin, let opacity):
      "tiles of \(source.dumpName)\(part == .unit ? "" : " part \(part.dump)")"
        + " \(DumpNumber(pointsPerPixel)) a pixel from \(DumpNumber(origin.x)), \(DumpNumber(origin.y))"
        + (opacity == 1 ? "" : " opacity \(DumpNumber(CGFloat(opacity)))")
    }
  }
}

extension ColorMesh {
  nonisolated var dump: String {
    let points = vertices.map { vertex in
      "\(vertex.color.dump) \(DumpNumber(vertex.position.x)), \(DumpNumber(vertex.position.y))"
    }
    return "mesh \(columns) × \(rows)\(smoothsColors ? " smooth" : "") of "
      + points.joined(separator: "; ") + " on \(background.dump)"
  }
}

extension CGRect {
  nonisolated var dump: String {
    "\(DumpNumber(minX)), \(DumpNumber(minY)), \(DumpNumber(width)) × \(DumpNumber(height))"
  }
}
