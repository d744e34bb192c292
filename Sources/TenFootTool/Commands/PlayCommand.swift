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
    connect, ghost, disconnect, disconnect-mid-render, flap, network, mode, sleep, wake, slow, \
    mirror, capture, press and end. \
    For each instant at which something happens there is a picture with the phone and the TV side by \
    side, and events.log has all that happened. No time passes while nothing does, and every run is \
    the same.
    """
  static let scenario = Argument(
    name: "SCENARIO", help: "The scenario, a file of JSON lines, or - for standard input.")
  static let parameters: [any Parameter] = [
    scenario, SlidesCommand.output, GameParameters.game, GameParameters.absence,
    SharedParameters.fonts, SharedParameters.assets,
  ]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let game = try tool.game(named: arguments[GameParameters.game])
    let folder = try arguments[SlidesCommand.output]
    let policy = DisplayPolicy(absence: try arguments[GameParameters.absence])
    let text = try await StateText.read(arguments[scenario], in: tool)
    let play: Scenario
    do {
      play = try Scenario(parsing: String(decoding: text.bytes, as: UTF8.self))
    } catch {
      throw .badState(StateProblem(source: text.source, line: error.line, message: error.message))
    }
    let renderer = try FrameRequest.renderer(
      fonts: arguments[SharedParameters.fonts], assets: arguments[SharedParameters.assets])
    try OutputFile.createFolder(folder)
    let reel = Reel(folder: folder, renderer: renderer, tool: tool)
    try await reel.record(play, game, policy)
    return .done
  }
}

/// The pictures and the log of a scenario, in a folder.
private struct Reel {
  let folder: String
  let renderer: FrameRenderer
  let tool: Tool

  @MainActor func record<Game: TenFootGame>(
    _ scenario: Scenario, _ game: Game.Type, _ policy: DisplayPolicy
  ) throws(ToolError) {
    let player = ScenarioPlayer(Game(), renderer: renderer, policy: policy)
    let strip = FilmStrip(renderer: renderer)
    var count = 0
    do {
      try player.play(scenario) { moment in
        count += 1
        let picture = try strip.picture(of: moment).pngData()
        try OutputFile.write(picture, to: "\(folder)/\(Self.fileName(number: count))")
      }
    } catch let error as ToolError {
      throw error
    } catch {
      throw .fault("\(error)")
    }
    let log = player.log.map { $0 + "\n" }.joined()
    try OutputFile.write(Data(log.utf8), to: folder + "/events.log")
    try tool.console.print(log)
  }

  /// The name of a picture's file: four digits, or more when it takes more.
  private static func fileName(number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }
}
