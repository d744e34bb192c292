import Testing

@testable import TenFootDisplay

struct ScreenRegistryTests {
  private let tv = KnownScreens.livingRoom

  private func registry(timing: ScreenTiming = .immediate) throws -> ScreenRegistry {
    try ScreenRegistry(main: KnownScreens.phone, timing: timing)
  }

  @Test func `a connection is told with its mode, and the screen is there by then`() throws {
    var registry = try registry()
    let events = try registry.connect(tv, at: .seconds(1))
    let id = ScreenID(key: "living-room", generation: 2)
    #expect(events == [.connected(id), .modeSettled(id, .fullHD)])
    #expect(registry["living-room"]?.id == id)
    #expect(registry.phase(of: "living-room") == .active)
  }

  @Test func `a disconnection tells its reason, and then that the view is detached`() throws {
    var registry = try registry()
    _ = try registry.connect(tv, at: .seconds(1))
    _ = try registry.attach(ScreenOwner(1), to: tv.key)
    let events = try registry.disconnect(tv.key, reason: .routeTaken, at: .seconds(9))
    let id = ScreenID(key: "living-room", generation: 2)
    #expect(events == [.disconnected(id, .routeTaken), .viewDetached(id)])
    #expect(registry["living-room"] == nil)
    #expect(registry.phase(of: "living-room") == .detached)
  }

  @Test func `screens that are there from the start have no events`() throws {
    var registry = try ScreenRegistry(main: KnownScreens.phone, others: [tv])
    #expect(registry.advance(to: .seconds(60)).isEmpty)
    #expect(registry.screens.map(\.id.key) == ["phone", "living-room"])
  }

  @Test func `every connection has a greater generation`() throws {
    var registry = try registry()
    var generations: [Int] = []
    for second in stride(from: 0, to: 200, by: 40) {
      _ = try registry.connect(tv, at: .seconds(second))
      generations.append(try #require(registry[tv.key]).id.generation)
      _ = try registry.disconnect(tv.key, at: .seconds(second + 20))
    }
    #expect(generations == [2, 3, 4, 5, 6])
  }

  @Test func `changes within 250 ms become one, and the last wins`() throws {
    var registry = try registry(timing: .television)
    _ = try registry.connect(tv, at: .zero)
    _ = registry.advance(to: .seconds(1))
    #expect(try registry.setMode(.hd720, of: tv.key, at: .milliseconds(2000)).isEmpty)
    #expect(try registry.setMode(.fullHDAt50, of: tv.key, at: .milliseconds(2100)).isEmpty)
    #expect(try registry.setMode(.fullHDAt30, of: tv.key, at: .milliseconds(2200)).isEmpty)
    #expect(registry.advance(to: .milliseconds(2249)).isEmpty)
    let id = ScreenID(key: "living-room", generation: 2)
    #expect(
      registry.advance(to: .milliseconds(2250))
        == [.modeChanged(id, old: .fullHD, new: .fullHDAt30)])
  }

  @Test func `a change that is taken back in time was never there`() throws {
    var registry = try registry(timing: .television)
    _ = try registry.connect(tv, at: .zero)
    _ = registry.advance(to: .seconds(1))
    _ = try registry.setMode(.hd720, of: tv.key, at: .milliseconds(2000))
    _ = try registry.setMode(.fullHD, of: tv.key, at: .milliseconds(2100))
    #expect(registry.advance(to: .seconds(3)).isEmpty)
  }

  @Test func `a screen that blinks resumes in a new generation with its view`() throws {
    var registry = try registry(timing: .television)
    _ = try registry.connect(tv, at: .zero)
    _ = registry.advance(to: .seconds(1))
    _ = try registry.attach(ScreenOwner(1), to: tv.key)
    _ = try registry.disconnect(tv.key, at: .milliseconds(2000))
    _ = try registry.connect(tv, at: .milliseconds(2100))
    let id = ScreenID(key: "living-room", generation: 3)
    #expect(registry.advance(to: .seconds(3)) == [.resumed(id)])
    #expect(registry.content(of: tv.key) == .view)
  }

  @Test func `a ghost of less than 250 ms is never seen`() throws {
    var registry = try registry(timing: .television)
    _ = try registry.connect(tv, at: .milliseconds(0))
    #expect(registry.phase(of: tv.key) == .connecting)
    _ = try registry.disconnect(tv.key, at: .milliseconds(200))
    #expect(registry.advance(to: .seconds(3)).isEmpty)
  }

