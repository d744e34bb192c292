/// Whether a grapheme cluster is to be drawn as a picture.
///
/// Source: UTS #51, sections 1.4 and 2; the cluster is known to hold together.
enum EmojiPresentation {
  /// Decides for the characters of a cluster.
  static func isEmoji(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    var isSequence = false
    for scalar in scalars.dropFirst() {
      switch scalar {
      case Self.textSelector: return false
      case Self.emojiSelector, Self.keycap, Self.joiner: isSequence = true
      default:
        if scalar.properties.isEmojiModifier { isSequence = true }
      }
    }
    return isSequence || first.properties.isEmojiPresentation
  }

  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"
  private static let joiner: Unicode.Scalar = "\u{200D}"
}
