public import Foundation

/// How lines are broken, shortened and aligned, after shaping.
public nonisolated struct ParagraphStyle: Hashable, Sendable {
  /// The most lines to show; `nil` for no limit.
  public var lineLimit: Int?
  /// How many lines there is room for even where there are fewer.
  public var reservedLines: Int = 0
  /// Where text that doesn't fit is cut.
  public var truncationMode: Text.TruncationMode = .tail
  /// The smallest factor that the font may be scaled by to fit, above 0 and at most 1.
  public var minimumScaleFactor: CGFloat = 1
  /// How many steps there are to scale by, between nothing and the full size.
  public var scaleSteps: CGFloat = 64
  /// Whether the font is scaled to fit the height as well, and before a word is divided.
  public var isFitted = false
  /// Whether letters may move closer together to fit.
  public var allowsTightening = false
  /// Whether lines are broken to be of near-equal length.
  public var isBalanced = false
  /// Where lines stand within the width of the widest.
  public var alignment: TextAlignment = .leading
  /// The extra distance between lines, in points.
  public var lineSpacing: CGFloat = 0
  /// The distance from one baseline to the next; `nil` for what the fonts ask for.
  public var lineHeight: AttributedString.LineHeight?
  /// The distances for runs of the text that have one of their own: of each run, or empty for none.
  public var runLineHeights: [AttributedString.LineHeight?] = []
  /// The group of texts that are scaled alike; `nil` for a text that is scaled on its own.
  public var scaleGroup: Int?

  /// Creates SwiftUI's default: all lines, cut at the tail, not scaled, leading.
  public init() {}
}
