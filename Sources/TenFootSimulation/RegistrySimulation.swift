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

/// A registry, two windows that want its screens, and what is the case in fact.
private struct RegistryWorld {
  var registry: ScreenRegistry
  var checker: ContractChecker
  /// Which screens are there in fact.
  private var present: Set<ScreenKey> = []
  /// What each screen said of itself last.
  private var descriptions: [ScreenKey: ScreenDescription] = [:]
  /// The screens that were lost to the network.
  private var lost: Set<ScreenKey> = []
  private let owner = ScreenOwner(1)
  private let rival = ScreenOwner(2)

  init(_ registry: ScreenRegistry) {
    self.registry = registry
    checker = ContractChecker(registry)
  }

  mutating func perform(_ step: ScenarioStep) {
    // Where a scheduler would wake it up.
    while let due = registry.nextDue, due <= step.time { tell(registry.advance(to: due)) }
    let before = canHappen(step.action) ? nil : registry
    do {
      let events = try change(step.action, at: step.time)
      if before != nil { checker.violate("\(step.action) can't be, and was no error") }
      tell(events)
    } catch {
      guard let before else { return checker.violate("\(step.action) failed: \(error)") }
      if registry.screens != before.screens || registry.nextDue != before.nextDue {
        checker.violate("\(step.action) failed and changed something")
      }
    }
    checkOwners()
  }

  /// Whether something can happen to screens that are there, or not there, in fact.
  private func canHappen(_ action: ScenarioAction) -> Bool {
    switch action {
    case .connect(let screen): !present.contains(screen.key)
    case .disconnect(let key, _), .disconnectMidRender(let key, _), .network(let key, false),
      .overscan(let key, _), .sleep(let key, _), .mirror(let key, _), .capture(let key, _):
      present.contains(key)
    case .mode(let key, let mode):
      present.contains(key) && descriptions[key]?.availableModes.contains(mode) == true
    // Windows know of what was told.
    case .claim(let key, true): registry[key] != nil
    case .network, .claim, .slow, .flap, .press, .end: true
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
      // As a session does, which takes a screen that comes back from anybody.
      if let attached = try? registry.attach(owner, to: id.key, displacing: true) {
        for event in attached + registry.drew(id) { checker.check(event) }
      }
    }
  }

  /// Whether each of the two windows has one screen at most, and no screen shows a view of nobody.
  private mutating func checkOwners() {
    var last: ScreenOwner?
    for key in FaultSchedule.screens {
      let owner = registry.owner(of: key)
      if let owner, owner == last { checker.violate("\(owner) has two screens") }
      if owner == nil, registry.content(of: key) == .view {
        checker.violate("\(key) shows a view of nobody")
      }
      last = owner ?? last
    }
  }

  private mutating func change(
    _ action: ScenarioAction, at time: Duration
  ) throws(ScreenError) -> [ScreenEvent] {
    switch action {
    case .connect(let screen): return try connect(screen, at: time)
    case .disconnect(let key, let reason), .disconnectMidRender(let key, let reason):
      return try disconnect(key, reason, at: time)
    case .mode(let key, let mode): return try registry.setMode(mode, of: key, at: time)
    case .overscan(let key, let way):
      return try registry.setOverscanCompensation(way, of: key, at: time)
    case .sleep(let key, let isOn):
      return try isOn ? registry.sleep(key, at: time) : registry.wake(key, at: time)
    case .mirror(let key, let isOn): return try registry.mirror(key, isOn: isOn, at: time)
    case .capture(let key, let isOn): return try registry.capture(key, isOn: isOn, at: time)
    case .network(let key, false):
      let events = try disconnect(key, .outOfRange, at: time)
      lost.insert(key)
      return events
    case .network(let key, true):
      // Nobody has to ask a bare registry for it.
      guard lost.remove(key) != nil, let screen = descriptions[key] else {
        return registry.advance(to: time)
      }
      return try connect(screen, at: time)
    case .claim(let key, true): return try claim(key)
    case .claim(let key, false):
      guard registry.owner(of: key) == rival else { return [] }
      let events = registry.detach(rival)
      // The session comes back to what is free again.
      return events + ((try? registry.attach(owner, to: key)) ?? [])
    case .slow, .flap, .press, .end: return registry.advance(to: time)
    }
  }

  private mutating func connect(
    _ screen: ScreenDescription, at time: Duration
  ) throws(ScreenError) -> [ScreenEvent] {
    let events = try registry.connect(screen, at: time)
    present.insert(screen.key)
    descriptions[screen.key] = screen
    lost.remove(screen.key)
    return events
  }

  private mutating func disconnect(
    _ key: ScreenKey, _ reason: DisconnectReason, at time: Duration
  ) throws(ScreenError) -> [ScreenEvent] {
    let events = try registry.disconnect(key, reason: reason, at: time)
    present.remove(key)
    return events
  }

  /// A second window claims a screen: politely, which fails where there is an owner, and then not.
  private mutating func claim(_ key: ScreenKey) throws(ScreenError) -> [ScreenEvent] {
    let taken = registry.owner(of: key).map { $0 != rival } ?? false
    let screens = registry.screens
    do throws(ScreenError) {
      let events = try registry.attach(rival, to: key)
      if taken { checker.violate("\(key) had an owner, and was given to another") }
      return events
    } catch {
      guard case .owned = error else { throw error }
      if registry.screens != screens || !taken {
        checker.violate("a claim of \(key) failed and changed something")
      }
      let events = try registry.attach(rival, to: key, displacing: true)
      if registry.owner(of: key) != rival { checker.violate("\(key) was not taken over") }
      return events
    }
  }
}
