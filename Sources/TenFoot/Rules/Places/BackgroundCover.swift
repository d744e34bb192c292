import Foundation

/// A background that leaves a frame around itself.
nonisolated enum BackgroundCover: SceneRule {
  static let info = RuleInfo(
    "SAFE-BG", .warning, "the background covers the whole screen", unit: .share,
    formula: "the share of the screen that the largest fill covers, from 0.75 on",
    source: "Android TV, Xbox")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom, !scene.canvas.bounds.isEmpty else { return }
    let bounds = scene.canvas.bounds
    let fills =
      scene.shapes.filter { $0.lineWidth == nil && $0.isVisible }
      .map { ($0.node, $0.rect, $0.leaf.clip) }
      + scene.images.map { ($0.leaf.node, $0.leaf.rect, $0.leaf.clip) }
    let shares = fills.map { node, rect, clip in
      let shown = rect.intersection(clip).intersection(bounds)
      let area = shown.isNull ? 0 : shown.width * shown.height
      return (node: node, rect: shown, share: area / (bounds.width * bounds.height))
    }
    guard let largest = shares.max(by: { $0.share < $1.share }),
      largest.share >= Thresholds.backgroundShare,
      largest.rect.insetBy(dx: -Tolerance.length, dy: -Tolerance.length).contains(bounds) == false
    else { return }
    report.add(
      at: largest.node, rect: largest.rect, measure: .init(measured: largest.share, required: 1),
      "the background covers \(Double(largest.share * 100).said) % of the screen, which looks "
        + "boxed in",
      hint: "give it ignoresSafeArea()")
  }
}
