/// Marks that only their hue tells apart.
nonisolated enum ColorAlone: SceneRule {
  static let info = RuleInfo(
    "COL-ONLY", .warning, "like marks differ in more than hue", unit: .lightness,
    formula: "difference in lightness of like marks without text, whose colors differ",
    source: "WCAG 2.2, 1.4.1; Machado et al. 2009")

  /// The difference in lightness that tells marks apart without their hue.
  private static let enough = 20.0

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom else { return }
    for group in LikeMarks.all(in: scene) {
      for (one, other) in group.pairs {
        let difference = abs(one.shade.lightness - other.shade.lightness)
        guard difference < enough,
          one.shade.difference(to: other.shade) >= Thresholds.easyColorDifference
        else { continue }
        report.add(
          at: other.shape.node, rect: other.shape.rect.union(one.shape.rect),
          measure: .init(measured: difference, required: enough),
          "two marks differ in hue alone",
          hint: "add a second cue, such as a letter or a shape, or make one of them darker")
      }
    }
  }
}
