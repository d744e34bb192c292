package import TenFootDisplay

/// Runs faults over a bare registry.
package enum RegistrySimulation {
  /// Runs steps one after another.
  ///
  /// - Parameter steps: What happens; what can't happen is an error that changes nothing.
  /// - Returns: What is broken; `nil` when nothing is.
  package static func violation(in steps: [ScenarioStep]) -> String? {
    do {
      var world = RegistryWorld(try ScreenRegistry(main: KnownScreens.phone))
      for step in steps {
        world.perform(step)
        if let violation = world.checker.violation { return violation }
      }
      return world.violationAfterQuiet()
    } catch {
      return "\(error)"
    }
  }
}

private struct RegistryWorld {
  var registry: ScreenRegistry
  var checker: ContractChecker
  /// Which screens are there in fact.
  private var present: Set<ScreenKey> = []
  private let owner = ScreenOwner(1)

  init(_ registry: ScreenRegistry) {
    self.registry = registry
    checker = ContractChecker(registry)
  }

  mutating func perform(_ step: ScenarioStep) {
    // Where a scheduler would wake it up.
    while let due = registry.nextDue, due <= step.time { tell(registry.advance(to: due)) }
    let before = registry
    do {
      tell(try change(step.action, at: step.time))
    } catch {
      if registry.screens != before.screens || registry.nextDue != before.nextDue {
        checker.violate("\(step.action) failed and changed something")
      }
    }
  }

  mutating func violationAfterQuiet() -> String? {
    let end = registry.now + .seconds(10)
    while let due = registry.nextDue, due <= end { tell(registry.advance(to: due)) }
    if registry.nextDue != nil { checker.violate("something is still untold after 10 quiet s") }
    let told = Set(registry.screens.map(\.id.key)).subtracting(["phone"])
    if told != present { checker.violate("\(present) are there, and \(told) were told of") }
    return checker.violation
  }

  private mutating func tell(_ events: [ScreenEvent]) {
    for event in events { checker.check(event) }
    checker.check(registry)
    for case .modeSettled(let id, _) in events {
      if let attached = try? registry.attach(owner, to: id.key) {
        for event in attached + registry.drew(id) { checker.check(event) }
      }
    }
  }

  private mutating func change(
    _ action: ScenarioAction, at time: Duration
  ) throws(ScreenError) -> [ScreenEvent] {
    switch action {
    case .connect(let screen):
      let events = try registry.connect(screen, at: time)
      present.insert(screen.key)
      return events
    case .disconnect(let key, let reason), .disconnectMidRender(let key, let reason):
      let events = try registry.disconnect(key, reason: reason, at: time)
      present.remove(key)
      return events
    case .mode(let key, let mode): return try registry.setMode(mode, of: key, at: time)
    case .sleep(let key, let isOn):
      return try isOn ? registry.sleep(key, at: time) : registry.wake(key, at: time)
    case .mirror(let key, let isOn): return try registry.mirror(key, isOn: isOn, at: time)
    case .capture(let key, let isOn): return try registry.capture(key, isOn: isOn, at: time)
    case .slow, .flap, .network, .press, .end: return registry.advance(to: time)
    }
  }
}