  @Test func `frames stop at once when a screen goes, before anything is told`() throws {
    var registry = try registry(timing: .television)
    _ = try registry.connect(tv, at: .zero)
    _ = registry.advance(to: .seconds(1))
    let id = ScreenID(key: "living-room", generation: 2)
    #expect(registry.accepts(frameFor: id, in: .fullHD))
    #expect(try registry.disconnect(tv.key, at: .seconds(2)).isEmpty)
    #expect(!registry.accepts(frameFor: id, in: .fullHD))
  }

  @Test func `the sixth departure in ten seconds is one too many, and two quiet seconds heal`()
    throws
  {
    var registry = try registry()
    var told: [ScreenEvent] = []
    for flap in 0..<6 {
      told += try registry.connect(tv, at: .seconds(flap))
      told += try registry.disconnect(tv.key, at: .seconds(flap) + .milliseconds(500))
    }
    #expect(told.last == .unstable("living-room"))
    #expect(told.count { if case .connected = $0 { true } else { false } } == 6)

    #expect(try registry.connect(tv, at: .milliseconds(6000)).isEmpty)
    #expect(registry.advance(to: .milliseconds(7999)).isEmpty)
    let id = ScreenID(key: "living-room", generation: 8)
    #expect(
      registry.advance(to: .milliseconds(8000)) == [.connected(id), .modeSettled(id, .fullHD)])
  }

  @Test func `five departures in ten seconds are not too many`() throws {
    var registry = try registry()
    for flap in 0..<5 {
      _ = try registry.connect(tv, at: .seconds(flap))
      #expect(try registry.disconnect(tv.key, at: .seconds(flap) + .milliseconds(500)).count == 1)
    }
  }

  @Test func `a set that is switched off is connected and degraded`() throws {
    var registry = try registry()
    _ = try registry.connect(tv, at: .zero)
    let id = ScreenID(key: "living-room", generation: 2)
    #expect(
      try registry.sleep(tv.key, at: .seconds(1))
        == [.conditionsChanged(id, old: [], new: [.powerOff])])
    #expect(registry.phase(of: tv.key) == .degraded)
    #expect(!registry.accepts(frameFor: id, in: .fullHD))
    #expect(
      try registry.wake(tv.key, at: .seconds(2))
        == [.conditionsChanged(id, old: [.powerOff], new: [])])
    #expect(registry.accepts(frameFor: id, in: .fullHD))
  }

  @Test func `a screen has one owner: a second claim fails or displaces with an event`() throws {
    var registry = try registry()
    _ = try registry.connect(tv, at: .zero)
    let id = ScreenID(key: "living-room", generation: 2)
    let (first, second) = (ScreenOwner(1), ScreenOwner(2))
    #expect(try registry.attach(first, to: tv.key) == [.viewAttached(id)])
    #expect(throws: ScreenError.owned("living-room", by: first)) {
      try registry.attach(second, to: tv.key)
    }
    #expect(
      try registry.attach(second, to: tv.key, displacing: true)
        == [.ownerDisplaced(id, old: first, new: second), .viewDetached(id), .viewAttached(id)])
  }

  @Test func `a screen without a view mirrors the phone, and a lone one shows the slate`() throws {
    var registry = try registry()
    _ = try registry.connect(tv, at: .zero)
    #expect(registry.content(of: tv.key) == .mirror)
    _ = try registry.attach(ScreenOwner(1), to: tv.key)
    #expect(registry.content(of: tv.key) == .view)
    _ = registry.detach(ScreenOwner(1))
    #expect(registry.content(of: tv.key) == .mirror)
    #expect(try ScreenRegistry(others: [tv]).content(of: tv.key) == .slate)
  }

  @Test func `the system's mirroring hides the view and captures don't`() throws {
    var registry = try registry()
    _ = try registry.connect(tv, at: .zero)
    _ = try registry.attach(ScreenOwner(1), to: tv.key)
    _ = try registry.mirror(tv.key, at: .seconds(1))
    #expect(registry.content(of: tv.key) == .mirror)
    _ = try registry.mirror(tv.key, isOn: false, at: .seconds(2))
    _ = try registry.capture(tv.key, at: .seconds(3))
    #expect(registry.content(of: tv.key) == .view)
    #expect(registry[tv.key]?.degradations == [.captured])
  }

  @Test func `a window that is moved to a screen ends the system's mirroring`() throws {
    var registry = try registry()
    let (first, second) = (ScreenOwner(1), ScreenOwner(2))
    _ = try registry.connect(tv, at: .zero)
    _ = try registry.attach(first, to: tv.key)
    _ = try registry.mirror(tv.key, at: .seconds(1))
    #expect(registry.content(of: tv.key) == .mirror)
    let id = try #require(registry[tv.key]).id
    // What its owner says again moves nothing.
    #expect(try registry.attach(first, to: tv.key) == [])
    #expect(
      try registry.attach(second, to: tv.key, displacing: true)
        == [
          .ownerDisplaced(id, old: first, new: second), .viewDetached(id),
          .conditionsChanged(id, old: [.mirrored], new: []), .viewAttached(id),
        ])
    #expect(registry.content(of: tv.key) == .view)
    #expect(registry.advance(to: .seconds(9)) == [])
  }

  @Test func `a screen that doesn't tell its modes runs at 720p and is degraded`() throws {
    var registry = try registry()
    _ = try registry.connect(ScreenDescription(name: "Broken", modes: []), at: .zero)
    #expect(registry["broken"]?.currentMode == .hd720)
    #expect(registry["broken"]?.degradations == [.modeUnknown])
  }

  @Test func `snapshot and events have no gap: what was told is what is there`() throws {
    var registry = try registry(timing: .television)
    var known = Set(registry.screens.map(\.id.key))
    for step in 0..<40 {
      let key = ScreenKey("tv-\(step % 3)")
      let time = Duration.milliseconds(step * 130)
      let events =
        registry.isPresent(key)
        ? try registry.disconnect(key, at: time)
        : try registry.connect(tv.named("TV", key: key), at: time)
      for event in events {
        if case .connected(let id) = event { known.insert(id.key) }
        if case .disconnected(let id, _) = event { known.remove(id.key) }
      }
      #expect(known == Set(registry.screens.map(\.id.key)))
    }
  }
}

