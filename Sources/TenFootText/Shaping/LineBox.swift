import Foundation
import TenFoot

/// The line box of text in a face that stands in for one that lacks the characters.
///
/// CoreText takes the box of the face that draws. The boxes of script and symbol faces are made for
/// their tallest letters, though: Noto Sans Arabic asks for 2.1 em where Inter asks for 1.2, and a row
/// of a scoreboard would jump when a name in another script comes up. So the box of the font asked for
/// stays, and grows only where the glyphs' ink reaches out of it: lines never touch, and rows hardly
/// ever move.
struct LineBox {
  private var top: CGFloat
  private var bottom: CGFloat
  private let primary: ShapedText.FontMetrics

  /// What may stand out without moving the lines, in ems: less than the ink of two lines has to spare,
  /// and what emoji, drawn a little larger than their box, need.
  private static let tolerance: CGFloat = 0.02

  /// Starts with the box of the font asked for, at a size of one point.
  init(_ primary: ShapedText.FontMetrics) {
    self.primary = primary
    top = primary.ascent + Self.tolerance
    bottom = -primary.descent - Self.tolerance
  }

  /// Makes room for a glyph whose ink reaches from `bottom` to `top`, in ems; y runs up.
  mutating func include(top: CGFloat, bottom: CGFloat) {
    self.top = max(self.top, top)
    self.bottom = min(self.bottom, bottom)
  }

  /// The metrics of a face's run in this box, at a size of one point.
  func metrics(of face: ShapedText.FontMetrics) -> ShapedText.FontMetrics {
    let ascent = primary.ascent
    let descent = primary.descent
    // Lines under and through text go on where they are in the letters of the font asked for.
    var metrics = primary
    metrics.ascent = top > ascent + Self.tolerance ? top : ascent
    metrics.descent = -bottom > descent + Self.tolerance ? -bottom : descent
    metrics.capHeight = face.capHeight
    metrics.xHeight = face.xHeight
    metrics.stem = face.stem
    return metrics
  }
}
