package import TenFoot
package import TenFootDisplay

/// Runs faults over a game on two screens, and over the same game without any.
@MainActor
package final class GameSimulation<Game: TenFootGame>: ScreenListener {
  private let clock = VirtualClock()
  private let center: ScreenCenter
  private let host: GameHost<Game>
  private let policy: DisplayPolicy
  private let undisturbed = Game()
  private let pictures: PictureChecker?
  private var checker: ContractChecker
  private var televisions: [ScreenKey: CheckedTelevision] = [:]
  /// Which screens are there in fact.
  private var present: Set<ScreenKey> = []
  /// What each screen said of itself last.
  private var descriptions: [ScreenKey: ScreenDescription] = [:]
  /// The screens whose network works again: they come when the session asks for them.
  private var returning: Set<ScreenKey> = []
  private var lastAsk: (loss: Duration, attempt: Int, time: Duration)?
  /// A window that isn't the game's, and what it shows.
  private var rival: Window?
  private let rivalPicture: Composition
  /// The game's time by our own count: the time in which it should have run.
  private var time = Duration.zero
  private var runsSince: Duration?

  private init(_ policy: DisplayPolicy, _ drawing: SimulatedDrawing) {
    self.policy = policy
    let game = Game()
    switch drawing {
    case .none(let picture):
      (pictures, rivalPicture) = (nil, picture)
      center = ScreenCenter(clock: clock)
      let probe = ProbeController(picture: picture) { _ = game.state }
      let session = DisplaySession(center: center, policy: policy, controller: probe)
      let phone = ProbeController(picture: picture) {
        _ = game.state
        _ = session.televisionStatus
      }
      host = GameHost(game, session: session, controller: phone, on: center.main)
    case .views(let renderer):
      pictures = PictureChecker(renderer)
      rivalPicture = renderer.compose(EmptyView(), on: .fullHD)
      center = ScreenCenter(clock: clock, renderer: renderer)
      host = GameHost(game, center: center, policy: policy)
    }
    checker = ContractChecker(center.registry)
    center.add(self)
    for key in FaultSchedule.screens {
      let television = CheckedTelevision(clock: clock)
      television.check = { [weak self] in self?.check($0) }
      televisions[key] = television
      center.addSink(television, to: key)
    }
    runsSince = host.session.clock.isPaused ? nil : .zero
    host.session.hooks.reconnect = { [weak self] in self?.reconnect($0, $1) }
    host.session.onChange = { [weak self] _, new in self?.sessionChanged(to: new) }
  }

  /// Runs steps one after another.
  ///
  /// - Parameters:
  ///   - steps: What happens; what can't happen is an error that changes nothing.
  ///   - policy: What becomes of the game while people can't see it.
  ///   - drawing: Whether views are drawn.
  /// - Returns: What is broken, and how much was looked at.
  package static func run(
    _ steps: [ScenarioStep], policy: DisplayPolicy = DisplayPolicy(), drawing: SimulatedDrawing
  ) -> SimulationOutcome {
    let simulation = GameSimulation(policy, drawing)
    simulation.run(steps)
    return SimulationOutcome(
      violation: simulation.checker.violation,
      framesCompared: simulation.pictures?.framesCompared ?? 0,
      picturesCompared: simulation.pictures?.picturesCompared ?? 0)
  }

  private func run(_ steps: [ScenarioStep]) {
    for step in steps {
      clock.advance(to: step.time)
      perform(step.action)
      check()
      guard checker.violation == nil else { return }
    }
    for television in televisions.values { television.effort = .zero }
    rival = nil
    clock.advance(by: .seconds(10))
    check()
    checkLastPictures()
  }

  package func screens(did event: ScreenEvent) {
    checker.check(event)
    if case .disconnected(let id, _) = event, center.registry[id.key] != nil {
      checker.violate("\(event): the registry still shows it")
    }
    checkModel()
  }

  private func perform(_ action: ScenarioAction) {
    let before = canHappen(action) ? nil : center.registry.screens
    do throws(ScreenError) {
      try change(action)
      if before != nil { checker.violate("\(action) can't be, and was no error") }
    } catch {
      guard let before else { return checker.violate("\(action) failed: \(error)") }
      if center.registry.screens != before {
        checker.violate("\(action) failed and changed something")
      }
    }
  }

  /// Whether something can happen to screens that are there, or not there, in fact.
  private func canHappen(_ action: ScenarioAction) -> Bool {
    switch action {
    case .connect(let screen): !present.contains(screen.key)
    case .disconnect(let key, _), .network(let key, false), .overscan(let key, _),
      .sleep(let key, _),
      .mirror(let key, _), .capture(let key, _):
      present.contains(key)
    case .mode(let key, let mode):
      present.contains(key) && descriptions[key]?.availableModes.contains(mode) == true
    // Windows know of what was told.
    case .claim(let key, true): center[key] != nil
    case .disconnectMidRender, .network, .claim, .slow, .press, .flap, .end: true
    }
  }

  private func change(_ action: ScenarioAction) throws(ScreenError) {
    switch action {
    case .connect(let screen): try connect(screen)
    case .disconnect(let key, let reason): try disconnect(key, reason)
    case .disconnectMidRender(let key, let reason):
      televisions[key]?.interruption = { [weak self] in try? self?.disconnect(key, reason) }
    case .mode(let key, let mode): try center.setMode(mode, of: key)
    case .overscan(let key, let way): try center.setOverscanCompensation(way, of: key)
    case .sleep(let key, let isOn): try isOn ? center.sleep(key) : center.wake(key)
    case .slow(let key, let effort): televisions[key]?.effort = effort
    case .mirror(let key, let isOn): try center.mirror(key, isOn: isOn)
    case .capture(let key, let isOn): try center.capture(key, isOn: isOn)
    case .press(let key):
      host.press(key)
      undisturbed.advance(to: host.session.clock.now)
      undisturbed.press(key)
    case .network(let key, false): try disconnect(key, .outOfRange)
    case .network(let key, true): if !present.contains(key) { returning.insert(key) }
    case .claim(let key, true): try claim(key)
    case .claim(_, false): rival = nil
    case .flap, .end: break
    }
  }

  private func connect(_ screen: ScreenDescription) throws(ScreenError) {
    // Before, since what is told of it may lead to more.
    let isNew = present.insert(screen.key).inserted
    returning.remove(screen.key)
    do throws(ScreenError) {
      try center.connect(screen)
      descriptions[screen.key] = screen
    } catch {
      if isNew { present.remove(screen.key) }
      throw error
    }
  }

  private func disconnect(_ key: ScreenKey, _ reason: DisconnectReason) throws(ScreenError) {
    try center.disconnect(key, reason: reason)
    present.remove(key)
  }

  /// Another window takes a screen.
  private func claim(_ key: ScreenKey) throws(ScreenError) {
    guard let screen = center[key] else {
      throw .notConnected(key, connected: center.screens.map(\.key))
    }
    let window = Window(frame: screen.bounds, screen: screen)
    window.rootViewController = ProbeController(picture: rivalPicture) {}
    window.isHidden = false
    rival = window
    if !window.isAttached { checker.violate("a window claimed \(key) and did not get it") }
    if let own = host.session.window, own.isAttached, own.screen === screen {
      checker.violate("\(key) was taken, and the session still has it")
    }
  }

  /// The session asks for a screen that it lost: one whose network works again comes.
  private func reconnect(_ key: ScreenKey, _ attempt: Int) {
    guard case .disconnected(let loss, let reason) = host.session.state, reason.mayPass else {
      return checker.violate("\(key) was asked for, and the session is \(host.session.state)")
    }
    let last = lastAsk?.loss == loss ? lastAsk : nil
    let due = (last?.time ?? loss) + policy.backOff.delay(before: attempt)
    if attempt != (last?.attempt ?? 0) + 1 || clock.now != due {
      checker.violate("\(key) was asked for at \(clock.now), attempt \(attempt), due \(due)")
    }
    lastAsk = (loss, attempt, clock.now)
    guard returning.remove(key) != nil, let screen = descriptions[key] else { return }
    do throws(ScreenError) {
      try connect(screen)
    } catch {
      checker.violate("\(key) was asked for and can't come: \(error)")
    }
  }
}

