/// A grapheme cluster on its way to glyphs.
struct Grapheme {
  /// What stands for the cluster in a line.
  enum Kind: UInt8 {
    /// Glyphs of its face.
    case glyphs
    /// A box: no face has it.
    case missing
    /// Nothing, and the line ends.
    case newline
    /// A gap of some spaces.
    case tab
    /// A picture.
    case attachment
    /// Nothing: a control character.
    case invisible
  }

  /// Where it starts in the UTF-8 bytes of the whole text.
  var start: Int
  /// Where it starts in the UTF-8 bytes that are shaped.
  var shapedStart: Int
  /// What stands for it.
  var kind: Kind
  /// Whether it is white space that may hang over the end of a line.
  var isWhitespace: Bool
  /// The bidirectional embedding level.
  var level: UInt8 = 0
  /// The style run it belongs to.
  var source: Int
  /// The number of its face among the faces of the text.
  var face: Int
  /// The script of its first letter.
  var script: UnicodeScript
}
