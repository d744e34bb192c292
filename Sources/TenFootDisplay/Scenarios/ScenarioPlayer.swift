public import TenFoot

/// Plays a scenario against a game, on a clock of its own.
@MainActor
public final class ScenarioPlayer<Game: TenFootGame> {
  /// The game and its two screens.
  public let host: GameHost<Game>
  /// The screens.
  public let center: ScreenCenter
  /// What happened, a line each: the time, and what.
  public private(set) var log: [String] = []

  private let clock = VirtualClock()
  private let recorder = EventRecorder()
  private let phone = MemorySink(limit: 1)
  private var televisions: [ScreenKey: TelevisionSink] = [:]
  private var descriptions: [ScreenKey: ScreenDescription] = [:]
  /// The screens whose network works again: they come when somebody asks for them.
  private var returning: Set<ScreenKey> = []
  /// The windows that took a screen from the game's.
  private var rivals: [ScreenKey: Window] = [:]
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
    center = ScreenCenter(clock: clock, renderer: renderer)
    center.add(recorder)
    center.addSink(phone, to: center.main.key)
    host = GameHost(game, center: center, policy: policy)
    recorder.tell = { [weak self] event in self?.note("  \(event)", of: event.key) }
    host.session.onChange = { [weak self] _, new in self?.note("  session \(new)") }
    host.session.hooks.reconnect = { [weak self] key, attempt in self?.reconnect(key, attempt) }
  }

  /// Plays a scenario from beginning to end.
  ///
  /// - Parameters:
  ///   - scenario: What happens.
  ///   - show: Is told after each instant at which something happened.
  /// - Throws: ``ScenarioError`` when something can't happen, and what `show` throws.
  public func play(_ scenario: Scenario, show: (Moment) throws -> Void = { _ in }) throws {
    for step in scenario.steps {
      try run(to: step.time, show)
      interruptWhatWaits()
      note(step.action.description)
      do throws(ScreenError) {
        try perform(step.action)
      } catch {
        throw ScenarioError(line: step.line, error.description)
      }
    }
    interruptWhatWaits()
    // What is due shortly after the end belongs to it.
    try run(to: scenario.duration + .seconds(3), show)
  }

  /// Lets screens leave that were to leave within a frame and got none, as those that sleep.
  private func interruptWhatWaits() {
    // In one order, so that every run is the same.
    for (_, sink) in televisions.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      sink.interrupt()
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
        television: current.flatMap { center[$0] == nil ? nil : televisions[$0]?.frame }))
  }

  private func note(_ line: String, of key: ScreenKey? = nil) {
    if let key, key != center.main.key { current = key }
    let text = "\(clock.now.seconds)  \(line)"
    log.append(text)
    untold.append(text)
  }

  private func perform(_ action: ScenarioAction) throws(ScreenError) {
    switch action {
    case .connect(let screen):
      try center.connect(screen)
      descriptions[screen.key] = screen
      returning.remove(screen.key)
      _ = sink(of: screen.key)
    case .disconnect(let key, let reason): try center.disconnect(key, reason: reason)
    case .disconnectMidRender(let key, let reason):
      sink(of: key).interruption = { [center] in try? center.disconnect(key, reason: reason) }
      center.redraw(key)
    case .flap(let key, let times, let every):
      if let screen = descriptions[key] { center.flap(screen, times: times, every: every) }
    case .network(let key, false): try center.disconnect(key, reason: .outOfRange)
    case .network(let key, true): returning.insert(key)
    case .mode(let key, let mode): try center.setMode(mode, of: key)
    case .sleep(let key, let isOn): try isOn ? center.sleep(key) : center.wake(key)
    case .slow(let key, let effort): sink(of: key).effort = effort
    case .mirror(let key, let isOn): try center.mirror(key, isOn: isOn)
    case .capture(let key, let isOn): try center.capture(key, isOn: isOn)
    case .claim(let key, true): rivals[key] = try rival(on: key)
    case .claim(let key, false): rivals[key] = nil
    case .press(let key): host.press(key)
    case .end: break
    }
  }

  private func rival(on key: ScreenKey) throws(ScreenError) -> Window {
    guard let screen = center[key] else {
      throw .notConnected(key, connected: center.screens.map(\.key))
    }
    let window = Window(frame: screen.bounds, screen: screen)
    window.rootViewController = HostingController(rootView: Slate.taken)
    window.isHidden = false
    return window
  }

  /// A session asks for a screen: one whose network works again comes.
  private func reconnect(_ key: ScreenKey, _ attempt: Int) {
    note("  ask for \(key), attempt \(attempt)")
    guard let screen = descriptions[key], returning.remove(key) != nil else { return }
    // Somebody else may have been faster.
    try? center.connect(screen)
  }

  private func sink(of key: ScreenKey) -> TelevisionSink {
    if let sink = televisions[key] { return sink }
    let sink = TelevisionSink(clock: clock)
    televisions[key] = sink
    center.addSink(sink, to: key)
    return sink
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
  /// What is on the television that something happened to last; `nil` when it isn't connected.
  public let television: Frame?

  /// How many lines from before a moment knows.
  static let remembered = 10

  /// When it is, as the log has it.
  var clock: String { time.seconds }
}

/// A television that a scenario plays tricks on.
@MainActor
private final class TelevisionSink: FrameSink {
  /// What is on it.
  private(set) var frame: Frame?
  /// How long it takes over a frame.
  var effort = Duration.zero
  /// Happens while the next frame is being drawn.
  var interruption: (@MainActor () -> Void)?
  private let clock: any DisplayClock

  init(clock: any DisplayClock) { self.clock = clock }

  func receive(_ frame: Frame, done: @escaping @MainActor @Sendable () -> Void) {
    interrupt()
    if frame.isCurrent { self.frame = frame }
    guard effort > .zero else { return done() }
    clock.schedule(at: clock.now + effort, done)
  }

  /// Lets happen what waits for a frame.
  func interrupt() {
    let waiting = interruption
    interruption = nil
    waiting?()
  }
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
