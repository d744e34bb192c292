/// The text in quotes, on one line, without control characters, and cut when it goes on and on.
package func quoted(_ text: String, limit: Int = 60) -> String {
  var line = ""
  for character in text.prefix(limit) where line.utf8.count < limit * 4 {
    let isControl = character.unicodeScalars.contains { scalar in
      scalar.properties.generalCategory == .control
    }
    line.append(isControl ? "�" : character)
  }
  return "\"\(line)\(line.count < text.count ? "…" : "")\""
}
