public import Foundation

extension ShapedText {
  /// A face's vertical measures at a size, in points.
  public struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of the line box, above zero.
    public var ascent: CGFloat
    /// From the baseline down to the bottom of the line box, above zero.
    public var descent: CGFloat
    /// The extra distance that the face wants between lines.
    public var leading: CGFloat
    /// The height of a capital H.
    public var capHeight: CGFloat
    /// The height of a small x.
    public var xHeight: CGFloat
    /// The thickness of the upright stroke of a capital I; 0 in a face without one.
    public var stem: CGFloat
    /// From the baseline down to the middle of an underline.
    public var underlineOffset: CGFloat
    /// From the baseline up to the middle of a line through text.
    public var strikethroughOffset: CGFloat
    /// The thickness of lines under and through text.
    public var lineThickness: CGFloat

    /// Creates metrics.
    public init(
      ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
      stem: CGFloat = 0, underlineOffset: CGFloat = 0, strikethroughOffset: CGFloat = 0,
      lineThickness: CGFloat = 0
    ) {
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
      self.capHeight = capHeight
      self.xHeight = xHeight
      self.stem = stem
      self.underlineOffset = underlineOffset
      self.strikethroughOffset = strikethroughOffset
      self.lineThickness = lineThickness
    }

    /// The measures with the glyphs drawn higher, which the line box makes room for.
    package func raised(by offset: CGFloat) -> Self {
      var raised = self
      raised.ascent = max(ascent, ascent + offset)
      raised.descent = max(descent, descent - offset)
      return raised
    }
  }
}
