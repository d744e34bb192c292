import Foundation
public import TenFoot

/// A command line tool for scenes: conform to it, name your scenes, and get all of `tenfoot`'s verbs.
///
/// ```swift
/// import TenFoot
/// import TenFootTool
///
/// @main struct MyScenes: SceneTool {
///   static var scenes: [any TenFootScene.Type] { [Poll.self] }
/// }
/// ```
public protocol SceneTool {
  /// The tool's name in its messages; the name of the executable by default.
  static var name: String { get }
  /// What `--version` prints after the name; TenFoot's version by default.
  static var version: String { get }
  /// The scenes, in the order in which they are listed.
  static var scenes: [any TenFootScene.Type] { get }
  /// The games for two screens, in the order in which they are listed; none by default.
  static var games: [any TenFootGame.Type] { get }
}

extension SceneTool {
  /// The name of the executable.
  public static var name: String {
    let path = CommandLine.arguments.first ?? ""
    return path.isEmpty ? "tenfoot" : URL(fileURLWithPath: path).lastPathComponent
  }

  /// TenFoot's version.
  public static var version: String { Tool.version }

  /// No games.
  public static var games: [any TenFootGame.Type] { [] }

  /// Runs the tool with the words of the command line, and ends the process.
  public static func main() async {
    await main(Array(CommandLine.arguments.dropFirst()))
  }

  /// Runs the tool with words that stand for those of the command line, and ends the process.
  package static func main(_ words: [String]) async -> Never {
    Console.prepareProcess()
    let interruption = Interruption()
    let signals = interruption.signalSources()
    let tool = Tool(
      name: name, version: version, scenes: scenes, games: games, console: .standard,
      interruption: interruption, executable: Bundle.main.executableURL)
    let code = await tool.run(words)
    withExtendedLifetime(signals) { exit(code.rawValue) }
  }
}
