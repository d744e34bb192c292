import Foundation
import TenFoot
import Testing

@testable import TenFootDisplay

@MainActor
struct ScreenTests {
  private let tv = Room.tv.key

  @Test func `a mode that a screen lacks changes nothing, and the screen says why`() throws {
    let room = try Room()
    try room.connect()
    let screen = try #require(room.center[tv])
    screen.currentMode = .uhd
    let error = ScreenError.modeNotAvailable(.uhd, tv, available: Room.tv.availableModes)
    #expect(screen.currentMode == .fullHD)
    #expect(screen.refusal == error)
    #expect(room.log.last == "refused living-room#2: \(error)")
    #expect(error.description.hasPrefix("the screen living-room has no mode 3840x2160@60; it has"))
    screen.currentMode = .hd720
    #expect(screen.refusal == nil)
    screen.currentMode = nil
    #expect(screen.currentMode == .hd720)
  }

  @Test func `a refusal is among the events`() async throws {
    let room = try Room()
    try room.connect()
    let events = room.center.events()
    try #require(room.center[tv]).currentMode = .portrait
    for await event in events {
      guard case .refused(let id, .modeNotAvailable(.portrait, _, _)) = event else { continue }
      #expect(id == ScreenID(key: tv, generation: 2))
      break
    }
  }

  @Test func `a screen object that has gone does nothing to the connection after it`() throws {
    let room = try Room()
    try room.connect()
    let old = try #require(room.center[tv])
    try room.disconnect()
    try room.connect()
    let new = try #require(room.center[tv])
    #expect(!old.isConnected && new.isConnected)
    #expect(old !== new)
    #expect(old.scene == nil && new.scene?.screen === new)
    old.currentMode = .hd720
    old.overscanCompensation = .insetBounds
    #expect(old.refusal == .notConnected(tv, connected: []))
    #expect(new.currentMode == .fullHD)
    #expect(new.overscanCompensation == .scale)
    #expect(!room.log.contains { $0.hasPrefix("refused") })
  }

  @Test func `bounds, scale and insets change together`() throws {
    let room = try Room()
    try room.center.connect(
      ScreenDescription(
        name: "Living room", modes: [.fullHD, .uhd],
        overscan: EdgeInsets(top: 0.1, leading: 0.05, bottom: 0, trailing: 0.05),
        overscanCompensation: .insetBounds))
    let screen = try #require(room.center[tv])
    // 108 rows above, 96 columns on each side.
    #expect(screen.bounds.size == CGSize(width: 1728, height: 972))
    #expect(
      screen.overscanCompensationInsets
        == EdgeInsets(top: 108, leading: 96, bottom: 0, trailing: 96))
    screen.currentMode = .uhd
    #expect(screen.scale == 2 && screen.nativeScale == 2)
    #expect(screen.bounds.size == CGSize(width: 1728, height: 972))
    #expect(
      screen.overscanCompensationInsets
        == EdgeInsets(top: 108, leading: 96, bottom: 0, trailing: 96))
    screen.overscanCompensation = .none
    #expect(screen.bounds.size == CGSize(width: 1920, height: 1080))
    #expect(room.log.last == "conditions changed living-room#2 fine -> unsafeOverscan")
  }

  @Test func `a set that takes 30 frames a second gets 30, whatever its mode`() throws {
    let room = try Room()
    var slow = Room.tv
    slow.maximumFramesPerSecond = 30
    try room.center.connect(slow)
    let model = Counter()
    let session = room.session(model)
    room.clock.advance(by: .seconds(1))
    #expect(room.center[tv]?.maximumFramesPerSecond == 30)
    room.television.removeAll()
    room.change(model, times: 1000, every: .milliseconds(1))
    #expect((29...31).contains(room.television.frames.count))
    withExtendedLifetime(session) {}
  }

  @Test func `a screen says how it is looked at, and an impossible room is refused`() throws {
    let room = try Room()
    try room.connect()
    let viewing = try #require(room.center[tv]?.viewing)
    #expect(viewing == ViewingConditions(diagonal: .inches(55), distance: .feet(10)))
    for (diagonal, distance) in [(0, 3048), (1397, -1), (.nan, 3048), (1397, .infinity)] {
      let screen = ScreenDescription(
        name: "Odd", diagonalMillimeters: diagonal, distanceMillimeters: distance)
      #expect(throws: ScreenError.self) { try room.center.connect(screen) }
    }
    #expect(room.center.screens.count == 2)
  }

  @Test func `a key is the name that was given, or maker, product and serial number`() {
    #expect(ScreenDescription(name: "Living Room").key == "living-room")
    #expect(ScreenKey(maker: "SAM", product: "0F9C", serial: "7") == "SAM:0F9C:7")
    let one = ScreenDescription(name: "TV", key: ScreenKey(maker: "a", product: "b", serial: "1"))
    let two = ScreenDescription(name: "TV", key: ScreenKey(maker: "a", product: "b", serial: "2"))
    #expect(one.key != two.key)
  }

  @Test func `a phone's picture stands upright in the middle of a mirroring set`() throws {
    let room = try Room()
    let phone = Window(frame: .zero, screen: room.center.main)
    phone.rootViewController = HostingController(rootView: Color.red)
    phone.isHidden = false
    try room.connect()
    let picture = try #require(room.television.frames.last).bitmap()
    // 1080 by 1920 in 1080 rows are 607.5 columns.
    #expect(picture[960, 4].red > 200)
    #expect(picture[660, 540].red > 200 && picture[1259, 540].red > 200)
    #expect(picture[650, 540].red == 0 && picture[1270, 540].red == 0)
    #expect(room.center[tv]?.mirrored === room.center.main)
  }

  @Test func `a sink that was taken away gets no more frames`() throws {
    let room = try Room()
    let model = Counter()
    let session = room.session(model)
    try room.connect()
    let count = room.television.frames.count
    room.center.removeSink(room.television, from: tv)
    room.change(model, times: 5, every: .seconds(1))
    try room.disconnect()
    try room.connect()
    #expect(room.television.frames.count == count)
    #expect(room.center.deliveries(to: tv).isEmpty)
    withExtendedLifetime(session) {}
  }
}