struct ScreenErrorTests {
  private let tv = KnownScreens.livingRoom

  /// A registry with a television at ten seconds.
  private func registry() throws -> ScreenRegistry {
    var registry = try ScreenRegistry(main: KnownScreens.phone, timing: .immediate)
    _ = try registry.connect(tv, at: .seconds(10))
    return registry
  }

  private func expect(
    _ error: ScreenError, _ body: (inout ScreenRegistry) throws -> [ScreenEvent]
  ) throws {
    var registry = try registry()
    let before = registry.screens
    #expect(throws: error) { try body(&registry) }
    #expect(registry.screens == before)
    #expect(registry.now == .seconds(10))
    #expect(!error.description.isEmpty)
  }

  @Test func `what can't be is an error that names it, and nothing changes`() throws {
    try expect(.alreadyConnected("living-room")) { try $0.connect(tv, at: .seconds(11)) }
    try expect(.notConnected("attic", connected: ["phone", "living-room"])) {
      try $0.disconnect("attic", at: .seconds(11))
    }
    try expect(.modeNotAvailable(.uhd, "living-room", available: tv.availableModes)) {
      try $0.setMode(.uhd, of: "living-room", at: .seconds(11))
    }
    let still = ScreenMode(pixelWidth: 1920, pixelHeight: 1080, rate: FrameRate(0))
    try expect(.unusableMode(still, "living-room")) {
      try $0.setMode(still, of: "living-room", at: .seconds(11))
    }
    try expect(.unusableMode(still, "still")) {
      try $0.connect(ScreenDescription(name: "Still", modes: [still]), at: .seconds(11))
    }
    try expect(.timeWentBack(from: .seconds(10), to: .seconds(9))) {
      try $0.sleep("living-room", at: .seconds(9))
    }
    try expect(.isMain("phone")) { try $0.disconnect("phone", at: .seconds(11)) }
  }

  @Test func `a million screens are refused at the limit`() throws {
    var registry = try ScreenRegistry(timing: .immediate)
    for number in 0..<ScreenRegistry.mostScreens {
      _ = try registry.connect(tv.named("TV \(number)"), at: .zero)
    }
    #expect(throws: ScreenError.tooManyScreens(limit: ScreenRegistry.mostScreens)) {
      try registry.connect(tv.named("One more"), at: .zero)
    }
  }

  @Test func `a million ghosts leave nothing behind`() throws {
    var registry = try ScreenRegistry(timing: .immediate)
    for number in 0..<2000 {
      let ghost = tv.named("Ghost \(number)")
      _ = try registry.connect(ghost, at: .seconds(number * 2))
      _ = try registry.disconnect(ghost.key, at: .seconds(number * 2 + 1))
    }
    #expect(registry.slots.count < 10)
  }
}
