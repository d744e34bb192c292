import Testing

@testable import TenFootText

struct EmojiPresentationTests {
  // UTS #51, emoji-sequences.txt and emoji-variation-sequences.txt.
  @Test(arguments: [
    "😀", "⌚", "❤️", "❤️‍🔥", "❤‍🔥", "1️⃣", "#⃣", "🇩🇪", "👍🏽", "☝🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩‍🚀", "©️", "♟️",
  ])
  func `pictures`(text: String) {
    #expect(EmojiPresentation.isEmoji(text.unicodeScalars))
  }

  @Test(arguments: [
    "a", "1", "#", "©", "❤", "☝", "♟", "♔", "⌚\u{FE0E}", "😀\u{FE0E}", "a\u{FE0F}", "",
  ])
  func `letters and signs`(text: String) {
    #expect(!EmojiPresentation.isEmoji(text.unicodeScalars))
  }
}
