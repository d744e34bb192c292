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
  /// The game's time by our own count: the time in which it should have run.
  private var time = Duration.zero
  private var runsSince: Duration?

  private init(_ policy: DisplayPolicy, _ drawing: SimulatedDrawing) {
    self.policy = policy
    let game = Game()
    switch drawing {
    case .none(let picture):
      pictures = nil
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
    host.session.onChange = { [weak self] _, new in self?.sessionChanged(to: new) }
  }

  /// Runs steps one after another.
  ///
  /// - Parameters:
  ///   - steps: What happens; what can't happen is an error that changes nothing.
  ///   - policy: What becomes of the game while people can't see it.
  ///   - drawing: Whether views are drawn.
  /// - Returns: What is broken; `nil` when nothing is.
  package static func violation(
    in steps: [ScenarioStep], policy: DisplayPolicy = DisplayPolicy(), drawing: SimulatedDrawing
  ) -> String? {
    let simulation = GameSimulation(policy, drawing)
    for step in steps {
      simulation.clock.advance(to: step.time)
      simulation.perform(step.action)
      simulation.check()
      if let violation = simulation.checker.violation { return violation }
    }
    for television in simulation.televisions.values { television.effort = .zero }
    simulation.clock.advance(by: .seconds(10))
    simulation.check()
    simulation.checkLastPictures()
    return simulation.checker.violation
  }

  package func screens(did event: ScreenEvent) {
    checker.check(event)
    if case .disconnected(let id, _) = event, center.registry[id.key] != nil {
      checker.violate("\(event): the registry still shows it")
    }
    checkModel()
  }

  private func perform(_ action: ScenarioAction) {
    let before = center.registry.screens
    do throws(ScreenError) {
      switch action {
      case .connect(let screen): try center.connect(screen)
      case .disconnect(let key, let reason): try center.disconnect(key, reason: reason)
      case .disconnectMidRender(let key, let reason):
        televisions[key]?.interruption = { [center] in try? center.disconnect(key, reason: reason) }
      case .mode(let key, let mode): try center.setMode(mode, of: key)
      case .sleep(let key, let isOn): try isOn ? center.sleep(key) : center.wake(key)
      case .slow(let key, let effort): televisions[key]?.effort = effort
      case .mirror(let key, let isOn): try center.mirror(key, isOn: isOn)
      case .capture(let key, let isOn): try center.capture(key, isOn: isOn)
      case .press(let key):
        host.press(key)
        undisturbed.advance(to: host.session.clock.now)
        undisturbed.press(key)
      case .flap, .network, .end: break
      }
    } catch {
      if center.registry.screens != before {
        checker.violate("\(action) failed and changed something")
      }
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
    // The phone's, and one for the television.
    if windows.count > 2 { checker.violate("there are \(windows.count) windows") }
    let attached = windows.filter(\.isAttached).map(\.screen.key)
    if Set(attached).count != attached.count {
      checker.violate("a screen has more than one window: \(attached)")
    }
  }

  private func check(_ frame: Frame) {
    checker.check(frame, center.registry)
    guard frame.content == .view, frame.time == clock.now, let pictures,
      host.game.nextChange != host.session.clock.now,
      let canvas = center[frame.screen.key]?.state.canvas
    else { return }
    undisturbed.advance(to: host.session.clock.now)
    if let objection = pictures.objection(to: frame, undisturbed.television(), on: canvas) {
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
        television.last, undisturbed.television(), on: screen.state.canvas)
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
