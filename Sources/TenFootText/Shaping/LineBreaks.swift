import TenFoot

/// Where the lines of a text may end.
struct LineBreaks {
  /// A mark for each byte: whether a line may end before it.
  private var marks: [ShapedText.LineBreak]

  /// Finds the breaks of UTF-8 text.
  init(_ text: UnsafeBufferPointer<UInt8>, language: String, breaker: LineBreaker) {
    marks = Array(repeating: .prohibited, count: text.count)
    if findSimpleBreaks(in: text) { return }
    for index in marks.indices { marks[index] = .prohibited }
    let isDone = breaker.findBreaks(in: text, language: language) { offset, isMandatory in
      marks[offset] = isMandatory ? .mandatory : .allowed
    }
    if !isDone { breakAfterSpaces(in: text) }
  }

  /// Whether a line may end before a byte; not at the end of the text.
  func mark(before byte: Int) -> ShapedText.LineBreak {
    byte < marks.count ? marks[byte] : .prohibited
  }

  /// What the simple rules tell apart; the classes are those of UAX #14.
  private enum Class {
    /// A Latin letter or a digit of class AL or NU.
    case letter
    case digit
    /// Class SP.
    case space
    /// Class IS or QU: a full stop, comma, colon, semicolon or quotation mark.
    case innerMark
    /// Class HY.
    case hyphen
    /// Anything else.
    case other
  }

  /// Finds the breaks of a text of Latin words, numbers and spaces, as most names and scores are,
  /// without asking ICU.
  ///
  /// These are rules LB7, LB13, LB18, LB19, LB21, LB25, LB28 and LB29 as far as they go for a few
  /// classes; where more is needed, the answer is no.
  ///
  /// - Returns: Whether the text was that simple.
  private mutating func findSimpleBreaks(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var previous = Class.other
    var index = 0
    while index < text.count {
      let (next, length) = Self.simpleClass(text, at: index)
      switch next {
      case .letter, .digit:
        if previous == .space || (previous == .hyphen && next == .letter) {
          marks[index] = .allowed
        }
      case .space:
        if previous == .hyphen { return false }
      case .innerMark:
        // After a space or a hyphen the rules look further than this function does.
        if previous == .space || previous == .hyphen { return false }
      case .hyphen:
        // Only inside a word or a number; a sign or a dash is another matter.
        if previous != .letter, previous != .digit { return false }
      case .other:
        return false
      }
      previous = next
      index += length
    }
    return true
  }

  private static func simpleClass(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (Class, length: Int) {
    switch text[index] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      (.letter, 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): (.digit, 1)
    case UInt8(ascii: " "): (.space, 1)
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "'"), UInt8(ascii: "\""):
      (.innerMark, 1)
    case UInt8(ascii: "-"): (.hyphen, 1)
    // U+00C0…U+02AF but for the multiplication and division signs.
    case 0xC3 where index + 1 < text.count && text[index + 1] != 0x97 && text[index + 1] != 0xB7:
      (.letter, 2)
    case 0xC4...0xC9: (.letter, 2)
    case 0xCA where index + 1 < text.count && text[index + 1] < 0xB0: (.letter, 2)
    // U+1E00…U+1EFF, Latin Extended Additional: Vietnamese.
    case 0xE1 where index + 1 < text.count && (0xB8...0xBB).contains(text[index + 1]):
      (.letter, 3)
    default: (.other, 1)
    }
  }

  /// What is left when ICU can't be asked.
  private mutating func breakAfterSpaces(in text: UnsafeBufferPointer<UInt8>) {
    let space = UInt8(ascii: " ")
    for index in marks.indices.dropFirst() where text[index - 1] == space && text[index] != space {
      marks[index] = .allowed
    }
  }
}
