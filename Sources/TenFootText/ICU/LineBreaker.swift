import CICU
import Synchronization

/// Finds where lines may end, by UAX #14 and the dictionaries of ICU.
///
/// Iterators are kept for the next text of the same language. Each is used by one thread at a time.
final class LineBreaker: Sendable {
  private let idle = Mutex<[String: [BreakIterator]]>([:])

  /// Marks the breaks in UTF-8 text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - language: A BCP 47 tag.
  ///   - mark: Is called with the byte behind which a line may end, and whether it must, in
  ///     ascending order; not with the end of the text.
  /// - Returns: Whether ICU could do it.
  func findBreaks(
    in text: UnsafeBufferPointer<UInt8>, language: String, mark: (Int, _ isMandatory: Bool) -> Void
  ) -> Bool {
    let waiting = idle.withLock { $0[language]?.popLast() }
    guard let iterator = waiting ?? BreakIterator(language: language) else { return false }
    let isDone = iterator.findBreaks(in: text, mark: mark)
    idle.withLock { idle in
      if idle[language] == nil, idle.count >= Self.languageLimit { idle.removeAll() }
      idle[language, default: []].append(iterator)
    }
    return isDone
  }

  /// Languages come from outside; this many are kept ready.
  private static let languageLimit = 16
}

/// ICU's iterator over the line breaks of a text.
private final class BreakIterator: @unchecked Sendable {
  private let iterator: OpaquePointer

  /// Opens an iterator, or nothing if ICU has no rules at all.
  init?(language: String) {
    var status: Int32 = 0
    let opened = tenfoot_ubrk_open(tenfoot_ubrk_line, Self.locale(for: language), &status)
    guard let opened, status <= 0 else { return nil }
    iterator = opened
  }

  deinit { tenfoot_ubrk_close(iterator) }

  func findBreaks(
    in text: UnsafeBufferPointer<UInt8>, mark: (Int, _ isMandatory: Bool) -> Void
  ) -> Bool {
    var status: Int32 = 0
    text.withMemoryRebound(to: CChar.self) {
      tenfoot_ubrk_setUTF8(iterator, $0.baseAddress, Int64($0.count), &status)
    }
    guard status <= 0 else { return false }
    _ = tenfoot_ubrk_first(iterator)
    while true {
      let offset = Int(tenfoot_ubrk_next(iterator))
      // The end, or UBRK_DONE behind it.
      guard offset > 0, offset < text.count else { break }
      let rule = tenfoot_ubrk_getRuleStatus(iterator)
      mark(offset, (tenfoot_ubrk_lineHard..<tenfoot_ubrk_lineHardLimit).contains(rule))
    }
    // The iterator outlives the text; it must not be left pointing at it.
    tenfoot_ubrk_setUTF8(iterator, "", 0, &status)
    return true
  }

  /// ICU's name of a language's line breaking.
  ///
  /// Short lines on a screen want the ordinary rules of CJK text (`lb=normal`), which let a line
  /// begin with a small kana; a tag that names another strictness keeps it.
  private static func locale(for language: String) -> String {
    var status: Int32 = 0
    let capacity = 157  // ULOC_FULLNAME_CAPACITY
    let name = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      let length = tenfoot_uloc_forLanguageTag(
        language, buffer.baseAddress, Int32(capacity), &status)
      guard status <= 0, length > 0, length < capacity else {
        return "en"
      }
      let bytes = buffer.prefix(Int(length)).map(UInt8.init(bitPattern:))
      return String(decoding: bytes, as: UTF8.self)
    }
    if name.contains("lb=") { return name }
    return name + (name.contains("@") ? ";" : "@") + "lb=normal"
  }
}
