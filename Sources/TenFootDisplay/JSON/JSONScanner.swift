/// What is wrong with a JSON text, and at which byte.
package struct JSONSyntaxError: Error, Equatable {
  package let offset: Int
  package let message: String
}

/// Reads a JSON text once, from the first byte to the last.
struct JSONScanner {
  /// How deep values may be nested; Foundation's decoder stops there too.
  static let deepestLevel = 512

  private(set) var values: [JSONDocument.Value] = []
  private let bytes: [UInt8]
  private var place = 0
  private var level = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads one value with nothing but white space around it.
  mutating func scanText() throws(JSONSyntaxError) {
    try scanValue()
    skipSpace()
    if place < bytes.count { throw problem("expected nothing after the value, found \(found)") }
  }

  private mutating func scanValue() throws(JSONSyntaxError) {
    skipSpace()
    let index = values.count
    let start = place
    values.append(JSONDocument.Value(kind: .null, start: start, end: start, next: index + 1))
    let kind: JSONDocument.Kind
    switch current {
    case "{": kind = try scanObject()
    case "[": kind = try scanArray()
    case "\"": kind = try scanString()
    case "-": kind = try scanNumber()
    case let scalar? where Self.isDigit(scalar): kind = try scanNumber()
    case "t": kind = try scanWord("true", .boolean)
    case "f": kind = try scanWord("false", .boolean)
    case "n": kind = try scanWord("null", .null)
    default: throw problem("expected a value, found \(found)")
    }
    values[index].kind = kind
    values[index].end = place
    values[index].next = values.count
  }

  private mutating func scanObject() throws(JSONSyntaxError) -> JSONDocument.Kind {
    try scanItems(until: "}", of: "object") { scanner throws(JSONSyntaxError) in
      guard scanner.current == "\"" else {
        throw scanner.problem("expected a field's name in double quotes, found \(scanner.found)")
      }
      try scanner.scanValue()
      scanner.skipSpace()
      guard scanner.take(":") else {
        throw scanner.problem("expected \":\" after the field's name, found \(scanner.found)")
      }
      try scanner.scanValue()
    }
    return .object
  }

  private mutating func scanArray() throws(JSONSyntaxError) -> JSONDocument.Kind {
    try scanItems(until: "]", of: "array") { scanner throws(JSONSyntaxError) in
      try scanner.scanValue()
    }
    return .array
  }

  private mutating func scanItems(
    until end: Unicode.Scalar, of noun: String,
    _ scanItem: (inout JSONScanner) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    level += 1
    defer { level -= 1 }
    guard level <= Self.deepestLevel else {
      throw problem("values are nested more than \(Self.deepestLevel) levels deep")
    }
    place += 1
    skipSpace()
    if take(end) { return }
    while true {
      skipSpace()
      try scanItem(&self)
      skipSpace()
      if take(end) { return }
      guard take(",") else {
        throw problem("expected \",\" or \"\(end)\" to go on with the \(noun), found \(found)")
      }
    }
  }

  private mutating func scanString() throws(JSONSyntaxError) -> JSONDocument.Kind {
    let start = place
    place += 1
    while true {
      switch current {
      case nil:
        throw JSONSyntaxError(offset: start, message: "this string never ends")
      case "\"":
        place += 1
        return .string
      case "\\":
        place += 1
        try scanEscape()
      case .some(let scalar) where scalar.value < 0x20:
        let escape = scalar == "\n" ? "\\n" : "an escape"
        throw problem("expected \(escape): a string has no control characters")
      default:
        place += 1
      }
    }
  }

  private mutating func scanEscape() throws(JSONSyntaxError) {
    switch current {
    case "\"", "\\", "/", "b", "f", "n", "r", "t":
      place += 1
    case "u":
      place += 1
      let unit = try scanUTF16Unit()
      // Foundation refuses half a pair, too, but can't say where it is.
      guard !UTF16.isTrailSurrogate(unit) else {
        throw problem("expected the first half of a pair before this second half")
      }
      guard UTF16.isLeadSurrogate(unit) else { return }
      guard take("\\"), take("u"), UTF16.isTrailSurrogate(try scanUTF16Unit()) else {
        throw problem("expected the second half of a pair after its first, such as \\uD83D\\uDE00")
      }
    default:
      throw problem("expected one of \" \\ / b f n r t u after the backslash, found \(found)")
    }
  }

  private mutating func scanUTF16Unit() throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let current, let digit = Character(current).hexDigitValue, current.isASCII else {
        throw problem("expected four hexadecimal digits after \\u")
      }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }

  private mutating func scanNumber() throws(JSONSyntaxError) -> JSONDocument.Kind {
    _ = take("-")
    if take("0") {
      if let current, Self.isDigit(current) {
        throw problem("a number doesn't begin with 0 before other digits")
      }
    } else {
      try scanDigits()
    }
    if take(".") { try scanDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try scanDigits()
    }
    return .number
  }

  private mutating func scanDigits() throws(JSONSyntaxError) {
    let start = place
    while let current, Self.isDigit(current) { place += 1 }
    if place == start { throw problem("expected a digit, found \(found)") }
  }

  private mutating func scanWord(
    _ word: StaticString, _ kind: JSONDocument.Kind
  ) throws(JSONSyntaxError) -> JSONDocument.Kind {
    let end = place + word.utf8CodeUnitCount
    let matches =
      end <= bytes.count
      && word.withUTF8Buffer { $0.elementsEqual(bytes[place..<end]) }
    guard matches else { throw problem("expected a value, found \(found)") }
    place = end
    return kind
  }

  /// The byte here as a scalar, or `nil` at the end.
  ///
  /// Bytes beyond ASCII occur in strings only, where
  /// they need no looking at.
  private var current: Unicode.Scalar? {
    place < bytes.count ? Unicode.Scalar(bytes[place]) : nil
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place]) { place += 1 }
  }

  private func problem(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: place, message: message)
  }

  /// What stands here, in words.
  private var found: String {
    guard place < bytes.count else { return "the end" }
    let rest = String(decoding: bytes[place..<min(place + 64, bytes.count)], as: UTF8.self)
    let word = rest.prefix { $0.isLetter || $0.isNumber }
    if let first = rest.first, first == "\n" || first == "\r\n" { return "the end of the line" }
    if rest.hasPrefix("\"") { return "a string" }
    return quoted(String(word.isEmpty ? rest.prefix(1) : word.prefix(20)))
  }
}
