import TenFoot

/// A text as the key of what was shaped from it.
///
/// Strings that differ only in composition are equal in Swift ("é" as one character and as two), but
/// their clusters start at other bytes. So this key compares bytes, which is faster as well.
struct ShapingKey: Hashable {
  private let text: StyledText
  /// The hash of all that differs between most texts, taken once: a miss asks for it five times.
  private let digest: Int

  /// Makes the key of a text.
  init(_ text: StyledText) {
    self.text = text
    var hasher = Hasher()
    for run in text.runs {
      var bytes = run.text
      bytes.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(run.font.size)
      hasher.combine(run.font.weight)
      hasher.combine(run.tracking)
    }
    digest = hasher.finalize()
  }

  /// The memory that the key takes, in bytes.
  var estimatedSize: Int {
    text.runs.reduce(64) { $0 + $1.text.utf8.count + MemoryLayout<StyledText.Run>.stride }
  }

  static func == (first: Self, second: Self) -> Bool {
    first.digest == second.digest && first.text.direction == second.text.direction
      && first.text.language == second.text.language
      && first.text.runs.count == second.text.runs.count
      && zip(first.text.runs, second.text.runs).allSatisfy { first, second in
        first.font == second.font && first.tracking == second.tracking
          && first.kerning == second.kerning && first.baselineOffset == second.baselineOffset
          && first.attachment == second.attachment
          && first.text.utf8.elementsEqual(second.text.utf8)
      }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
