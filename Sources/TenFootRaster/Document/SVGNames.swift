import Foundation

/// The names of parts in an SVG drawing of Cairo's, counted from one.
///
/// Cairo counts surfaces and patterns through all that a process draws, so that the same drawing would
/// have other names the second time.
enum SVGNames {
  /// The drawing with each kind of name counted from one, in the order that they are met.
  static func fromOne(_ drawing: Data) -> Data {
    var result = Data(capacity: drawing.count)
    var numbers: [String: [Substring: Int]] = [:]
    var place = drawing.startIndex
    var copied = place
    while let next = drawing[place...].firstIndex(where: { $0 == hash || $0 == quote }) {
      place = next + 1
      guard drawing[next] == hash || drawing[..<next].hasSuffix("id=") else { continue }
      let letters = drawing[place...].prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      let digits = drawing[letters.endIndex...].prefix {
        $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
      }
      // Glyphs and their fonts are counted in the drawing alone; a color is no name.
      let kind = String(decoding: letters, as: UTF8.self)
      guard !letters.isEmpty, !digits.isEmpty, kind != "glyph", digits.endIndex < drawing.endIndex,
        drawing[digits.endIndex] == quote || drawing[digits.endIndex] == parenthesis
      else { continue }
      let name = Substring(decoding: digits, as: UTF8.self)
      let number = numbers[kind]?[name] ?? (numbers[kind]?.count ?? 0) + 1
      numbers[kind, default: [:]][name] = number
      result += drawing[copied..<letters.endIndex]
      result += Data("\(number)".utf8)
      (place, copied) = (digits.endIndex, digits.endIndex)
    }
    return result + drawing[copied...]
  }

  private static let hash = UInt8(ascii: "#")
  private static let quote = UInt8(ascii: "\"")
  private static let parenthesis = UInt8(ascii: ")")
}

extension Data {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
