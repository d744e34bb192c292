/// The emphasis in a line of Markdown.
///
/// It knows CommonMark's emphasis, code, links, escapes and entities, and GitHub's strikethrough. Blocks such as
/// headings and lists are left as they are written.
///
/// Values that were interpolated stand in the line as parts that are never looked into, so a name
/// with asterisks stays as it is.
nonisolated struct InlineMarkdown {
  /// How a stretch is written.
  struct Style: OptionSet, Hashable {
    let rawValue: UInt8

    static let emphasis = Style(rawValue: 1)
    static let strong = Style(rawValue: 2)
    static let strikethrough = Style(rawValue: 4)
    static let code = Style(rawValue: 8)
    static let link = Style(rawValue: 16)
  }

  /// A stretch of the line.
  enum Content: Equatable {
    case text(String)
    /// An interpolated value, by its number.
    case value(Int)
  }

  /// What the line consists of before it is read.
  enum Atom {
    case character(Character)
    case value(Int)

    var character: Character? {
      if case .character(let character) = self { character } else { nil }
    }
  }

  /// A run of delimiters that may begin or end emphasis.
  private struct Delimiter {
    var piece: Int
    var character: Character
    var count: Int
    let length: Int
    let canOpen: Bool
    let canClose: Bool
  }

  private let atoms: [Atom]
  private var place = 0
  private var pieces: [(content: Content, style: Style)] = []
  private var delimiters: [Delimiter] = []
  /// How many emphases begin (above zero) or end before each piece, by style.
  private var changes: [(piece: Int, style: Style, change: Int)] = []
  private var openLinks: [Int] = []
  /// Text since the last piece.
  private var plain = ""
  /// How far the address of a link is looked for.
  private static let longestAddress = 2_048

  /// Whether a text has a character that means something.
  static func mayStyle(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
        true
      default: false
      }
    }
  }

  /// Reads a line.
  static func stretches(of atoms: [Atom]) -> [(content: Content, style: Style)] {
    var reader = InlineMarkdown(atoms: atoms)
    reader.read()
    reader.flush()
    reader.matchDelimiters()
    return reader.styled()
  }

  private init(atoms: [Atom]) { self.atoms = atoms }

  // MARK: Reading

  private mutating func read() {
    while place < atoms.count {
      switch atoms[place].character {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiters()
      case "[":
        flush()
        openLinks.append(pieces.count)
        add(.text("["))
        place += 1
      case "]": readLinkEnd()
      case "<": readAutolink()
      case "&": readEntity()
      case let character?:
        append(character)
        place += 1
      case nil:
        if case .value(let number) = atoms[place] { add(.value(number)) }
        place += 1
      }
    }
  }

  private mutating func append(_ character: Character) { plain.append(character) }

  /// Adds a piece behind the plain text that was read before it.
  private mutating func add(_ content: Content, _ style: Style = []) {
    flush()
    pieces.append((content, style))
  }

  private mutating func flush() {
    guard !plain.isEmpty else { return }
    pieces.append((.text(plain), []))
    plain = ""
  }

  private mutating func readEscape() {
    if place + 1 < atoms.count, let next = atoms[place + 1].character, next.isASCII,
      next.isPunctuation || next.isSymbol
    {
      append(next)
      place += 2
    } else {
      append("\\")
      place += 1
    }
  }

  private mutating func readCode() {
    let fence = runLength(of: "`", at: place)
    var end = place + fence
    while end < atoms.count {
      let length = runLength(of: "`", at: end)
      if length == fence { break }
      end += max(length, 1)
    }
    guard end < atoms.count else {
      for _ in 0..<fence { append("`") }
      place += fence
      return
    }
    flush()
    var inside = atoms[place + fence..<end]
    // One space on both sides lets code begin or end with a backtick.
    if inside.count > 1, inside.first?.character == " ", inside.last?.character == " ",
      inside.contains(where: { $0.character != " " })
    {
      inside = inside.dropFirst().dropLast()
    }
    for atom in inside {
      switch atom {
      case .character(let character): append(character)
      case .value(let number):
        addCode()
        add(.value(number), .code)
      }
    }
    addCode()
    place = end + fence
  }

  /// Adds what was read since the last piece as code.
  private mutating func addCode() {
    guard !plain.isEmpty else { return }
    pieces.append((.text(plain), .code))
    plain = ""
  }

  private mutating func readDelimiters() {
    guard let character = atoms[place].character else { return }
    let length = runLength(of: character, at: place)
    let before = place > 0 ? atoms[place - 1].character : " "
    let after = place + length < atoms.count ? atoms[place + length].character : " "
    // CommonMark 6.2: a run leans on what is next to it. A value counts as a letter.
    func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? false }
    func isMark(_ character: Character?) -> Bool {
      character.map { $0.isPunctuation || $0.isSymbol } ?? false
    }
    let leansRight =
      !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before))
    let leansLeft =
      !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after))
    let isUnderscore = character == "_"
    flush()
    delimiters.append(
      Delimiter(
        piece: pieces.count, character: character, count: length, length: length,
        canOpen: leansRight && (!isUnderscore || !leansLeft || isMark(before)),
        canClose: leansLeft && (!isUnderscore || !leansRight || isMark(after))))
    add(.text(String(repeating: character, count: length)))
    place += length
  }

  private mutating func readLinkEnd() {
    place += 1
    guard let opener = openLinks.popLast() else { return append("]") }
    guard place < atoms.count, atoms[place].character == "(",
      let end = firstPlace(after: place, of: [")", "\n"]), atoms[end].character == ")"
    else { return append("]") }
    pieces[opener].content = .text("")
    changes.append((opener + 1, .link, 1))
    flush()
    changes.append((pieces.count, .link, -1))
    add(.text(""))
    place = end + 1
  }

  private mutating func readAutolink() {
    if let end = firstPlace(after: place, of: [">", " ", "<"]), atoms[end].character == ">" {
      let address = String(atoms[place + 1..<end].compactMap(\.character))
      if address.contains("://") || address.contains("@") {
        add(.text(address), .link)
        place = end + 1
        return
      }
    }
    append("<")
    place += 1
  }

  private mutating func readEntity() {
    let name = atoms[(place + 1)...].prefix(MarkdownEntity.longestName)
      .prefix { $0.character.map { $0 != ";" } ?? false }
    let end = place + 1 + name.count
    if end < atoms.count, atoms[end].character == ";",
      let text = MarkdownEntity.text(of: String(name.compactMap(\.character)))
    {
      plain += text
      place = end + 1
    } else {
      append("&")
      place += 1
    }
  }

  private func firstPlace(after start: Int, of characters: [Character]) -> Int? {
    atoms[(start + 1)...].prefix(Self.longestAddress).firstIndex { atom in
      atom.character.map(characters.contains) ?? false
    }
  }

  private func runLength(of character: Character, at start: Int) -> Int {
    var end = start
    while end < atoms.count, atoms[end].character == character { end += 1 }
    return end - start
  }

  // MARK: Matching

  /// CommonMark's “process emphasis”: every closer finds the nearest opener of its kind.
  private mutating func matchDelimiters() {
    /// Where the search for an opener of a kind may stop, as nothing was found below before.
    var bottoms: [String: Int] = [:]
    var closer = 0
    var stack: [Int] = []
    while closer < delimiters.count {
      let kind =
        "\(delimiters[closer].character)\(delimiters[closer].canOpen)\(delimiters[closer].length % 3)"
      let bottom = bottoms[kind] ?? 0
      var found = delimiters[closer].canClose ? stack.count - 1 : -1
      while found >= bottom, !matches(delimiters[stack[found]], delimiters[closer]) { found -= 1 }
      guard found >= bottom else {
        if delimiters[closer].canClose { bottoms[kind] = stack.count }
        if delimiters[closer].canOpen { stack.append(closer) }
        closer += 1
        continue
      }
      let opener = stack[found]
      stack.removeSubrange((found + 1)...)
      for (kind, bottom) in bottoms where bottom > stack.count { bottoms[kind] = stack.count }
      join(opener, closer)
      if delimiters[opener].count == 0 { stack.removeLast() }
      for (kind, bottom) in bottoms where bottom > stack.count { bottoms[kind] = stack.count }
      if delimiters[closer].count == 0 { closer += 1 }
    }
    for delimiter in delimiters {
      pieces[delimiter.piece].content = .text(
        String(repeating: delimiter.character, count: delimiter.count))
    }
  }

  private func matches(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
    guard opener.character == closer.character, opener.count > 0 else { return false }
    if closer.character == "~" { return opener.count == closer.count && closer.count <= 2 }
    // Rules 9 and 10: a run that could be both doesn't close another unless their lengths agree.
    let isAmbiguous = opener.canClose || closer.canOpen
    return !isAmbiguous || (opener.length + closer.length) % 3 != 0
      || opener.length % 3 == 0 && closer.length % 3 == 0
  }

  private mutating func join(_ opener: Int, _ closer: Int) {
    let isStrike = delimiters[closer].character == "~"
    let isStrong = delimiters[opener].count >= 2 && delimiters[closer].count >= 2
    let used = isStrike ? delimiters[closer].count : isStrong ? 2 : 1
    let style: Style = isStrike ? .strikethrough : isStrong ? .strong : .emphasis
    delimiters[opener].count -= used
    delimiters[closer].count -= used
    changes.append((delimiters[opener].piece + 1, style, 1))
    changes.append((delimiters[closer].piece, style, -1))
  }

  private func styled() -> [(content: Content, style: Style)] {
    let sorted = changes.sorted { $0.piece < $1.piece }
    var next = 0
    var depths: [Style: Int] = [:]
    var result: [(content: Content, style: Style)] = []
    var text = ""
    var textStyle = Style()
    func endText() {
      if !text.isEmpty { result.append((.text(text), textStyle)) }
      text = ""
    }
    for (index, piece) in pieces.enumerated() {
      while next < sorted.count, sorted[next].piece <= index {
        depths[sorted[next].style, default: 0] += sorted[next].change
        next += 1
      }
      var style = piece.style
      for (part, depth) in depths where depth > 0 { style.insert(part) }
      switch piece.content {
      case .text(let more):
        if more.isEmpty { continue }
        if style != textStyle { endText() }
        textStyle = style
        text += more
      case .value:
        endText()
        result.append((piece.content, style))
      }
    }
    endText()
    return result
  }
}
