import Foundation

/// A height of letters that rules ask for.
nonisolated struct LetterHeight {
  /// The angle in arc minutes, before the viewer's acuity counts.
  let arcMinutes: Double
  /// The letters, such as “capitals”.
  let letters: String
  /// Their height in a run, in points of the screen.
  let height: (SceneText.Run) -> CGFloat

  static func capitals(_ arcMinutes: Double) -> LetterHeight {
    LetterHeight(arcMinutes: arcMinutes, letters: "capitals") { $0.capHeight }
  }

  static func smallLetters(_ arcMinutes: Double) -> LetterHeight {
    LetterHeight(arcMinutes: arcMinutes, letters: "small letters") { $0.xHeight }
  }

  /// Reports the texts with letters below the height.
  func check(
    _ texts: some Sequence<SceneText>, in scene: SceneReading, _ report: inout RuleReport,
    needs reason: String
  ) {
    let canvas = scene.canvas
    let needed = arcMinutes * canvas.acuityFactor
    guard let least = canvas.points(in: .arcMinutes(needed)) else { return }
    for text in texts {
      let low = text.runs.filter { height($0) > 0 }.min { height($0) < height($1) }
      guard let run = low, height(run) < least - Tolerance.length,
        let angle = canvas.angle(of: height(run))?.arcMinutes
      else { continue }
      // In the author's own points, whatever scales them on the way.
      let size = (least / height(run) * run.ownSize).roundedUpToWhole
      report.add(
        at: text.node, rect: text.shown, measure: .init(measured: angle, required: needed),
        "\(text.quotation) has \(letters) of \(Double(angle).said)′, and \(reason) "
          + "\(needed.said)′",
        hint: "a font of \(Double(size).said) points passes; it has \(Double(run.ownSize).said)")
    }
  }
}
