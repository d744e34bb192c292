import Foundation
import TenFoot
import TenFootDisplay
import TenFootRaster

/// `tenfoot play`: a scenario against a game, as a film strip.
enum PlayCommand: Command {
  static let name = "play"
  static let summary = "Plays a scenario of screens that come and go, and draws it as a film strip"
  static let details = """
    Each line is one event in JSON, in the order of time: \
    {"at": 12.5, "event": "disconnect", "screen": "living-room", "reason": "sleep"}. Events are \
    connect, ghost, disconnect, disconnect-mid-render, flap, network, mode, overscan, sleep, wake, \
    slow, mirror, capture, claim, press and end. \
    For each instant at which something happens there is a picture with the phone and the TV side by \
    side, and events.log has all that happened. No time passes while nothing does, and every run is \
    the same. Nothing is written before all is drawn. A film that the folder holds already is \
    replaced, also where it was longer; other files stay.
    """
  static let scenario = Argument(
    name: "SCENARIO", help: "The scenario, a file of JSON lines, or - for standard input.")
  static let output = Option<String>(
    "--output", short: "-o", "DIR",
    help: "The folder for the strip, made when only the last part of its path is missing.",
    fallback: .required, read: { $0 })
  static let parameters: [any Parameter] = [
    scenario, output, GameParameters.game, GameParameters.absence,
    SharedParameters.fonts, SharedParameters.assets,
  ]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let game = try tool.game(named: arguments[GameParameters.game])
    let path = try arguments[output]
    guard path != "-" else {
      let rule = "the strip goes into a folder (one called - is ./-)"
      throw .badValue(name: "-o", value: path, rule: rule, nearest: nil)
    }
    let policy = DisplayPolicy(absence: try arguments[GameParameters.absence])
    let text = try await StateText.read(arguments[scenario], of: .scenario, in: tool)
    try text.checkEncoding()
    let renderer = try FrameRequest.renderer(
      fonts: arguments[SharedParameters.fonts], assets: arguments[SharedParameters.assets])
    let reel = Reel(path: path, renderer: renderer, policy: policy, tool: tool)
    try await reel.record(text, game)
    return .done
  }
}

/// The pictures and the log of a scenario, in a folder.
private struct Reel {
  let path: String
  let renderer: FrameRenderer
  let policy: DisplayPolicy
  let tool: Tool

  /// Plays a scenario; nothing is in the folder before it has come to its end.
  @MainActor func record<Game: TenFootGame>(
    _ text: StateText, _ game: Game.Type
  ) throws(ToolError) {
    do {
      let scenario = try Scenario(
        parsing: String(decoding: text.bytes, as: UTF8.self), policy: policy)
      try record(scenario, game, in: try OutputFolder(path))
    } catch let error as ToolError {
      throw error
    } catch let error as ScenarioError {
      throw .badState(
        StateProblem(
          source: text.source, line: error.line, column: error.column, message: error.message))
    } catch {
      throw .fault("\(error)")
    }
  }

  @MainActor private func record<Game: TenFootGame>(
    _ scenario: Scenario, _ game: Game.Type, in folder: OutputFolder
  ) throws {
    let player = ScenarioPlayer(Game(), renderer: renderer, policy: policy)
    let strip = FilmStrip(renderer: renderer)
    var count = 0
    try player.play(scenario) { moment in
      count += 1
      let picture = try strip.picture(of: moment).pngData()
      try folder.write(picture, as: Self.fileName(number: count))
    }
    let log = player.log.map { $0 + "\n" }.joined()
    try folder.write(Data(log.utf8), as: Self.logName)
    for name in Self.olderPictures(in: folder.files, beyond: count) { folder.remove(name) }
    try folder.finish()
    try tool.console.print(log)
  }

  private static let logName = "events.log"

  /// The pictures of a longer film that is there; without its log they may be anybody's.
  private static func olderPictures(in files: [String], beyond count: Int) -> [String] {
    guard files.contains(logName) else { return [] }
    return files.filter { name in
      guard name.hasSuffix(".png"), let number = Int(name.dropLast(4)) else { return false }
      return number > count && name == fileName(number: number)
    }
  }

  /// The name of a picture's file: four digits, or more when it takes more.
  private static func fileName(number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }
}
