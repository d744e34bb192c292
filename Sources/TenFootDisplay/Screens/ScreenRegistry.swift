/// Which screens there are: a value that is told what happens in the world, and tells what that
/// means to the app.
///
/// Every call takes the instant at which something happened; what is due before is told first. The
/// events are what is to be told now, in order, and ``screens`` shows their outcome already.
/// Changes of a screen within ``ScreenTiming/coalescing`` become one, so events come with a later
/// call: ``advance(to:)`` at ``nextDue``.
///
/// A call that throws leaves everything as it was.
public struct ScreenRegistry: Sendable {
  /// How long it waits before it believes what it sees.
  public let timing: ScreenTiming
  /// The latest instant that it was told of.
  public private(set) var now: Duration = .zero
  /// The screens in the order in which they first came; the device's own is the first.
  var slots: [ScreenSlot] = []
  private var lastGeneration = 0
  /// Counts the departures of screens that never stayed, whatever they called themselves.
  var strangers = FlapGuard()
  let mainKey: ScreenKey?

  /// The most screens that can be there at the same time.
  public static let mostScreens = 64

  /// Creates a registry with the screens that are there from the start, for which there are no
  /// events.
  ///
  /// - Parameters:
  ///   - main: The device's own screen.
  ///   - others: External screens.
  ///   - timing: How long it waits before it believes what it sees.
  /// - Throws: ``ScreenError`` when there can't be such screens.
  public init(
    main: ScreenDescription? = nil, others: [ScreenDescription] = [],
    timing: ScreenTiming = .television
  ) throws(ScreenError) {
    self.timing = timing
    mainKey = main?.key
    for description in (main.map { [$0] } ?? []) + others {
      try check(description)
      slots.append(ScreenSlot(present: nextState(description)))
    }
  }

  /// Creates a registry of a device with a screen of its own.
  init(device: ScreenState, timing: ScreenTiming) {
    self.timing = timing
    mainKey = device.id.key
    lastGeneration = device.id.generation
    slots = [ScreenSlot(present: device)]
  }

  /// The screens that are connected, the device's own first.
  public var screens: [ScreenState] { slots.compactMap(\.announced) }

  /// How many screens are connected.
  package var connectedCount: Int { slots.count { $0.announced != nil } }

  /// A connected screen.
  public subscript(key: ScreenKey) -> ScreenState? {
    index(of: key).flatMap { slots[$0].announced }
  }

  /// Where a screen is in its life.
  public func phase(of key: ScreenKey) -> ScreenPhase {
    index(of: key).map { slots[$0].phase } ?? .absent
  }

  /// Whether a screen is there in fact, told or not.
  public func isPresent(_ key: ScreenKey) -> Bool {
    index(of: key).map { slots[$0].actual != nil } ?? false
  }

  /// Whether a screen is there and switched off in fact, told or not.
  func isAsleep(_ key: ScreenKey) -> Bool {
    index(of: key).flatMap { slots[$0].actual }?.isAsleep ?? false
  }

  /// When there will be something to tell.
  public var nextDue: Duration? {
    var next: Duration?
    for slot in slots {
      guard let due = slot.dueAt else { continue }
      next = next.map { min($0, due) } ?? due
    }
    return next
  }

  /// Lets time pass.
  ///
  /// - Parameter time: The instant that it is now.
  /// - Returns: What is to be told, in order.
  public mutating func advance(to time: Duration) -> [ScreenEvent] {
    var events: [ScreenEvent] = []
    while let due = nextDue, due <= time {
      for index in slots.indices { events += slots[index].settle(at: due, timing) }
    }
    strangers.settle(at: time, timing)
    now = max(now, time)
    return events
  }
}

extension ScreenRegistry {
  func index(of key: ScreenKey) -> Int? { slots.firstIndex { $0.key == key } }

  func presentIndex(of key: ScreenKey, at time: Duration) throws(ScreenError) -> Int {
    try check(time)
    guard let index = index(of: key), slots[index].actual != nil else {
      throw .notConnected(key, connected: slots.filter { $0.actual != nil }.map(\.key))
    }
    return index
  }

  /// The index of a screen that is there and is not the device's own.
  func externalIndex(of key: ScreenKey, at time: Duration) throws(ScreenError) -> Int {
    guard key != mainKey else { throw .isMain(key) }
    return try presentIndex(of: key, at: time)
  }

  func check(_ time: Duration) throws(ScreenError) {
    guard time >= now else { throw .timeWentBack(from: now, to: time) }
  }

  func check(_ description: ScreenDescription) throws(ScreenError) {
    if let objection = description.objection { throw objection }
    guard description.key != mainKey || slots.isEmpty else { throw .isMain(description.key) }
    guard !isPresent(description.key) else { throw .alreadyConnected(description.key) }
    guard slots.count(where: { $0.actual != nil }) < Self.mostScreens else {
      throw .tooManyScreens(limit: Self.mostScreens)
    }
  }

  mutating func nextState(_ description: ScreenDescription) -> ScreenState {
    lastGeneration += 1
    return ScreenState(description, generation: lastGeneration)
  }

  /// Forgets the screens that have been gone for so long that nothing depends on them.
  mutating func forgetAbsent() {
    slots.removeAll { slot in
      slot.owner == nil && slot.announced == nil && slot.actual == nil
        && now - slot.lastChange > timing.flapWindow
    }
  }
}
