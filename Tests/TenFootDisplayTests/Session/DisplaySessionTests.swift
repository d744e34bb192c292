import TenFoot
import Testing

@testable import TenFootDisplay

@MainActor
struct DisplaySessionTests {
  private func session(
    in room: Room, _ model: Counter = Counter(), _ policy: DisplayPolicy = DisplayPolicy()
  ) -> DisplaySession {
    let session = DisplaySession(
      center: room.center, policy: policy, controller: ProbeController.counting(model))
    session.onChange = { old, new in room.log.append("session \(old) -> \(new)") }
    return session
  }

  @Test func `a television makes a waiting session live`() throws {
    let room = try Room()
    let session = session(in: room)
    #expect(session.state == .waiting)
    #expect(session.clock.isPaused)
    try room.connect()
    #expect(session.state == .live)
    #expect(!session.clock.isPaused)
    #expect(room.television.frames.last?.content == .view)
  }

  @Test func `a television that is there at launch is found`() throws {
    let room = try Room(others: [Room.tv])
    #expect(session(in: room).state == .live)
  }

  @Test func `losing the television pauses the clock and leaves the model alone`() throws {
    let room = try Room()
    let model = Counter()
    let session = session(in: room, model)
    try room.connect()
    model.value = 42
    room.clock.advance(by: .seconds(9))
    try room.disconnect(.sleep)
    #expect(session.state == .disconnected(since: .seconds(10), reason: .sleep))
    #expect(session.clock.now == .seconds(10))
    room.clock.advance(by: .seconds(300))
    #expect(session.clock.now == .seconds(10))
    try room.connect()
    #expect(session.state == .live)
    #expect(session.clock.now == .seconds(11))
    #expect(model.value == 42)
  }

  @Test func `events, the session and frames come in the order of the contract`() throws {
    let room = try Room()
    let session = session(in: room)
    try room.connect()
    try room.disconnect(.unplugged)
    // The room is told before the session, which answers to what it was told.
    #expect(
      room.log == [
        "connected living-room#2", "mode settled living-room#2 1920x1080@60",
        "view attached living-room#2", "session waiting -> live", "first frame living-room#2",
        "disconnected living-room#2 (unplugged)", "view detached living-room#2",
        "session live -> disconnected (unplugged)",
      ])
    withExtendedLifetime(session) {}
  }

  @Test func `going on and handing to the phone don't stop the clock`() throws {
    for absence in [DisplayPolicy.Absence.goOn, .handToPhone] {
      let room = try Room()
      let session = session(in: room, Counter(), DisplayPolicy(absence: absence))
      try room.connect()
      #expect(!session.isOnPhone)
      try room.disconnect()
      room.clock.advance(by: .seconds(10))
      #expect(session.clock.now == .seconds(12))
      #expect(session.isOnPhone == (absence == .handToPhone))
    }
  }

  @Test func `after the grace time the session ends and the view is released`() throws {
    let room = try Room()
    let session = session(in: room, Counter(), DisplayPolicy(graceTime: .seconds(60)))
    try room.connect()
    try room.disconnect()
    room.clock.advance(by: .seconds(58))
    #expect(session.window != nil)
    room.clock.advance(by: .seconds(2))
    #expect(session.state == .ended)
    #expect(session.window == nil)
    try room.connect()
    #expect(session.state == .ended)
    #expect(room.center.registry.content(of: Room.tv.key) == .mirror)
  }

  @Test func `a television back within the grace time stops it`() throws {
    let room = try Room()
    let session = session(in: room, Counter(), DisplayPolicy(graceTime: .seconds(60)))
    try room.connect()
    try room.disconnect()
    try room.connect()
    room.clock.advance(by: .seconds(600))
    #expect(session.state == .live)
  }

  @Test func `a set that is switched off or mirrored pauses, one that is captured doesn't`() throws
  {
    let room = try Room()
    let session = session(in: room)
    try room.connect()
    try room.center.sleep(Room.tv.key)
    #expect(session.state == .degraded(.powerOff))
    #expect(session.clock.isPaused)
    try room.center.wake(Room.tv.key)
    #expect(session.state == .live)
    try room.center.mirror(Room.tv.key)
    #expect(session.state == .degraded(.mirrored))
    #expect(session.clock.isPaused)
    try room.center.mirror(Room.tv.key, isOn: false)
    try room.center.capture(Room.tv.key)
    #expect(session.state == .degraded(.captured))
    #expect(!session.clock.isPaused)
  }

  @Test func `a ghost with another key doesn't take over, unless the app allows it`() throws {
    for accepts in [false, true] {
      let room = try Room()
      let session = session(in: room, Counter(), DisplayPolicy(acceptsOtherScreens: accepts))
      try room.connect()
      try room.disconnect()
      try room.center.connect(Room.tv.named("Ghost"))
      room.clock.advance(by: .seconds(1))
      #expect((session.state == .live) == accepts)
      #expect(session.window?.isAttached == accepts)
    }
  }

  @Test func `the view that comes back is the same object in the same window`() throws {
    let room = try Room()
    let session = session(in: room)
    try room.connect()
    let window = try #require(session.window)
    let controller = try #require(window.rootViewController)
    try room.disconnect()
    try room.connect()
    #expect(session.window === window)
    #expect(window.rootViewController === controller)
    let last = try #require(room.television.frames.last)
    #expect(last.isFull)
    #expect(last.screen.generation == 3)
  }

  @Test func `another window that takes the screen is a lost route`() throws {
    let room = try Room()
    let session = session(in: room)
    try room.connect()
    let thief = room.window(reading: Counter(), on: try #require(room.center[Room.tv.key]))
    #expect(session.state == .disconnected(since: .seconds(1), reason: .routeTaken))
    #expect(thief.isAttached)
  }

  @Test func `an app that ends its session gives the screen back`() throws {
    let room = try Room()
    let session = session(in: room)
    try room.connect()
    session.end()
    #expect(session.state == .ended)
    #expect(room.center.registry.content(of: Room.tv.key) == .mirror)
  }
}
