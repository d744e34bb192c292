import Foundation

/// Texts of a group are drawn in one size, the largest that fits all of them.
extension LayoutEngine {
  /// Gives nodes their places, and gives them again with smaller limits until all texts of a group
  /// have one scale.
  mutating func equalizingScales(_ place: (inout LayoutEngine) -> Void) {
    let readersBefore = readers
    place(&self)
    guard tree.scaleGroupCount > 0 else { return }
    // What is smaller takes less room, which may leave more to others; it settles at once as a rule.
    for _ in 0..<Self.mostScalePasses where lowerScaleLimits() {
      readers = readersBefore
      sizes.forget(0..<tree.nodes.count)
      knownGuides.removeAll()
      place(&self)
    }
  }

  private static let mostScalePasses = 4

  /// Limits the scale of each group to the least of its texts.
  ///
  /// - Returns: Whether a limit changed.
  private mutating func lowerScaleLimits() -> Bool {
    var isLower = false
    for (text, content) in tree.texts.enumerated() {
      guard let group = content.style.scaleGroup else { continue }
      let scale = lines[text].scale
      if scale < scaleLimits[group] ?? 1 {
        scaleLimits[group] = scale
        isLower = true
      }
    }
    return isLower
  }
}
