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
    /// The extra advance after each grapheme cluster, in points.
    public var tracking: CGFloat

    /// Creates a run.
    public init(_ text: String, font: FontDescriptor, tracking: CGFloat = 0) {
      self.text = text
      self.font = font
      self.tracking = tracking
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

/// How lines are broken, shortened and aligned, after shaping.
public nonisolated struct ParagraphStyle: Hashable, Sendable {
  /// The most lines to show; `nil` for no limit.
  public var lineLimit: Int?
  /// Where text that doesn't fit is cut.
  public var truncationMode: Text.TruncationMode = .tail
  /// The smallest factor that the font may be scaled by to fit, above 0 and at most 1.
  public var minimumScaleFactor: CGFloat = 1
  /// Where lines stand within the width of the widest.
  public var alignment: TextAlignment = .leading
  /// The extra distance between lines, in points.
  public var lineSpacing: CGFloat = 0

  /// Creates SwiftUI's default: all lines, cut at the tail, not scaled, leading.
  public init() {}
}
