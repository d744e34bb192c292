public import TenFoot

/// Plays a scenario against a game, on a clock of its own.
@MainActor
public final class ScenarioPlayer<Game: TenFootGame> {
  /// The game and its two screens.
  public let host: GameHost<Game>
  /// The screens.
  public var center: ScreenCenter { stage.center }
  /// What happened, a line each: the time, and what.
  public private(set) var log: [String] = []

  private let stage: ScenarioStage
  private var clock: VirtualClock { stage.clock }
  private let recorder = EventRecorder()
  private let phone = MemorySink(limit: 1)
  private var current: ScreenKey?
  private var untold: [String] = []

  /// Creates a player of a game that has not begun.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - renderer: Makes the frames; one that is shared unless another is given.
  ///   - policy: What becomes of the game while people can't see it.
  public init(
    _ game: Game, renderer: FrameRenderer? = nil, policy: DisplayPolicy = DisplayPolicy()
  ) {
    stage = ScenarioStage(renderer: renderer, isDrawn: true)
    let center = stage.center
    center.add(recorder)
    center.addSink(phone, to: center.main.key)
    host = GameHost(game, center: center, policy: policy)
    stage.serve(host.session)
    stage.note = { [weak self] in self?.note($0) }
    recorder.tell = { [weak self] event in self?.note("  \(event)", of: event.key) }
    host.session.onChange = { [weak self] _, new in self?.note("  session \(new)") }
  }

  /// Plays a scenario from beginning to end.
  ///
  /// - Parameters:
  ///   - scenario: What happens.
  ///   - show: Is told after each instant at which something happened.
  /// - Throws: ``ScenarioError`` when something can't happen or the game lacks a key, and what `show`
  ///   throws.
  public func play(_ scenario: Scenario, show: (Moment) throws -> Void = { _ in }) throws {
    try checkKeys(of: scenario)
    for step in scenario.steps {
      try run(to: step.time, show)
      try stage.perform(step)
      if case .press(let key) = step.action { host.press(key) }
    }
    stage.endFrames()
    // What is due shortly after the end belongs to it.
    try run(to: scenario.duration + .seconds(3), show)
  }

  /// Sees to it that the game knows all keys, before anything is drawn.
  private func checkKeys(of scenario: Scenario) throws(ScenarioError) {
    let keys = GameKeys(Game.keys)
    for step in scenario.steps {
      guard case .press(let key) = step.action, !keys.contains(key) else { continue }
      throw ScenarioError(
        line: step.line,
        "the game \(Game.name) has no key \(quoted(String(key))); it has \(keys.description)")
    }
  }

  /// Lets time pass, from one thing that happens to the next.
  private func run(to time: Duration, _ show: (Moment) throws -> Void) throws {
    while clock.now < time {
      let instant = untold.isEmpty ? nil : clock.now
      // A frame later everything that this instant led to is on the screens.
      let step = instant.map { $0 + Self.settling } ?? min(clock.nextTime ?? time, time)
      clock.advance(to: min(max(step, clock.now), time))
      if let instant { try tell(at: instant, show) }
    }
  }

  /// Two frames of a slow screen.
  private static var settling: Duration { .milliseconds(70) }

  private func tell(at time: Duration, _ show: (Moment) throws -> Void) throws {
    let lines = untold
    untold = []
    try show(
      Moment(
        number: log.count - lines.count + 1, time: time, lines: lines,
        earlier: log.dropLast(lines.count).suffix(Moment.remembered), phone: phone.frames.last,
        screen: current, isOff: current.map { center.registry.isAsleep($0) } ?? false,
        television: current.flatMap { stage.frame(on: $0) }))
  }

  private func note(_ line: String, of key: ScreenKey? = nil) {
    if let key, key != center.main.key { current = key }
    let text = "\(clock.now.seconds)  \(line)"
    log.append(text)
    untold.append(text)
  }
}

/// An instant of a scenario at which something happened.
public struct Moment: Sendable {
  /// The number of the log's line that it begins with.
  public let number: Int
  /// When it is.
  public let time: Duration
  /// What happened, as the log has it.
  public let lines: [String]
  /// What happened shortly before, the oldest first.
  public let earlier: [String]
  /// What is on the phone.
  public let phone: Frame?
  /// The television that something happened to last; `nil` while there was none.
  public let screen: ScreenKey?
  /// Whether that television is connected and switched off: it shows nothing then.
  public let isOff: Bool
  /// What was last on that television; `nil` when it isn't connected.
  public let television: Frame?

  /// How many lines from before a moment knows.
  static let remembered = 10

  /// When it is, as the log has it.
  var clock: String { time.seconds }
}

/// Passes on what happens.
@MainActor
private final class EventRecorder: ScreenListener {
  var tell: (ScreenEvent) -> Void = { _ in }

  func screens(did event: ScreenEvent) { tell(event) }
}

extension Duration {
  /// The seconds with three decimals.
  var seconds: String {
    let milliseconds = Int((self / .milliseconds(1)).rounded())
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    return "\(milliseconds / 1000).\(fraction)"
  }
}
