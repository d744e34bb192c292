/// A JSON text taken apart into its values' places, so that a message can say where something is.
///
/// Foundation does the decoding and doesn't tell places. This is RFC 8259 to the letter: what
/// decoders let pass on one system only, such as a comma before a bracket, is an error here.
struct JSONDocument {
  /// What a value is.
  enum Kind: UInt8 {
    case object, array, string, number, boolean, null
  }

  /// A value's place in the text and among the values.
  struct Value {
    var kind: Kind
    /// The bytes of the text that it takes.
    var start: Int
    var end: Int
    /// The index of the value after this one and all that it holds.
    var next: Int
  }

  /// The text, in UTF-8.
  let bytes: [UInt8]
  /// The values in the order of the text.
  ///
  /// An object's names are values of their own, each before
  /// the value that it names.
  let values: [Value]

  /// Takes a text apart.
  init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    var scanner = JSONScanner(bytes)
    try scanner.scanText()
    self.bytes = bytes
    values = scanner.values
  }

  /// The index of the outermost value.
  static let root = 0

  /// The fields of an object, in order; none when it is something else.
  func fields(of index: Int) -> [(name: String, index: Int)] {
    guard values[index].kind == .object else { return [] }
    var fields: [(String, Int)] = []
    var place = index + 1
    while place < values[index].next {
      fields.append((string(at: place), place + 1))
      place = values[place + 1].next
    }
    return fields
  }

  /// The elements of an array, in order; none when it is something else.
  func elements(of index: Int) -> [Int] {
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
  func string(at index: Int) -> String {
    let value = values[index]
    let inset = value.kind == .string ? 1 : 0
    return String(decoding: bytes[(value.start + inset)..<(value.end - inset)], as: UTF8.self)
  }

  /// The value in words, for "found …".
  func describe(_ index: Int) -> String {
    switch values[index].kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "the string \(quoted(string(at: index)))"
    case .number: "the number \(string(at: index).prefix(40))"
    case .boolean, .null: string(at: index)
    }
  }
}
