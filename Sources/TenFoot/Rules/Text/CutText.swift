import Foundation

/// Text that is shortened, or that a view cuts off.
nonisolated enum CutText: SceneRule {
  static let info = RuleInfo(
    "TXT-CLIP", .error, "no text is shortened or cut off",
    formula: "ellipses of the layout; letters outside of the clips around them", source: "own")

  /// The part of the letters' height that may be cut.
  private static let slack: CGFloat = 0.08

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    for text in scene.texts where !text.isDecoration {
      // What a view hides wholly, as a list does with what has scrolled away, is not cut.
      guard !text.shown.isNull || !text.leaf.isClipped else { continue }
      if text.isTruncated {
        report.add(
          at: text.node, rect: text.shown.isNull ? text.ink : text.shown,
          severity: scene.isInRoom ? nil : .info,
          "\(text.quotation) doesn't fit and is shortened",
          hint: "give it more room, more lines, or a minimumScaleFactor(_:)")
        continue
      }
      guard scene.isInRoom, text.leaf.isClipped else { continue }
      // Where letters end is known from their face and not from each letter.
      let ink = text.ink.insetBy(dx: 1, dy: max(text.ink.height * slack, 1))
      guard !text.leaf.clip.contains(ink) else { continue }
      report.add(
        at: text.node, rect: text.ink, "\(text.quotation) is cut off by a view around it",
        hint: "give that view more room, or the text less")
    }
  }
}