// MARK: What must hold

extension GameSimulation {
  private func check() {
    checker.check(center.registry)
    let (time, expected) = (host.session.clock.now, expectedTime)
    if time != expected { checker.violate("the game's time is \(time), and not \(expected)") }
    checkModel()
    checkWindows()
    if host.session.state.isSeen, host.session.window?.isAttached != true {
      checker.violate("the session is \(host.session.state), and its view is not attached")
    }
  }

  private var expectedTime: Duration { time + (runsSince.map { clock.now - $0 } ?? .zero) }

  /// Whether the game is as one that no television was ever taken from.
  private func checkModel() {
    let time = host.session.clock.now
    // A change that is due at this very instant may not have been made yet.
    if let next = host.game.nextChange, next == time { return }
    undisturbed.advance(to: time)
    if undisturbed.state != host.game.state {
      checker.violate("the model differs from a run without faults")
    }
  }

  private func checkWindows() {
    let windows = center.liveWindows
    // The phone's, one for the television, and perhaps another app's.
    if windows.count > (rival == nil ? 2 : 3) {
      checker.violate("there are \(windows.count) windows")
    }
    for (index, window) in windows.enumerated() where window.isAttached {
      for other in windows[..<index] where other.screen === window.screen && other.isAttached {
        checker.violate("\(window.screen.key) has more than one window")
      }
    }
  }