struct ScreenPhaseTests {
  private let tv = KnownScreens.livingRoom

  @Test func `a screen goes through its phases`() throws {
    var registry = try ScreenRegistry(main: KnownScreens.phone)
    var phases: [ScreenPhase] = []
    func note() { phases.append(registry.phase(of: tv.key)) }
    note()
    _ = try registry.connect(tv, at: .zero)
    note()
    _ = registry.advance(to: .seconds(1))
    note()
    _ = try registry.attach(ScreenOwner(1), to: tv.key)
    _ = try registry.capture(tv.key, at: .seconds(2))
    _ = registry.advance(to: .seconds(3))
    note()
    _ = try registry.disconnect(tv.key, at: .seconds(4))
    _ = registry.advance(to: .seconds(5))
    note()
    _ = registry.detach(ScreenOwner(1))
    note()
    #expect(phases == [.absent, .connecting, .active, .degraded, .detached, .gone])
  }

  @Test func `a screen that is gone is forgotten in time`() throws {
    var registry = try ScreenRegistry(main: KnownScreens.phone, timing: .immediate)
    _ = try registry.connect(tv, at: .zero)
    _ = try registry.attach(ScreenOwner(1), to: tv.key)
    _ = try registry.disconnect(tv.key, at: .seconds(1))
    _ = registry.detach(ScreenOwner(1))
    _ = try registry.connect(tv.named("Another"), at: .seconds(20))
    #expect(registry.slots.map(\.key) == ["phone", "another"])
    #expect(registry.phase(of: tv.key) == .absent)
  }

  @Test(arguments: [43, 55, 65], [("720p", 720), ("1080p", 1080), ("2160p", 2160)])
  func `the common sets are known in their common resolutions`(
    _ inches: Int, _ mode: (name: String, rows: Int)
  ) throws {
    let screen = try #require(KnownScreens["tv-\(inches)-\(mode.name)"])
    #expect(screen.preferredMode?.pixelHeight == mode.rows)
    #expect(abs(screen.viewing.diagonal.inches - Double(inches)) < 0.01)
    #expect(abs(screen.viewing.distance.feet - 10) < 0.01)
  }
}
