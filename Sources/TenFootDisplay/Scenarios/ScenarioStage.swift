import Foundation
import TenFoot

/// The screens and the clock of a scenario.
///
/// Where a scenario is played and where it is tried before is one and the same, so that what can be
/// tried can be played. What screens do depends on the session, and on no game: where a scenario is
/// tried nothing is drawn.
@MainActor
final class ScenarioStage {
  /// What passes between the lines.
  let clock = VirtualClock()
  /// The screens.
  let center: ScreenCenter
  /// Is told in a line what happens.
  var note: (String) -> Void = { _ in }

  /// The televisions that pictures are made for; `nil` where nothing is drawn.
  private var televisions: [ScreenKey: ScenarioTelevision]?
  private var descriptions: [ScreenKey: ScreenDescription] = [:]
  /// The screens whose network has failed.
  private var lost: Set<ScreenKey> = []
  /// The screens whose network works again: they come when somebody asks for them.
  private var returning: Set<ScreenKey> = []
  /// The windows that took a screen from the game's.
  private var rivals: [ScreenKey: Window] = [:]
  /// The screens that leave within their next frame.
  private var leaving: [(key: ScreenKey, call: ScheduledCall)] = []
  private var lastTime = Duration.zero
  private var isOver = false
  private var changeCount = 0

  /// Creates a stage with a phone on it.
  ///
  /// - Parameters:
  ///   - renderer: Makes the frames; one that is shared unless another is given.
  ///   - isDrawn: Whether there are televisions that show something.
  init(renderer: FrameRenderer? = nil, isDrawn: Bool) {
    center =
      isDrawn
      ? ScreenCenter(clock: clock, renderer: renderer)
      : ScreenCenter(clock: clock, notificationCenter: NotificationCenter())
    televisions = isDrawn ? [:] : nil
  }

  /// What is on a television.
  func frame(on key: ScreenKey) -> Frame? { center[key] == nil ? nil : televisions?[key]?.frame }

  /// Brings the screens that a session asks for, when they can come.
  func serve(_ session: DisplaySession) {
    session.hooks.reconnect = { [weak self] key, attempt in
      guard let self else { return }
      note("  ask for \(key), attempt \(attempt)")
      guard let screen = descriptions[key], returning.remove(key) != nil else { return }
      // Somebody else may have been faster.
      try? center.connect(screen)
    }
  }

  /// Lets time pass until a step, and does what it says.
  ///
  /// - Throws: ``ScenarioError`` with the step's line when it can't happen.
  func perform(_ step: ScenarioStep) throws(ScenarioError) {
    guard !isOver else {
      throw ScenarioError(
        line: step.line, "it stands after the end; leave it out, or put \"end\" below it")
    }
    guard step.time >= lastTime else {
      throw ScenarioError(
        line: step.line,
        "\"at\" goes back from \(lastTime) to \(step.time); lines are in the order of time")
    }
    changeCount += step.action.changeCount
    guard changeCount <= ScenarioLine.mostChanges else {
      throw ScenarioError(
        line: step.line,
        "a scenario has at most \(ScenarioLine.mostChanges) changes of screens, and a flap is two; "
          + "with this line it has \(changeCount)")
    }
    lastTime = step.time
    clock.advance(to: step.time)
    endFrames()
    note(step.action.description)
    do throws(ScreenError) {
      try perform(step.action)
    } catch {
      throw ScenarioError(line: step.line, error.description)
    }
  }

  /// Lets screens leave that are to leave within a frame, whether there is one or not.
  func endFrames() {
    let calls = leaving
    leaving = []
    for (_, call) in calls { call.fire() }
  }

  private func perform(_ action: ScenarioAction) throws(ScreenError) {
    switch action {
    case .connect(let screen): try connect(screen)
    case .disconnect(let key, let reason): try center.disconnect(key, reason: reason)
    case .disconnectMidRender(let key, let reason): try disconnectMidRender(key, reason)
    case .flap(let key, let times, let every): try flap(key, times, every)
    case .network(let key, false):
      try center.disconnect(key, reason: .outOfRange)
      lost.insert(key)
    case .network(let key, true):
      guard lost.remove(key) != nil else {
        throw .notPossible(key, "its network is not off")
      }
      returning.insert(key)
    case .mode(let key, let mode): try center.setMode(mode, of: key)
    case .overscan(let key, let compensation):
      try center.setOverscanCompensation(compensation, of: key)
    case .sleep(let key, let isOn): try isOn ? center.sleep(key) : center.wake(key)
    case .slow(let key, let effort):
      try center.registry.checkExternal(key)
      televisions?[key]?.effort = effort
    case .mirror(let key, let isOn): try center.mirror(key, isOn: isOn)
    case .capture(let key, let isOn): try center.capture(key, isOn: isOn)
    case .claim(let key, true): rivals[key] = try rival(on: key)
    case .claim(let key, false):
      guard rivals.removeValue(forKey: key) != nil else {
        throw .notPossible(key, "no other window took it")
      }
    case .press: break
    case .end: isOver = true
    }
  }

  private func connect(_ screen: ScreenDescription) throws(ScreenError) {
    try center.connect(screen)
    let key = screen.key
    descriptions[key] = screen
    lost.remove(key)
    returning.remove(key)
    guard televisions != nil, televisions?[key] == nil else { return }
    let television = ScenarioTelevision(clock: clock)
    televisions?[key] = television
    center.addSink(television, to: key)
  }

  /// A screen leaves while its next frame is on the way, or when there would be one if there is none.
  private func disconnectMidRender(
    _ key: ScreenKey, _ reason: DisconnectReason
  ) throws(ScreenError) {
    try center.registry.checkExternal(key)
    center.redraw(key)
    let time = center.output(of: key)?.nextRefresh(after: clock.now) ?? clock.now
    let call = clock.schedule(at: time) { [weak self] in
      self?.leaving.removeAll { $0.key == key }
      // Somebody may have pulled it in the meantime.
      try? self?.center.disconnect(key, reason: reason)
    }
    leaving.append((key, call))
    televisions?[key]?.interruption = call
  }

  private func flap(_ key: ScreenKey, _ times: Int, _ every: Duration) throws(ScreenError) {
    try center.registry.checkExternal(key)
    guard clock.now + every * times <= .seconds(ScenarioLine.longest) else {
      throw .notPossible(key, "it would flap for more than a year")
    }
    guard let screen = descriptions[key] else { return }
    center.flap(screen, times: times, every: every)
  }

  private func rival(on key: ScreenKey) throws(ScreenError) -> Window {
    try center.registry.checkExternal(key)
    guard let screen = center[key] else {
      throw .notPossible(key, "windows have not been told of it yet")
    }
    let window = Window(frame: screen.bounds, screen: screen)
    window.rootViewController = HostingController(rootView: Slate.taken)
    window.isHidden = false
    return window
  }
}

/// A television that a scenario plays tricks on.
@MainActor
private final class ScenarioTelevision: FrameSink {
  /// What is on it.
  private(set) var frame: Frame?
  /// How long it takes over a frame.
  var effort = Duration.zero
  /// Happens while the next frame is being drawn.
  var interruption: ScheduledCall?
  private let clock: any DisplayClock

  init(clock: any DisplayClock) { self.clock = clock }

  func receive(_ frame: Frame, done: @escaping @MainActor @Sendable () -> Void) {
    interruption?.fire()
    interruption = nil
    if frame.isCurrent { self.frame = frame }
    guard effort > .zero else { return done() }
    clock.schedule(at: clock.now + effort, done)
  }
}
