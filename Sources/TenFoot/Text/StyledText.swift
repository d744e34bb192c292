public import Foundation

/// Text with the fonts it is set in: all that shaping depends on, and nothing else.
///
/// Colors, alignment, line limits and the offered width are applied after shaping, so that they
/// never cause it to be done again.
public nonisolated struct StyledText: Hashable, Sendable {
  /// A stretch of text in one font.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The font to set them in.
    public var font: FontDescriptor
    /// The extra advance after each grapheme cluster, in points; any turns ligatures off.
    public var tracking: CGFloat
    /// The extra advance after each grapheme cluster, in points, that leaves ligatures as they are
    /// and counts at the end of a line as well.
    public var kerning: CGFloat
    /// How far the glyphs stand above the baseline of the line, in points.
    public var baselineOffset: CGFloat
    /// The size of the picture that stands here instead of characters; `nil` for text.
    public var attachment: CGSize?

    /// Creates a run.
    public init(
      _ text: String, font: FontDescriptor, tracking: CGFloat = 0, kerning: CGFloat = 0,
      baselineOffset: CGFloat = 0
    ) {
      self.text = text
      self.font = font
      self.tracking = tracking
      self.kerning = kerning
      self.baselineOffset = baselineOffset
    }
  }

  /// The runs, in reading order.
  public var runs: [Run]
  /// The direction of a paragraph that has no strong character of its own.
  public var direction: LayoutDirection
  /// The language as a BCP 47 tag, such as `en` or `zh-Hant`; decides between regional glyph forms
  /// and dictionaries.
  public var language: String

  /// Creates styled text.
  public init(_ runs: [Run], direction: LayoutDirection = .leftToRight, language: String = "en") {
    self.runs = runs
    self.direction = direction
    self.language = language
  }
}
