import Foundation

/// Text over other text.
nonisolated enum OverlappingText: SceneRule {
  static let info = RuleInfo(
    "TXT-OVERLAP", .error, "no text lies over other text", unit: .points,
    formula: "the smaller side of what the letters of two texts share, unless a fill hides it",
    source: "own")

  /// What line boxes may share where layout divides unevenly, in points.
  private static let slack: CGFloat = 1

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom else { return }
    let texts = scene.readTexts.sorted { $0.shown.minY < $1.shown.minY }
    for (place, one) in texts.enumerated() {
      for other in texts[(place + 1)...] {
        // The others begin even lower.
        if other.shown.minY >= one.shown.maxY { break }
        let common = one.shown.intersection(other.shown)
        guard !common.isNull, min(common.width, common.height) > slack,
          !isHidden(common, between: one, and: other, in: scene)
        else { continue }
        let (below, above) = one.leaf.order < other.leaf.order ? (one, other) : (other, one)
        report.add(
          at: above.node, rect: common,
          measure: .init(measured: min(common.width, common.height), required: slack),
          "\(above.quotation) lies over \(below.quotation)",
          hint: "set them side by side, or give one of them less room")
      }
    }
  }

  private static func isHidden(
    _ rect: CGRect, between one: SceneText, and other: SceneText, in scene: SceneReading
  ) -> Bool {
    let orders = min(one.leaf.order, other.leaf.order)..<max(one.leaf.order, other.leaf.order)
    return scene.shapes.contains { shape in
      orders.contains(shape.leaf.order) && shape.isOpaque && shape.lineWidth == nil
        && shape.rect.intersection(shape.leaf.clip).contains(rect)
    }
  }
}
