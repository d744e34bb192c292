import TenFootDisplay

/// What the commands that play a game take.
enum GameParameters {
  static let game = Option<String?>(
    "--game", "NAME", help: "The game.", fallback: .value(nil, text: "the first one"),
    read: { $0 })

  static let absence = Option<DisplayPolicy.Absence>(
    "--absence", "WHAT",
    help: "What the game does while nobody sees it on the TV: \(alternatives(absences.map(\.0))).",
    fallback: .value(.pause, text: "pause")
  ) { text throws(ToolError) in
    guard let absence = absences.first(where: { $0.0 == text })?.1 else {
      throw .badValue(
        name: "--absence", value: text, rule: "it is \(alternatives(absences.map(\.0)))",
        nearest: Suggestion.nearest(to: text, in: absences.map(\.0)))
    }
    return absence
  }

  private static let absences: [(String, DisplayPolicy.Absence)] = [
    ("pause", .pause), ("go-on", .goOn), ("hand-to-phone", .handToPhone),
  ]
}
