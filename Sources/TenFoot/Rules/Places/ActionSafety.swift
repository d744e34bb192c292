import Foundation

/// A picture with a meaning that a set may cut off.
nonisolated enum ActionSafety: SceneRule {
  static let info = RuleInfo(
    "SAFE-ACTION", .warning, "pictures that tell something keep 3.5 % from all edges",
    unit: .points,
    formula: "how far images reach out of the box, unless they fill the screen's width or height",
    source: "SMPTE ST 2046-1; EBU R 95")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    let canvas = scene.canvas
    guard scene.isInRoom, canvas.safeAreaInsets != EdgeInsets() else { return }
    let (box, bounds) = (canvas.actionSafeArea, canvas.bounds)
    for image in scene.images where scene.role(of: image.leaf.node) != .decoration {
      let shown = image.leaf.shown.intersection(bounds)
      let fills =
        shown.width >= bounds.width - Tolerance.length
        || shown.height >= bounds.height - Tolerance.length
      let excess = shown.excess(over: box)
      guard !shown.isNull, !fills, excess > Tolerance.length else { continue }
      report.add(
        at: image.leaf.node, rect: shown, measure: .init(measured: excess, required: 0),
        "the image reaches \(Double(excess).said) points out of the action-safe box",
        hint: "move it in, let it fill the screen, or mark it accessibilityHidden(true)")
    }
  }
}
