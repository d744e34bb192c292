import Foundation

/// Text or an image that leaves the screen.
nonisolated enum LeavingScreen: SceneRule {
  static let info = RuleInfo(
    "SCREEN-EDGE", .error, "text stays on the screen; images are a warning", unit: .points,
    formula: "how far letters or images reach out of the screen", source: "own")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom else { return }
    let bounds = scene.canvas.bounds
    for text in scene.texts where !text.isDecoration {
      // What has scrolled away is not seen and doesn't leave anything.
      let seen = text.ink.intersection(text.leaf.clip)
      guard !seen.isNull, seen.width > 0 else { continue }
      let excess = seen.excess(over: bounds)
      guard excess > 1 else { continue }
      report.add(
        at: text.node, rect: seen, measure: .init(measured: excess, required: 0),
        "\(text.quotation) leaves the screen by \(Double(excess).said) points",
        hint: "move it in, or give it less room")
    }
    for image in scene.images where scene.role(of: image.leaf.node) != .decoration {
      let seen = image.leaf.shown
      let fills =
        seen.intersection(bounds).width >= bounds.width - 1
        || seen.intersection(bounds).height >= bounds.height - 1
      let excess = seen.excess(over: bounds)
      guard !seen.isNull, !fills, excess > 1 else { continue }
      report.add(
        at: image.leaf.node, rect: seen, severity: .warning,
        measure: .init(measured: excess, required: 0),
        "an image leaves the screen by \(Double(excess).said) points",
        hint: "move it in, or mark it accessibilityHidden(true)")
    }
  }
}
