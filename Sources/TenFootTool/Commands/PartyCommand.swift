import Foundation
import TenFoot
import TenFootDisplay

/// `tenfoot party`: a game in the terminal, with a television that can be pulled.
enum PartyCommand: Command {
  static let name = "party"
  static let summary = "Plays a game on two screens: keys here, the TV's picture in a file"
  static let details = """
    The terminal is the controller: the game's keys do what the phone does, t connects the TV or \
    drops it, and q ends. A full stop waits for a second, for keys that come from a file. \
    The TV's picture is one PNG, which is replaced with each frame; open it in a viewer that follows \
    a file's changes.
    """
  static let television = Option<String>(
    "--output", short: "-o", "FILE", help: "Where the TV's picture goes.",
    fallback: .value("tv.png", text: "tv.png"), read: { $0 })
  static let phone = Option<String?>(
    "--phone", "FILE", help: "Where the phone's picture goes.",
    fallback: .value(nil, text: "nowhere"), read: { $0 })
  static let parameters: [any Parameter] = [
    television, phone, GameParameters.game, GameParameters.absence, SharedParameters.fonts,
  ]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let game = try tool.game(named: arguments[GameParameters.game])
    let renderer = try FrameRequest.renderer(fonts: arguments[SharedParameters.fonts])
    let policy = DisplayPolicy(absence: try arguments[GameParameters.absence])
    let files = (television: try arguments[television], phone: try arguments[phone])
    try check(files)
    let keys = try ByteSource("-", console: tool.console, interruption: tool.interruption)
    // A terminal must be put back as it was, also after Ctrl-C.
    tool.interruption.watch()
    try await play(game, keys, files, renderer, policy, in: tool)
    return tool.interruption.isRequested ? .interrupted : .done
  }

  /// Sees to it that each picture has a file of its own.
  private static func check(_ files: (television: String, phone: String?)) throws(ToolError) {
    let paths: [(name: String, path: String?)] = [
      ("-o", files.television), ("--phone", files.phone),
    ]
    for (name, path) in paths where path == "-" {
      let rule = "a picture goes into a file (one called - is ./-)"
      throw .badValue(name: name, value: "-", rule: rule, nearest: nil)
    }
    guard let phone = files.phone, OutputFile.isSame(phone, files.television) else { return }
    let rule = "the TV's picture goes there"
    throw .badValue(name: "--phone", value: phone, rule: rule, nearest: nil)
  }

  @MainActor private static func play<Game: TenFootGame>(
    _ type: Game.Type, _ keys: ByteSource, _ files: (television: String, phone: String?),
    _ renderer: FrameRenderer, _ policy: DisplayPolicy, in tool: Tool
  ) async throws(ToolError) {
    let terminal = RawTerminal(tool.console.input)
    defer { terminal.restore() }
    let night = GameNight(
      GameHost(
        Game(), center: ScreenCenter(clock: RealClock(), renderer: renderer), policy: policy),
      files: files, tool: tool)
    tool.console.report(night.help)
    while let key = try await nextKey(keys), key != "q" {
      await night.press(key)
      if let error = night.failure { throw error }
    }
    await night.finish(unless: tool.interruption)
    if let error = night.failure { throw error }
  }

  private static func nextKey(_ keys: ByteSource) async throws(ToolError) -> Character? {
    try await keys.read(upTo: 1).first.map { Character(Unicode.Scalar($0)) }
  }
}

/// A game in a terminal, and the files that stand for its screens.
@MainActor
private final class GameNight<Game: TenFootGame> {
  private let host: GameHost<Game>
  private let center: ScreenCenter
  private let sinks: [PictureFile]
  private let television = KnownScreens.livingRoom

  init(
    _ host: GameHost<Game>, files: (television: String, phone: String?), tool: Tool
  ) {
    self.host = host
    center = host.phone.screen.center ?? ScreenCenter(clock: RealClock())
    let screen = PictureFile(files.television)
    center.addSink(screen, to: television.key)
    let phone = files.phone.map { PictureFile($0) }
    if let phone { center.addSink(phone, to: center.main.key) }
    sinks = [screen] + [phone].compactMap(\.self)
    for sink in sinks {
      // Whoever waits for a key would not notice.
      sink.onFailure = { [interruption = tool.interruption] in
        if !interruption.isRequested { interruption.request() }
      }
    }
    host.session.onChange = { _, new in tool.console.report("TV: \(new)") }
  }

  /// The keys, in a line.
  var help: String {
    let keys = Game.keys + [("t", "connect or drop the TV"), ("q", "quit")]
    return keys.map { "\($0.key) \($0.meaning)" }.joined(separator: " · ")
  }

  /// Why a picture could not be written.
  var failure: ToolError? { sinks.lazy.compactMap(\.failure).first }

  func press(_ key: Character) async {
    switch key {
    case "t":
      // It can fail only when somebody else was faster, and then there is nothing to do.
      if center.registry.isPresent(television.key) {
        try? center.disconnect(television.key)
      } else {
        try? center.connect(television)
      }
    case ".": try? await Task.sleep(for: .seconds(1))
    default: host.press(key)
    }
  }

  /// Waits until the screens show what was done last, but not for somebody who never reads it.
  func finish(unless interruption: Interruption) async {
    try? await Task.sleep(for: center.registry.timing.coalescing + .milliseconds(100))
    let end = ContinuousClock.now + Self.patience
    while sinks.contains(where: \.isBusy), failure == nil, !interruption.isRequested {
      if ContinuousClock.now > end {
        for sink in sinks where sink.isBusy { sink.giveUp() }
      }
      try? await Task.sleep(for: .milliseconds(10))
    }
  }

  /// How long the last picture may take.
  private static var patience: Duration { .seconds(10) }
}
