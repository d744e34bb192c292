package import TenFoot
package import TenFootDisplay

/// Runs faults over a game on two screens, and over the same game without any.
@MainActor
package final class GameSimulation<Game: TenFootGame>: ScreenListener {
  private let clock = VirtualClock()
  private let center: ScreenCenter
  private let host: GameHost<Game>
  private let undisturbed = Game()
  private var checker: ContractChecker
  private var televisions: [ScreenKey: CheckedTelevision] = [:]
  /// The game's time by our own count: the time in which people saw it.
  private var seenTime = Duration.zero
  private var seenSince: Duration?

  private init(picture: Composition) {
    center = ScreenCenter(clock: clock)
    checker = ContractChecker(center.registry)
    let game = Game()
    let probe = ProbeController(picture: picture) { _ = game.state }
    let session = DisplaySession(center: center, controller: probe)
    let phone = ProbeController(picture: picture) {
      _ = game.state
      _ = session.televisionStatus
    }
    host = GameHost(game, session: session, controller: phone, on: center.main)
    center.add(self)
    for key in FaultSchedule.screens {
      let television = CheckedTelevision(clock: clock)
      television.check = { [weak self] in self?.check($0) }
      televisions[key] = television
      center.addSink(television, to: key)
    }
    session.onChange = { [weak self] _, new in self?.sessionChanged(to: new) }
  }

  /// Runs steps one after another.
  ///
  /// - Parameters:
  ///   - steps: What happens; what can't happen is an error that changes nothing.
  ///   - picture: Stands in for all pictures.
  /// - Returns: What is broken; `nil` when nothing is.
  package static func violation(in steps: [ScenarioStep], picture: Composition) -> String? {
    let simulation = GameSimulation(picture: picture)
    for step in steps {
      simulation.clock.advance(to: step.time)
      simulation.perform(step.action)
      simulation.check()
      if let violation = simulation.checker.violation { return violation }
    }
    simulation.clock.advance(by: .seconds(10))
    simulation.check()
    return simulation.checker.violation
  }

  package func screens(did event: ScreenEvent) {
    checker.check(event)
    if case .disconnected(let id, _) = event, center.registry[id.key] != nil {
      checker.violate("\(event): the registry still shows it")
    }
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
      case .flap, .end: break
      }
    } catch {
      if center.registry.screens != before {
        checker.violate("\(action) failed and changed something")
      }
    }
  }

  private func check() {
    checker.check(center.registry)
    let time = host.session.clock.now
    let seen = seenTime + (seenSince.map { clock.now - $0 } ?? .zero)
    if time != seen { checker.violate("the game's time is \(time), and people saw \(seen) of it") }
    undisturbed.advance(to: time)
    if undisturbed.state != host.game.state {
      checker.violate("the model differs from a run without faults")
    }
    if host.session.state.isSeen, host.session.window?.isAttached != true {
      checker.violate("the session is \(host.session.state), and its view is not attached")
    }
  }

  private func check(_ frame: Frame) { checker.check(frame, center.registry) }

  private func sessionChanged(to state: SessionState) {
    if let seenSince { seenTime += clock.now - seenSince }
    seenSince = state.isSeen ? clock.now : nil
    if host.session.clock.isPaused == state.isSeen {
      checker.violate("the session is \(state), and its clock \(state.isSeen ? "stands" : "runs")")
    }
  }
}

/// A television that looks at each frame that it is given.
@MainActor
private final class CheckedTelevision: FrameSink {
  var check: (Frame) -> Void = { _ in }
  var effort = Duration.zero
  var interruption: (() -> Void)?
  private let clock: any DisplayClock

  init(clock: any DisplayClock) { self.clock = clock }

  func receive(_ frame: Frame, done: @escaping @MainActor @Sendable () -> Void) {
    check(frame)
    if let interruption {
      self.interruption = nil
      interruption()
    }
    guard effort > .zero else { return done() }
    clock.schedule(at: clock.now + effort, done)
  }
}
