import Foundation

/// A JSON text taken apart into its values' places, so that a message can say where something is.
///
/// Foundation does the decoding and doesn't tell places. This is RFC 8259 to the letter: what
/// decoders let pass on one system only, such as a comma before a bracket, is an error here.
package struct JSONDocument {
  /// What a value is.
  package enum Kind: UInt8 {
    case object, array, string, number, boolean, null
  }

  /// A value's place in the text and among the values.
  package struct Value {
    package var kind: Kind
    /// The bytes of the text that it takes.
    package var start: Int
    package var end: Int
    /// The index of the value after this one and all that it holds.
    package var next: Int
  }

  /// The text, in UTF-8.
  package let bytes: [UInt8]
  /// The values in the order of the text.
  ///
  /// An object's names are values of their own, each before
  /// the value that it names.
  package let values: [Value]

  /// Takes a text apart.
  package init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    var scanner = JSONScanner(bytes)
    try scanner.scanText()
    self.bytes = bytes
    values = scanner.values
  }

  /// The index of the outermost value.
  package static let root = 0

  /// The fields of an object, in order; none when it is something else.
  ///
  /// Names have no escapes any more: `"\u0061t"` is `at`.
  package func fields(of index: Int) -> [(name: String, index: Int)] {
    guard values[index].kind == .object else { return [] }
    var fields: [(String, Int)] = []
    var place = index + 1
    while place < values[index].next {
      fields.append((text(at: place) ?? string(at: place), place + 1))
      place = values[place + 1].next
    }
    return fields
  }

  /// The elements of an array, in order; none when it is something else.
  package func elements(of index: Int) -> [Int] {
    guard values[index].kind == .array else { return [] }
    var elements: [Int] = []
    var place = index + 1
    while place < values[index].next {
      elements.append(place)
      place = values[place].next
    }
    return elements
  }

  /// The text of a value as it stands there; a string's without its quotes, escapes as they are.
  package func string(at index: Int) -> String {
    let value = values[index]
    let inset = value.kind == .string ? 1 : 0
    return String(decoding: bytes[(value.start + inset)..<(value.end - inset)], as: UTF8.self)
  }

  /// What a string says, without escapes; `nil` for a value of another kind.
  package func text(at index: Int) -> String? {
    let value = values[index]
    guard value.kind == .string else { return nil }
    let bytes = bytes[value.start..<value.end]
    guard bytes.contains(UInt8(ascii: "\\")) else { return string(at: index) }
    return try? JSONDecoder().decode(String.self, from: Data(bytes))
  }

  /// The second of two fields of an object with the same name: decoders take either of them.
  package func repeatedField(of index: Int) -> (name: String, index: Int)? {
    var names: Set<String> = []
    return fields(of: index).first { !names.insert($0.name).inserted }
  }

  /// What is said of a field that an object has twice.
  package static func repetition(of name: String) -> String {
    "the field \(quoted(name)) stands here for the second time; leave one of them out"
  }

  /// The value in words, for "found …".
  package func describe(_ index: Int) -> String {
    switch values[index].kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "the string \(quoted(string(at: index)))"
    case .number: "the number \(string(at: index).prefix(40))"
    case .boolean, .null: string(at: index)
    }
  }
}
