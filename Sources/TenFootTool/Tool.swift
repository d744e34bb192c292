import Foundation
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
  let environment: [String: String]
  /// The program that this is, to start it again in other settings; `nil` inside of another program.
  let executable: URL?

  package init(
    name: String, version: String, scenes: [any TenFootScene.Type],
    games: [any TenFootGame.Type] = [], console: Console, interruption: Interruption,
    environment: [String: String] = ProcessInfo.processInfo.environment, executable: URL? = nil
  ) {
    self.name = name
    self.version = version
    self.scenes = scenes
    self.games = games
    self.console = console
    self.interruption = interruption
    self.environment = environment
    self.executable = executable
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
      return try help(for: words.dropFirst())
    case "--version":
      if let surplus = words.dropFirst().first { throw .surplusArgument(surplus) }
      try console.print("\(name) \(version)\n")
      return .done
    default:
      let command = try command(for: words)
      let rest = words.dropFirst(command.words.count)
      let arguments = try ParsedArguments(rest, for: command.parameters)
      guard !arguments.wantsHelp else { return try help(for: command.words[...]) }
      return try await command.run(arguments, in: self)
    }
  }

  private func help(for words: ArraySlice<String>) throws(ToolError) -> ExitCode {
    if words.isEmpty {
      try console.print(HelpPage.tool(named: name, commands: CommandTable.commands))
    } else {
      try console.print(HelpPage.command(command(for: Array(words)), tool: name))
    }
    return .done
  }

  /// The command that words begin with; the name of some has two.
  private func command(for words: [String]) throws(ToolError) -> any Command.Type {
    let commands = CommandTable.commands
    if let command = commands.first(where: { words.starts(with: $0.words) }) { return command }
    let first = words.first ?? ""
    if first.hasPrefix("-") {
      let flags = ["--help", "--version"]
      throw .unknown(.flag, first, nearest: Suggestion.nearest(to: first, in: flags), all: flags)
    }
    let kin = commands.filter { $0.words.count > 1 && $0.words.first == first }
    let given = kin.isEmpty ? first : words.prefix(2).joined(separator: " ")
    let names = (kin.isEmpty ? commands : kin).map { $0.name }
    throw .unknown(.command, given, nearest: Suggestion.nearest(to: given, in: names), all: names)
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
    let verb = CommandTable.commands.first { words.starts(with: $0.words) }?.name
    return "Try: " + [name, verb, "--help"].compactMap(\.self).joined(separator: " ")
  }

  /// Writes an error to standard error.
  func complain(_ message: String) { console.report("\(name): error: \(message)") }

  /// Writes a warning to standard error.
  func warn(_ message: String) { console.report("\(name): warning: \(message)") }
}