  private func check(_ frame: Frame) {
    checker.check(frame, center.registry)
    if let rival, rival.isAttached, rival.screen.key == frame.screen.key { return }
    guard frame.content == .view, frame.time == clock.now, let pictures,
      host.game.nextChange != host.session.clock.now,
      let state = center[frame.screen.key]?.state
    else { return }
    undisturbed.advance(to: host.session.clock.now)
    if let objection = pictures.objection(to: frame, undisturbed.television(), on: state) {
      checker.violate(objection)
    }
  }

  /// Whether what is on a television that stayed is what a run without faults shows.
  private func checkLastPictures() {
    guard let pictures, host.session.state.isSeen, let screen = host.session.window?.screen,
      let television = televisions[screen.key]
    else { return }
    var isSame = false
    // A change of this instant is on the screen two frames later.
    for _ in 0..<2 where !isSame {
      undisturbed.advance(to: host.session.clock.now)
      isSame = pictures.isSame(
        television.last, undisturbed.television(), on: screen.state)
      clock.advance(by: .milliseconds(40))
    }
    if !isSame { checker.violate("the television shows what is no longer so") }
  }

  private func sessionChanged(to state: SessionState) {
    time = expectedTime
    let runs = state != .ended && (state.isSeen || policy.absence != .pause)
    runsSince = runs ? clock.now : nil
    if host.session.clock.isPaused == runs {
      checker.violate("the session is \(state), and its clock \(runs ? "stands" : "runs")")
    }
    checkModel()
  }
}

/// A television that looks at each frame that it is given.
@MainActor
private final class CheckedTelevision: FrameSink {
  var check: (Frame) -> Void = { _ in }
  var effort = Duration.zero
  var interruption: (() -> Void)?
  private(set) var last: Frame?
  private let clock: any DisplayClock

  init(clock: any DisplayClock) { self.clock = clock }

  func receive(_ frame: Frame, done: @escaping @MainActor @Sendable () -> Void) {
    check(frame)
    last = frame
    if let interruption {
      self.interruption = nil
      interruption()
    }
    guard effort > .zero else { return done() }
    clock.schedule(at: clock.now + effort, done)
  }
}
