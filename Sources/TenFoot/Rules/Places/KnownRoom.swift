/// A screen of which nobody knows how large it is or how far away people sit.
nonisolated enum KnownRoom: SceneRule {
  static let info = RuleInfo(
    "PROFILE", .error, "distance, diagonal and resolution are known", unit: .millimeters,
    formula: "the canvas's viewing conditions and size", source: "own", isAboutLegibility: false)

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard let viewing = scene.canvas.viewing else { return }
    let hint = "say ViewingConditions(diagonal: .inches(43), distance: .feet(10))"
    if let problem = viewing.problem {
      report.add(at: nil, rect: nil, problem, hint: hint)
    } else if scene.canvas.pixelWidth < 1 || scene.canvas.pixelHeight < 1 {
      report.add(
        at: nil, rect: nil,
        "the screen has \(scene.canvas.pixelWidth) × \(scene.canvas.pixelHeight) pixels",
        hint: "give the canvas a size")
    }
  }
}
