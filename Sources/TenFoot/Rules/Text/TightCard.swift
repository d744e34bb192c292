import Foundation

/// Text that nearly touches the edge of its card.
nonisolated enum TightCard: SceneRule {
  static let info = RuleInfo(
    "TXT-EDGE", .warning, "text keeps half its height from the edge of its card", unit: .points,
    formula:
      "distance of the letters from the smallest fill around them, by half a capital's height",
    source: "own")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom else { return }
    for text in scene.readTexts {
      guard let card = card(of: text, in: scene), let cap = text.largestRun?.capHeight else {
        continue
      }
      let rect = card.rect.intersection(card.leaf.clip)
      let margins = [
        text.ink.minX - rect.minX, rect.maxX - text.ink.maxX, text.ink.minY - rect.minY,
        rect.maxY - text.ink.maxY,
      ]
      let needed = cap * Thresholds.cardMargin
      // Letters end between pixels, cards on them.
      guard let margin = margins.min(), margin < needed - 0.5 else { continue }
      report.add(
        at: text.node, rect: rect, measure: .init(measured: margin, required: needed),
        "\(text.quotation) is \(Double(margin).said) points from the edge of its card, and needs "
          + "\(Double(needed).said)",
        hint: "padding(\(Double(needed - margin).rounded(.up).said)) more passes")
    }
  }

  /// The smallest fill under the text that holds all of it and doesn't reach the screen's edges.
  private static func card(of text: SceneText, in scene: SceneReading) -> SceneShape? {
    let cards = scene.shapes.filter { shape in
      // A background that grows over the safe area may be cut back to its card.
      shape.lineWidth == nil && shape.leaf.order < text.leaf.order
        && shape.rect.intersection(shape.leaf.clip).contains(text.ink)
        && !shape.rect.insetBy(dx: -1, dy: -1).contains(scene.canvas.bounds)
        && shape.leaf.opacity > 0
    }
    return cards.min { $0.rect.width * $0.rect.height < $1.rect.width * $1.rect.height }
  }
}
