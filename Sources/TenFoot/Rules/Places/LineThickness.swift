import Foundation

/// Lines that are thinner than sets show, or that lie between pixels.
nonisolated enum LineThickness: SceneRule {
  static let info = RuleInfo(
    "LINE-MIN", .warning, "lines are at least 3 points thick, on whole pixels; below 2 is an error",
    unit: .points, formula: "the smaller side of lines and strokes; the place of straight edges",
    source: "Apple Motion, DVD authoring guides")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom else { return }
    for shape in scene.shapes where scene.role(of: shape.node) != .decoration {
      guard shape.leaf.opacity > 0, let thickness = shape.thickness else { continue }
      let shown = shape.rect.intersection(shape.leaf.clip)
      guard !shown.isNull else { continue }
      if thickness < Thresholds.goodLine - Tolerance.length {
        let isError = thickness < Thresholds.leastLine - Tolerance.length
        report.add(
          at: shape.node, rect: shown, severity: isError ? .error : .warning,
          measure: .init(measured: thickness, required: Thresholds.goodLine),
          "a line is \(Double(thickness).saidFinely) points thick, and scalers and codecs lose it "
            + "below \(Thresholds.goodLine.said)",
          hint: "\(Thresholds.goodLine.said) points pass, 4 for a line that tells something")
      } else if let offset = shape.pixelOffset(scale: scene.canvas.scale), offset > 0.05 {
        report.add(
          at: shape.node, rect: shown, measure: .init(measured: offset, required: 0),
          "a line's edge lies \(Double(offset).saidFinely) points off whole pixels, and is blurred",
          hint: "give it an even thickness, or draw it inside with strokeBorder(_:lineWidth:)")
      }
    }
  }
}

extension SceneShape {
  /// The thickness of a line, or of a fill so thin that it looks like one; `nil` for others.
  nonisolated var thickness: CGFloat? {
    if let lineWidth { return lineWidth }
    let (thin, long) = (min(rect.width, rect.height), max(rect.width, rect.height))
    let isThin = thin > 0 && thin < Thresholds.saturatedStroke && long >= 8 * thin
    return isThin ? thin : nil
  }

  /// How far a straight stroke's edge lies from a whole pixel, in points; `nil` for other shapes.
  nonisolated func pixelOffset(scale: CGFloat) -> CGFloat? {
    guard let lineWidth, leaf.transform == nil else { return nil }
    switch geometry.kind {
    case .rectangle, .roundedRectangle, .capsule: break
    default: return nil
    }
    // The rectangle itself lies on whole pixels; the stroke stands on both sides of its outline.
    let edge = (geometry.inset - lineWidth / 2) * scale
    return abs(edge - edge.rounded()) / scale
  }
}
