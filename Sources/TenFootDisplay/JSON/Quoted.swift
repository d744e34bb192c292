/// The text in quotes, on one line, without control characters, and cut when it goes on and on.
///
/// Scalars that turn the text after them around or begin a line stand as Swift writes them:
/// `\u{202E}`.
package func quoted(_ text: String, limit: Int = 60) -> String {
  var line = ""
  var count = 0
  for character in text.prefix(limit) where line.utf8.count < limit * 4 {
    count += 1
    for scalar in plain(character).unicodeScalars {
      if scalar.movesText {
        line += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
  }
  return "\"\(line)\(count < text.count ? "…" : "")\""
}

/// The character, or what stands for one that is a control character.
private func plain(_ character: Character) -> Character {
  let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  return isControl ? "�" : character
}

extension Unicode.Scalar {
  /// Whether a terminal shows what comes after it somewhere else.
  var movesText: Bool {
    switch properties.generalCategory {
    case .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
