/// The first line in which two text forms of a stage differ.
package struct DumpChange: Hashable, Sendable {
  /// The line's number, from 1.
  package var line: Int
  /// What the golden has there; `nil` past its end.
  package var expected: String?
  /// What is there now; `nil` past its end.
  package var actual: String?

  /// Compares two texts; `nil` when they are the same.
  package init?(from expected: String, to actual: String) {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let common = min(old.count, new.count)
    guard
      let place = (0..<common).first(where: { old[$0] != new[$0] })
        ?? (old.count == new.count ? nil : common)
    else { return nil }
    line = place + 1
    self.expected = place < old.count ? Self.trimmed(old[place]) : nil
    self.actual = place < new.count ? Self.trimmed(new[place]) : nil
  }

  /// The line before and after, in one sentence.
  package var sentence: String {
    switch (expected, actual) {
    case (let old?, let new?): "line \(line): expected `\(old)`, is `\(new)`"
    case (let old?, nil): "line \(line): `\(old)` is gone"
    case (nil, let new?): "line \(line): `\(new)` is new"
    case (nil, nil): "line \(line)"
    }
  }

  /// The strings before and after, when the line is a text that says something else.
  package var changedText: (from: String, to: String)? {
    guard let old = Self.string(in: expected), let new = Self.string(in: actual), old != new else {
      return nil
    }
    return (old, new)
  }

  /// The string of a text's line: `Text "3" 96 bold`.
  private static func string(in line: String?) -> String? {
    guard let line, line.hasPrefix("Text \"") else { return nil }
    var string = ""
    var isEscaped = false
    for character in line.dropFirst(6) {
      if isEscaped {
        string.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        return string
      } else {
        string.append(character)
      }
    }
    return nil
  }

  private static func trimmed(_ line: Substring) -> String {
    String(line.drop { $0 == " " })
  }
}
