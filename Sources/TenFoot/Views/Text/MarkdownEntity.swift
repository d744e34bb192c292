/// The characters that HTML's entities stand for, such as `&amp;` for an ampersand.
///
/// CommonMark 6.2 knows all of HTML's names; these are the ones that people write. Numbers stand for
/// any character.
nonisolated enum MarkdownEntity {
  /// The letters of the longest name or number.
  static let longestName = 8

  /// The text of an entity, by what stands between the ampersand and the semicolon.
  static func text(of name: String) -> String? {
    guard name.hasPrefix("#") else { return names[name] }
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

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "copy": "©", "reg": "®", "trade": "™",
    "hellip": "…", "ndash": "–", "mdash": "—", "bull": "•", "middot": "·", "lsquo": "‘",
    "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«",
    "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "deg": "°", "plusmn": "±", "times": "×",
    "divide": "÷", "minus": "−", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈", "infin": "∞",
    "frac12": "½", "frac14": "¼", "frac34": "¾", "sup2": "²", "sup3": "³", "micro": "µ",
    "permil": "‰", "sect": "§", "para": "¶", "dagger": "†", "Dagger": "‡", "iexcl": "¡",
    "iquest": "¿", "cent": "¢", "pound": "£", "yen": "¥", "euro": "€", "larr": "←",
    "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "check": "✓", "star": "☆",
    "starf": "★", "hearts": "♥", "spades": "♠", "clubs": "♣", "diams": "♦", "lowast": "∗",
    "ast": "*", "lowbar": "_", "lsqb": "[", "rsqb": "]", "num": "#", "percnt": "%",
  ]
}
