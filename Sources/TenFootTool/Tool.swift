package import TenFoot

/// The command line with its scenes and its streams: start reading here.
package struct Tool: Sendable {
  /// TenFoot's version.
  static let version = "0.1.0"

  let name: String
  let version: String
  let scenes: [any TenFootScene.Type]
  let games: [any TenFootGame.Type]
  let console: Console
  let interruption: Interruption

  package init(
    name: String, version: String, scenes: [any TenFootScene.Type],
    games: [any TenFootGame.Type] = [], console: Console, interruption: Interruption
  ) {
    self.name = name
    self.version = version
    self.scenes = scenes
    self.games = games
    self.console = console
    self.interruption = interruption
  }

  /// Does what the words of a command line ask for, and tells how it ended.
  package func run(_ words: [String]) async -> ExitCode {
    do {
      return try await perform(words)
    } catch {
      complain(error.description)
      if error.exitCode == .usage { console.report(hint(for: words)) }
      return error.exitCode
    }
  }

  private func perform(_ words: [String]) async throws(ToolError) -> ExitCode {
    guard let verb = words.first else {
      console.report(HelpPage.tool(named: name, commands: CommandTable.commands), terminator: "")
      return .usage
    }
    switch verb {
    case "--help", "-h", "help":
      return try help(for: words.dropFirst().first)
    case "--version":
      if let surplus = words.dropFirst().first { throw .surplusArgument(surplus) }
      try console.print("\(name) \(version)\n")
      return .done
    default:
      let command = try command(named: verb)
      let arguments = try ParsedArguments(words.dropFirst(), for: command.parameters)
      guard !arguments.wantsHelp else { return try help(for: command.name) }
      return try await command.run(arguments, in: self)
    }
  }

  private func help(for verb: String?) throws(ToolError) -> ExitCode {
    if let verb {
      try console.print(HelpPage.command(command(named: verb), tool: name))
    } else {
      try console.print(HelpPage.tool(named: name, commands: CommandTable.commands))
    }
    return .done
  }

  private func command(named name: String) throws(ToolError) -> any Command.Type {
    let commands = CommandTable.commands
    if let command = commands.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-") {
      let flags = ["--help", "--version"]
      throw .unknown(.flag, name, nearest: Suggestion.nearest(to: name, in: flags), all: flags)
    }
    let names = commands.map { $0.name }
    throw .unknown(.command, name, nearest: Suggestion.nearest(to: name, in: names), all: names)
  }

  /// The scene of that name.
  func scene(named name: String) throws(ToolError) -> any TenFootScene.Type {
    if let scene = scenes.first(where: { $0.name == name }) { return scene }
    let names = scenes.map { $0.name }
    throw .unknown(.scene, name, nearest: Suggestion.nearest(to: name, in: names), all: names)
  }

  /// The game of that name; the first one without a name.
  func game(named name: String?) throws(ToolError) -> any TenFootGame.Type {
    let names = games.map { $0.name }
    guard let name = name ?? names.first else {
      throw .unknown(.game, "", nearest: nil, all: names)
    }
    if let game = games.first(where: { $0.name == name }) { return game }
    throw .unknown(.game, name, nearest: Suggestion.nearest(to: name, in: names), all: names)
  }

  private func hint(for words: [String]) -> String {
    let verb = CommandTable.commands.map { $0.name }.first { $0 == words.first }
    return "Try: " + [name, verb, "--help"].compactMap(\.self).joined(separator: " ")
  }

  /// Writes an error to standard error.
  func complain(_ message: String) { console.report("\(name): error: \(message)") }

  /// Writes a warning to standard error.
  func warn(_ message: String) { console.report("\(name): warning: \(message)") }
}
