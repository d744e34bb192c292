/// Where a screen is in its life.
public enum ScreenPhase: String, Hashable, Sendable {
  /// Nobody misses it.
  case absent
  /// It is there, and its mode is not settled; nothing is drawn.
  case connecting
  /// Frames flow.
  case active
  /// It is connected and falls short in some way.
  case degraded
  /// It went, and the view that was on it is kept.
  case detached
  /// It went, and the view that was on it was released.
  case gone
}

/// All that the registry knows of one screen: what is the case, and what has been told of it.
///
/// Changes are made to ``actual``. After a while the difference is told and ``announced`` is what
/// ``actual`` is: that one rule is the coalescing, the blink that nobody notices and the flap guard.
struct ScreenSlot: Sendable {
  let key: ScreenKey
  /// What has been told; what everybody sees.
  private(set) var announced: ScreenState?
  /// What is the case.
  private(set) var actual: ScreenState?
  /// When the difference between the two will be told.
  private(set) var dueAt: Duration?
  /// When the last change was.
  private(set) var lastChange: Duration
  /// Who shows a view on it, also while it is away.
  var owner: ScreenOwner? {
    didSet { if owner != nil { hadOwner = true } }
  }
  /// Whether the owner's view is attached to the connection that has been told.
  private(set) var isAttached = false

  private var reason = DisconnectReason.unplugged
  private var flaps = FlapGuard()
  private var connectedAt: Duration
  private var drawnGeneration: Int?
  private var hadOwner = false

  init(key: ScreenKey, at time: Duration) {
    self.key = key
    lastChange = time
    connectedAt = time
  }

  /// A screen that is there from the start.
  init(present state: ScreenState) {
    self.init(key: state.id.key, at: .zero)
    announced = state
    actual = state
  }

  var phase: ScreenPhase {
    if let announced { return announced.degradations.isEmpty ? .active : .degraded }
    if actual != nil, !flaps.isUnstable { return .connecting }
    return owner != nil ? .detached : hadOwner ? .gone : .absent
  }

  /// Whether a picture made for this connection in this mode may be shown: from the moment that the
  /// truth differs, before anything is told of it, no longer.
  func accepts(_ id: ScreenID, _ mode: ScreenMode) -> Bool {
    guard let announced, let actual else { return false }
    return announced.id == id && actual.id == id && actual.currentMode == mode && !actual.isAsleep
      && announced.currentMode == mode
  }

  /// Whether it has been there for long enough not to be a ghost.
  func isTrusted(at time: Duration, _ timing: ScreenTiming) -> Bool {
    announced != nil && time - connectedAt >= timing.quiet
  }

  /// It is there.
  mutating func connect(_ state: ScreenState, at time: Duration, _ timing: ScreenTiming) {
    actual = state
    connectedAt = time
    changed(at: time, after: timing.coalescing, timing)
  }

  /// It is not there any more.
  ///
  /// - Returns: Whether it has left once too often.
  mutating func disconnect(
    _ reason: DisconnectReason, at time: Duration, _ timing: ScreenTiming
  ) -> Bool {
    actual = nil
    self.reason = reason
    let isTooOften = flaps.depart(at: time, timing)
    changed(at: time, after: timing.coalescing, timing)
    return isTooOften
  }

  /// Something about it is different.
  mutating func change(
    at time: Duration, _ timing: ScreenTiming, _ change: (inout ScreenState) -> Void
  ) {
    guard var state = actual else { return }
    change(&state)
    guard state != actual else { return }
    actual = state
    changed(at: time, after: timing.coalescing, timing)
  }

  /// It keeps up with its frames no more, or again.
  mutating func setSlow(_ isSlow: Bool) -> [ScreenEvent] {
    tellAtOnce { $0.isSlow = isSlow }
  }

  /// It mirrors the device no longer, for a window was moved to it.
  mutating func endMirroring() -> [ScreenEvent] {
    tellAtOnce { $0.isMirroring = false }
  }

  /// Changes what is our own doing, and no blink of the screen's.
  private mutating func tellAtOnce(_ change: (inout ScreenState) -> Void) -> [ScreenEvent] {
    if var state = actual {
      change(&state)
      actual = state
    }
    guard var state = announced else { return [] }
    let old = state.degradations
    change(&state)
    announced = state
    return conditions(from: old, to: state)
  }

  /// Nothing of it is told before it has been quiet.
  mutating func distrust(at time: Duration, _ timing: ScreenTiming) {
    dueAt = time + timing.quiet
  }

  private mutating func changed(at time: Duration, after delay: Duration, _ timing: ScreenTiming) {
    lastChange = time
    flaps.touch(at: time)
    dueAt = flaps.quietAt(timing) ?? dueAt ?? time + delay
  }

  /// Tells what is different, when it is time to.
  mutating func settle(at time: Duration, _ timing: ScreenTiming) -> [ScreenEvent] {
    guard let due = dueAt, due <= time else { return [] }
    flaps.settle(at: time, timing)
    dueAt = nil
    return announce(actual)
  }

  /// Leaves it out until it has been quiet.
  mutating func hold() -> [ScreenEvent] {
    announce(nil) + [.unstable(key)]
  }

  private mutating func announce(_ new: ScreenState?) -> [ScreenEvent] {
    let old = announced
    announced = new
    switch (old, new) {
    case (nil, nil): return []
    case (let old?, nil):
      defer { isAttached = false }
      return [.disconnected(old.id, reason)] + (isAttached ? [.viewDetached(old.id)] : [])
    case (nil, let new?):
      return [.connected(new.id), .modeSettled(new.id, new.currentMode)]
        + conditions(from: [], to: new)
    case (let old?, let new?):
      return differences(from: old, to: new)
    }
  }

  private func differences(from old: ScreenState, to new: ScreenState) -> [ScreenEvent] {
    var events: [ScreenEvent] = []
    if old.id != new.id { events.append(.resumed(new.id)) }
    if old.currentMode != new.currentMode {
      events.append(.modeChanged(new.id, old: old.currentMode, new: new.currentMode))
    }
    if old.overscanCompensation != new.overscanCompensation {
      events.append(.overscanChanged(new.id, new.overscanCompensation))
    }
    return events + conditions(from: old.degradations, to: new)
  }

  private func conditions(
    from old: Set<Degradation>, to state: ScreenState
  ) -> [ScreenEvent] {
    let new = state.degradations
    return old == new ? [] : [.conditionsChanged(state.id, old: old, new: new)]
  }

  /// The owner's view is on it from now on.
  mutating func attach() -> [ScreenEvent] {
    guard let announced, !isAttached else { return [] }
    isAttached = true
    return [.viewAttached(announced.id)]
  }

  /// The owner's view is on it no longer.
  mutating func detach() -> [ScreenEvent] {
    owner = nil
    guard let announced, isAttached else { return [] }
    isAttached = false
    return [.viewDetached(announced.id)]
  }

  /// A frame of its view was drawn.
  mutating func drew(_ id: ScreenID) -> [ScreenEvent] {
    guard isAttached, announced?.id == id, drawnGeneration != id.generation else { return [] }
    drawnGeneration = id.generation
    return [.firstFrame(id)]
  }
}
