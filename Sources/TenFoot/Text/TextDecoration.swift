import Foundation

/// What belongs to a stretch of text besides its glyphs: what is drawn with them, and the height of
/// its lines.
package nonisolated struct TextDecoration: Hashable, Sendable {
  /// A line under or through the text.
  package struct Line: Hashable, Sendable {
    var pattern: Text.LineStyle.Pattern
    /// What it is drawn in; `nil` for what the glyphs are filled with.
    var paint: Paint?
  }

  /// What stands behind the text, as high as its line.
  package var background: Paint?
  /// A line under the text.
  package var underline: Line?
  /// A line through the text.
  package var strikethrough: Line?
  /// A picture that stands in the place of the text.
  package var image: ImageContent?
  /// A symbol that stands in the place of the text.
  package var symbol: SymbolOutline?
  /// The distance from one baseline to the next, where it isn't that of the whole text.
  package var lineHeight: AttributedString.LineHeight?

  var isEmpty: Bool {
    background == nil && underline == nil && strikethrough == nil && image == nil
      && symbol == nil && lineHeight == nil
  }
}
