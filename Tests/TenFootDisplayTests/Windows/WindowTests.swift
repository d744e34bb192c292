import Foundation
import TenFoot
import Testing

@testable import TenFootDisplay

@MainActor
struct WindowTests {
  private let tv = Room.tv.key

  @Test func `a window draws once when it is shown, and then only when what it read changes`()
    throws
  {
    let room = try Room()
    try room.connect()
    let model = Counter()
    let window = room.window(reading: model, on: try #require(room.center[tv]))
    room.clock.advance(by: .seconds(1))
    let shown = room.television.frames.filter { $0.content == .view }.count
    #expect(shown == 1)
    room.clock.advance(by: .seconds(3600))
    model.other += 1
    room.clock.advance(by: .seconds(1))
    #expect(room.television.frames.filter { $0.content == .view }.count == 1)
    model.value += 1
    room.clock.advance(by: .seconds(1))
    #expect(room.television.frames.filter { $0.content == .view }.count == 2)
    withExtendedLifetime(window) {}
  }

  @Test func `a hundred changes within one refresh are one frame`() throws {
    let room = try Room()
    try room.connect()
    let model = Counter()
    let window = room.window(reading: model, on: try #require(room.center[tv]))
    room.clock.advance(by: .seconds(1))
    room.television.removeAll()
    for _ in 0..<100 { model.value += 1 }
    room.clock.advance(by: .seconds(1))
    #expect(room.television.frames.count == 1)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [(ScreenMode.fullHD, 60), (.fullHDAt30, 30), (.fullHDAt50, 50)])
  func `a model that changes all the time is drawn once per refresh`(
    _ mode: ScreenMode, _ frames: Int
  ) throws {
    let room = try Room()
    try room.connect()
    try room.center.setMode(mode, of: tv)
    let model = Counter()
    let window = room.window(reading: model, on: try #require(room.center[tv]))
    room.clock.advance(by: .seconds(1))
    room.television.removeAll()
    for _ in 0..<1000 {
      model.value += 1
      room.clock.advance(by: .milliseconds(1))
    }
    #expect(abs(room.television.frames.count - frames) <= 1)
    let times = room.television.frames.map(\.time)
    #expect(
      zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= mode.rate.period - .nanoseconds(1) })
    withExtendedLifetime(window) {}
  }

  @Test func `frames carry screen, generation, number, time and mode`() throws {
    let room = try Room()
    try room.connect()
    let model = Counter()
    let window = room.window(reading: model, on: try #require(room.center[tv]))
    room.clock.advance(by: .seconds(1))
    model.value += 1
    room.clock.advance(by: .seconds(1))
    let frame = try #require(room.television.frames.last)
    #expect(frame.screen == ScreenID(key: "living-room", generation: 2))
    #expect(frame.number == room.television.frames.count)
    #expect(frame.mode == .fullHD)
    #expect(!frame.isFull)
    // A change at 2 s is drawn at the next refresh of 60 in a second.
    #expect(frame.time > .seconds(2) && frame.time < .seconds(2) + .milliseconds(17))
    withExtendedLifetime(window) {}
  }

  @Test func `a hidden window draws nothing, and the phone is mirrored`() throws {
    let room = try Room()
    try room.connect()
    let phoneModel = Counter()
    let phone = room.window(reading: phoneModel, on: room.center.main)
    let model = Counter()
    let window = Window(frame: .zero, screen: try #require(room.center[tv]))
    #expect(window.isHidden)
    window.rootViewController = ProbeController.counting(model)
    room.clock.advance(by: .seconds(1))
    #expect(model.readCount == 0)
    #expect(room.television.frames.last?.content == .mirror)
    #expect(room.center[tv]?.mirrored === room.center.main)
    window.makeKeyAndVisible()
    room.clock.advance(by: .seconds(1))
    #expect(room.television.frames.last?.content == .view)
    #expect(room.center[tv]?.mirrored == nil)
    window.isHidden = true
    room.clock.advance(by: .seconds(1))
    #expect(room.television.frames.last?.content == .mirror)
    withExtendedLifetime(phone) {}
  }

  @Test func `a window that was let go of holds no screen`() throws {
    let room = try Room()
    try room.connect()
    let screen = try #require(room.center[tv])
    var window: Window? = room.window(reading: Counter(), on: screen)
    #expect(window?.isAttached == true)
    window = nil
    let other = room.window(reading: Counter(), on: screen)
    #expect(other.isAttached)
    #expect(!room.log.contains { $0.hasPrefix("owner displaced") })
  }

  @Test func `a window made for a scene fills the scene's screen`() throws {
    let room = try Room()
    try room.connect()
    let scene = try #require(room.center[tv]?.scene)
    #expect(scene.role == .windowExternalDisplayNonInteractive)
    #expect(room.center.main.scene?.role == .windowApplication)
    #expect(room.center.connectedScenes.map(\.screen.key) == ["phone", tv])
    let window = Window(windowScene: scene)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 1920, height: 1080))
    #expect(window.screen === scene.screen)
    #expect(scene.windows.count == 1)
  }

  @Test func `a slow sink drops frames, says so, and delays nobody`() throws {
    let room = try Room()
    let slow = MemorySink(clock: room.clock)
    slow.effort = .milliseconds(500)
    room.center.addSink(slow, to: tv)
    try room.connect()
    let model = Counter()
    let window = room.window(reading: model, on: try #require(room.center[tv]))
    for _ in 0..<200 {
      model.value += 1
      room.clock.advance(by: .milliseconds(20))
    }
    let deliveries = room.center.deliveries(to: tv)
    #expect(deliveries[0].dropped == 0)
    #expect(deliveries[0].delivered > 195)
    // Four seconds at two frames a second.
    #expect((8...11).contains(deliveries[1].delivered))
    #expect(deliveries[1].dropped + deliveries[1].delivered >= deliveries[0].delivered - 1)
    #expect(room.center[tv]?.state.degradations == [.slowConsumer])
    // The newest frame is the one that waited.
    slow.effort = .zero
    room.clock.advance(by: .seconds(10))
    #expect(slow.frames.last?.number == room.television.frames.last?.number)
    #expect(room.center[tv]?.state.degradations == [])
    withExtendedLifetime(window) {}
  }

  @Test func `views in windows find what a catalog names`() throws {
    let catalog = try TestCatalog([
      "flag.imageset/Contents.json": Data(#"{"images": [{"filename": "a.png"}]}"#.utf8),
      "flag.imageset/a.png": TestCatalog.png(20, 10, .pureRed),
    ])
    let clock = VirtualClock()
    let center = try ScreenCenter(
      clock: clock, others: [Room.tv], timing: .immediate,
      renderer: FrameRenderer(assets: [catalog.folder]), notificationCenter: NotificationCenter())
    let sink = MemorySink(clock: clock)
    center.addSink(sink, to: tv)
    let window = Window(frame: .zero, screen: try #require(center[tv]))
    window.rootViewController = HostingController(rootView: Image("flag"))
    window.isHidden = false
    clock.advance(by: .seconds(1))
    let frame = try #require(sink.frames.last)
    #expect(frame.composition.findings.map(\.rule).filter { $0.hasPrefix("missing") } == [])
    // Twenty by ten points of red in the middle.
    #expect(try frame.bitmap()[960, 540] == .pureRed)
    withExtendedLifetime(window) {}
  }
}
