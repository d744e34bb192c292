/// A registry that a scenario is tried on: what can't happen there can't be played.
struct RehearsalDevice {
  private var registry = ScreenRegistry(
    device: ScreenState(KnownScreens.phone, generation: 1), timing: .immediate)
  private var descriptions: [ScreenKey: ScreenDescription] = [:]
  /// The screens whose network has failed, and when that is noticed.
  private var lost: [ScreenKey: Duration] = [:]
  /// The screens that another window took and has not let go of.
  private var claimed: Set<ScreenKey> = []
  /// When screens are back whose network works again.
  private var returns: [ScreenKey: Duration] = [:]

  /// Does what a step says.
  ///
  /// - Throws: ``ScreenError`` when it can't happen.
  mutating func perform(_ step: ScenarioStep) throws(ScreenError) {
    let time = max(step.time, registry.now)
    try reconnect(until: time)
    switch step.action {
    case .connect(let screen):
      _ = try registry.connect(screen, at: time)
      descriptions[screen.key] = screen
      (lost[screen.key], returns[screen.key]) = (nil, nil)
    case .disconnect(let key, let reason), .disconnectMidRender(let key, let reason):
      _ = try registry.disconnect(key, reason: reason, at: time)
    case .flap(let key, let times, let every):
      // It ends as it begins: connected.
      _ = try registry.setSlow(false, key, at: time)
      guard time + every * times <= .seconds(ScenarioLine.longest) else {
        throw .notPossible(key, "it would flap for more than a year")
      }
    case .network(let key, false):
      _ = try registry.disconnect(key, reason: .outOfRange, at: time)
      lost[key] = time + ScreenTiming.television.coalescing
    case .network(let key, true):
      guard let since = lost.removeValue(forKey: key) else {
        throw .notPossible(key, "its network is not off")
      }
      returns[key] = Self.attempt(since: since, from: time)
    case .mode(let key, let mode): _ = try registry.setMode(mode, of: key, at: time)
    case .sleep(let key, let isOn):
      _ = try isOn ? registry.sleep(key, at: time) : registry.wake(key, at: time)
    case .slow(let key, let effort): _ = try registry.setSlow(effort > .zero, key, at: time)
    case .mirror(let key, let isOn): _ = try registry.mirror(key, isOn: isOn, at: time)
    case .capture(let key, let isOn): _ = try registry.capture(key, isOn: isOn, at: time)
    case .claim(let key, true):
      guard key != registry.mainKey else { throw .isMain(key) }
      _ = try registry.attach(ScreenOwner(1), to: key, displacing: true)
      claimed.insert(key)
    case .claim(let key, false):
      guard claimed.remove(key) != nil else {
        throw .notPossible(key, "no other window took it")
      }
    case .press, .end: break
    }
  }

  /// Connects what a session has asked for by then.
  private mutating func reconnect(until time: Duration) throws(ScreenError) {
    for (key, due) in returns.sorted(by: { $0.value < $1.value }) where due <= time {
      returns[key] = nil
      if let screen = descriptions[key] {
        _ = try registry.connect(screen, at: max(due, registry.now))
      }
    }
  }

  /// The first time from an instant on at which a session asks for a screen that it lost.
  private static func attempt(since loss: Duration, from instant: Duration) -> Duration {
    let backOff = DisplayPolicy().backOff
    var (time, attempt) = (loss + backOff.delay(before: 1), 1)
    while time < instant {
      attempt += 1
      time += backOff.delay(before: attempt)
    }
    return time
  }
}
