/// The keys of a game, as it lists them for a terminal.
struct GameKeys {
  private let names: [String]

  /// Creates the keys from the pairs of ``TenFootGame/keys``.
  init(_ keys: [(key: String, meaning: String)]) { names = keys.map(\.key) }

  /// Whether a key means something; a game that lists none may take any.
  func contains(_ key: Character) -> Bool {
    names.isEmpty || names.contains { Self.name($0, includes: key) }
  }

  /// The keys as the game calls them, with commas.
  var description: String { names.joined(separator: ", ") }

  /// Whether a name such as `j`, `space`, `1-4` or `wasd` stands for a key.
  private static func name(_ name: String, includes key: Character) -> Bool {
    if name == "space" { return key == " " }
    let characters = Array(name)
    if characters.count == 3, characters[1] == "-", characters[0] <= characters[2] {
      return (characters[0]...characters[2]).contains(key)
    }
    return characters.contains(key)
  }
}
