import TenFoot
import TenFootFonts

extension Face {
  /// The line box of text in this face, standing in for a primary face that lacks the characters.
  ///
  /// The box of the primary face is kept, so that a row does not jump when a name in another script
  /// comes up, and grows only where this face reaches out of it. Signs and emoji leave it alone:
  /// their faces' boxes are as high as their highest sign, and one sign in a line is no reason to
  /// move the lines.
  func lineMetrics(in primary: Face) -> ShapedText.FontMetrics {
    guard self !== primary else { return metrics }
    switch role {
    case .symbols, .emoji: return primary.metrics
    case .script:
      return ShapedText.FontMetrics(
        ascent: max(metrics.ascent, primary.metrics.ascent),
        descent: max(metrics.descent, primary.metrics.descent),
        leading: max(metrics.leading, primary.metrics.leading),
        capHeight: metrics.capHeight, xHeight: metrics.xHeight)
    }
  }
}
