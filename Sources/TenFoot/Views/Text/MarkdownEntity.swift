/// The characters that HTML's entities stand for, such as `&amp;` for an ampersand.
///
/// As in CommonMark 6.2: all of HTML's names that end in a semicolon, and numbers for any character.
nonisolated enum MarkdownEntity {
  /// The letters of the longest name.
  static let longestName = 31
  /// The letters of the longest number: seven decimal digits, or six others behind an x.
  private static let longestNumber = 8

  /// The text of an entity, by what stands between the ampersand and the semicolon.
  static func text(of name: String) -> String? {
    guard name.hasPrefix("#") else { return names[name] }
    guard name.utf8.count <= longestNumber else { return nil }
    let isHexadecimal = name.dropFirst().first.map { $0 == "x" || $0 == "X" } ?? false
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    // A sign would be taken by the conversion.
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    // What is no character is replaced, and so is U+0000.
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return String(Character(scalar ?? "\u{FFFD}"))
  }

  /// What each name stands for; read when the first one is met.
  private static let names: [String: String] = {
    let words = table.utf8.split(separator: UInt8(ascii: " ")).map {
      String(decoding: $0, as: UTF8.self)
    }
    let places = stride(from: 0, to: words.count - 1, by: 2)
    return Dictionary(places.map { (words[$0], words[$0 + 1]) }) { first, _ in first }
  }()
}
