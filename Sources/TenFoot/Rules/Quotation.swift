/// A text as messages show it: in quotes, on one line, without signs that steer a terminal or turn the
/// direction of the rest, and cut where it goes on and on.
package nonisolated struct Quotation: CustomStringConvertible, Sendable {
  /// The most characters that are shown.
  private static let limit = 60

  package let description: String

  package init(_ text: String) {
    var shown = ""
    for character in text.prefix(Self.limit) {
      let steers = character.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // The joiner of emoji and of scripts is no control of a terminal.
        case .format: scalar.value != 0x200D && scalar.value != 0x200C
        default: false
        }
      }
      shown.append(steers ? "\u{FFFD}" : character)
    }
    description = "“\(shown)\(text.dropFirst(Self.limit).isEmpty ? "" : "…")”"
  }
}
