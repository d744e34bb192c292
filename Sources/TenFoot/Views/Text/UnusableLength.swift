import Foundation

/// A size or a distance of text that was asked for and can't be drawn.
nonisolated struct UnusableLength: Equatable {
  /// What it is the length of.
  enum Kind: String {
    case fontSize = "font"
    case tracking
    case kerning
    case baselineOffset = "baseline offset"
  }

  let kind: Kind
  let value: CGFloat

  /// The distances that letters may be moved by, in points: beyond them they have left any screen.
  static let distances: ClosedRange<CGFloat> = -10_000...10_000

  /// What is the case, as a finding says it.
  var message: String {
    let points = "\(value) points can't be drawn"
    return kind == .fontSize
      ? "a font of \(points): the nearest size that can is used"
      : "a \(kind.rawValue) of \(points): \(value.isFinite ? "the nearest that can" : "none") is used"
  }

  /// What would be right, as a finding says it.
  var hint: String {
    let range = kind == .fontSize ? Font.drawableSizes : Self.distances
    return "give \(kind == .fontSize ? "a size" : "a distance") from \(range.lowerBound) to "
      + "\(range.upperBound) points"
  }
}
