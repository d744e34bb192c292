/// Marks whose colors are one to color-blind viewers.
nonisolated enum ColorBlindness: SceneRule {
  static let info = RuleInfo(
    "COL-CVD", .warning,
    "colors of like marks differ by 15 for color-blind viewers; below 10 is an error",
    unit: .colorDifference,
    formula: "CIE76 of each pair after each of Machado's matrices, on linear sRGB",
    source: "Machado et al. 2009; the threshold is the least of Okabe and Ito's set")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom else { return }
    for group in LikeMarks.all(in: scene) {
      for (one, other) in group.pairs {
        // What good eyes take for one color isn't meant to tell anything.
        guard one.shade.difference(to: other.shade) >= Thresholds.easyColorDifference else {
          continue
        }
        let seen = ColorVision.allCases.map { vision in
          (vision, vision.seen(one.shade).difference(to: vision.seen(other.shade)))
        }
        guard let worst = seen.min(by: { $0.1 < $1.1 }),
          worst.1 < Thresholds.easyColorDifference - Tolerance.ratio
        else { continue }
        let isError = worst.1 < Thresholds.leastColorDifference
        report.add(
          at: other.shape.node, rect: other.shape.rect.union(one.shape.rect),
          severity: isError ? .error : .warning,
          measure: .init(measured: worst.1, required: Thresholds.easyColorDifference),
          "two marks differ in color alone, by \(worst.1.said) for \(worst.0.rawValue) viewers",
          hint: "add a second cue, such as a letter or a shape, or take colors of Okabe and Ito")
      }
    }
  }
}
