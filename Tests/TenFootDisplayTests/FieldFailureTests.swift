import Foundation
import TenFoot
import Testing

@testable import TenFootDisplay

/// What went wrong with televisions in other people's apps, and doesn't here.
@MainActor
struct FieldFailureTests {
  private let tv = Room.tv.key

  private func contents(_ room: Room) -> ScreenContent { room.center.registry.content(of: tv) }

  // libsdl-org/SDL 16161
  @Test func `a window without content doesn't end mirroring, and its end brings it back`() throws {
    let room = try Room()
    try room.connect()
    let window = Window(frame: .zero, screen: try #require(room.center[tv]))
    window.isHidden = false
    #expect(contents(room) == .mirror)
    window.rootViewController = ProbeController.counting(Counter())
    #expect(contents(room) == .view)
    window.rootViewController = nil
    #expect(contents(room) == .mirror)
  }

  // Apple developer forum 745553
  @Test func `an app without a view for the television gets a mirrored phone`() throws {
    let room = try Room()
    let phone = room.window(reading: Counter(), on: room.center.main)
    try room.connect()
    #expect(room.television.frames.last?.content == .mirror)
    withExtendedLifetime(phone) {}
  }

  // kitknox/rootshell 280
  @Test func `an app that registers nothing for scenes is not asked to, and the set isn't black`()
    throws
  {
    let room = try Room()
    try room.connect()
    #expect(room.center.sceneDelegate == nil)
    #expect(room.center.connectedScenes.count == 2)
    let picture = try #require(room.television.frames.last).bitmap()
    #expect(picture[9, 9] != Bitmap.Pixel(red: 0, green: 0, blue: 0))
  }

  // emkey1/ish-AOK 540
  @Test func `content made in the phone's shape takes the television's`() throws {
    let room = try Room()
    try room.connect()
    let window = Window(frame: room.center.main.bounds, screen: room.center.main)
    window.rootViewController = HostingController(rootView: Color.red)
    window.isHidden = false
    window.screen = try #require(room.center[tv])
    room.clock.advance(by: .seconds(1))
    let frame = try #require(room.television.frames.last)
    #expect(frame.composition.layout.canvas.size == CGSize(width: 1920, height: 1080))
  }

  // react-native-external-display 639
  @Test func `the screen-based and the scene-based form don't both drive a screen`() throws {
    let room = try Room()
    try room.connect()
    let screen = try #require(room.center[tv])
    let old = room.window(reading: Counter(), on: screen)
    let new = Window(windowScene: try #require(screen.scene))
    new.rootViewController = ProbeController.counting(Counter())
    new.isHidden = false
    #expect(!old.isAttached && new.isAttached)
    #expect(room.log.contains("owner displaced living-room#2 window 1 -> window 2"))
  }

  // moonlight-ios PR 411
  @Test func `a frame that was shown before the set went to sleep is stale`() throws {
    let room = try Room()
    let session = room.session()
    try room.connect()
    let frame = try #require(room.television.frames.last)
    #expect(frame.isCurrent)
    try room.center.sleep(tv)
    #expect(!frame.isCurrent)
    try room.center.wake(tv)
    room.clock.advance(by: .seconds(1))
    #expect(room.television.frames.last?.isCurrent == true)
    #expect(!frame.isCurrent)
    withExtendedLifetime(session) {}
  }

  // moonlight-ios PR 411, review
  @Test func `the first frame says on which screen it is`() throws {
    let room = try Room()
    room.center.addSink(MemorySink(), to: "attic")
    try room.center.connect(Room.tv.named("Attic"))
    let session = room.session()
    try room.connect()
    #expect(room.log.contains("first frame attic#2"))
    #expect(!room.log.contains { $0.hasPrefix("first frame living-room") })
    withExtendedLifetime(session) {}
  }

  // blinksh/blink 1028
  @Test func `a set's own modes can be chosen, and a missing one is refused by name`() throws {
    let room = try Room()
    let wide = ScreenDescription(
      name: "Living room", modes: [.wuxga, .uhd], preferredMode: .wuxga)
    try room.center.connect(wide)
    try room.center.setMode(.uhd, of: tv)
    #expect(room.center[tv]?.nativeBounds.size == CGSize(width: 3840, height: 2160))
    #expect(throws: ScreenError.modeNotAvailable(.fullHD, tv, available: [.wuxga, .uhd])) {
      try room.center.setMode(.fullHD, of: tv)
    }
  }

  // Festify/app 53
  @Test(arguments: [ScreenMode.hd720, .fullHD, .uhd])
  func `a view is laid out the same at 720p, 1080p and 2160p`(_ mode: ScreenMode) throws {
    let room = try Room()
    try room.center.connect(ScreenDescription(name: "Living room", modes: [mode]))
    let window = Window(frame: .zero, screen: try #require(room.center[tv]))
    window.rootViewController = HostingController(rootView: Slate.idle("Den"))
    window.isHidden = false
    room.clock.advance(by: .seconds(1))
    let list = try #require(room.television.frames.last).composition.displayList
    #expect(list.size == CGSize(width: 1920, height: 1080))
    #expect(list.scale == CGFloat(mode.pixelHeight) / 1080)
  }

  // silvermine/videojs-chromecast 170, react-native-googlecast-v3 PR 2
  @Test func `an app that starts anew finds the television that is there`() throws {
    let room = try Room(others: [Room.tv])
    let model = Counter()
    for _ in 0..<3 {
      let session = room.session(model)
      #expect(session.state == .live)
      #expect(ExternalDisplayObserver(center: room.center).externalScreen?.key == tv)
      session.end()
    }
  }

  // openFrameworks PR 4457
  @Test func `a television at launch and one that comes later end the same`() throws {
    let early = try Room(others: [Room.tv])
    let first = early.session()
    early.clock.advance(by: .seconds(1))
    let late = try Room()
    let second = late.session()
    try late.connect()
    #expect(first.state == second.state)
    #expect(early.television.frames.last?.content == late.television.frames.last?.content)
    #expect(early.television.frames.last?.content == .view)
  }

  // Apple developer forum 787154
  @Test func `a ghost that comes and goes for an hour, each time as another, is seen a few times`()
    throws
  {
    let room = try Room(timing: .television)
    let session = room.session()
    try room.connect()
    room.clock.advance(by: .seconds(5))
    for number in 0..<1800 {
      let ghost = Room.tv.named("Ghost \(number)")
      try room.center.connect(ghost)
      room.clock.advance(by: .seconds(1))
      try room.center.disconnect(ghost.key)
      room.clock.advance(by: .seconds(1))
    }
    let seen = room.log.count { $0.hasPrefix("connected ghost") }
    #expect(seen <= 6)
    #expect(session.state == .live)
    #expect(room.center.registry.slots.count < 20)
  }

  // Apple developer forum 787154
  @Test func `a set that flaps for a minute is held back, and is there after two quiet seconds`()
    throws
  {
    let room = try Room(timing: .television)
    let session = room.session()
    try room.connect()
    for _ in 0..<60 {
      try room.center.disconnect(tv)
      room.clock.advance(by: .milliseconds(500))
      try room.center.connect(Room.tv)
      room.clock.advance(by: .milliseconds(500))
    }
    #expect(room.log.count { $0.hasPrefix("connected") } <= 6)
    #expect(room.log.count { $0.hasPrefix("unstable") } == 1)
    room.clock.advance(by: .seconds(2))
    #expect(session.state == .live)
  }

  // iina 3715
  @Test func `a window that moves to the phone takes the phone's size`() throws {
    let room = try Room()
    try room.connect()
    let screen = try #require(room.center[tv])
    let window = room.window(reading: Counter(), on: screen)
    window.screen = room.center.main
    #expect(window.frame == room.center.main.bounds)
    #expect(contents(room) == .mirror)
  }

  // OpenEmu 2434
  @Test func `a change of mode takes what lies over the view along`() throws {
    let room = try Room()
    let session = DisplaySession(center: room.center) {
      Color.blue.overlay(alignment: .bottomTrailing) { Color.red.frame(width: 300, height: 300) }
        .ignoresSafeArea()
    }
    try room.connect()
    try room.center.setMode(.hd720, of: tv)
    room.clock.advance(by: .seconds(1))
    let picture = try #require(room.television.frames.last).bitmap()
    #expect((picture.width, picture.height) == (1280, 720))
    // 300 points are 200 pixels.
    #expect(picture[1279, 719].red > 200)
    #expect(picture[1081, 521].red > 200)
    #expect(picture[1078, 521].blue > 200)
    withExtendedLifetime(session) {}
  }

  // BetterDisplay 551
  @Test func `after a change of mode the next frame is whole and of the new size`() throws {
    let room = try Room()
    let model = Counter()
    let session = room.session(model)
    try room.connect()
    let before = try #require(room.television.frames.last)
    try room.center.setMode(.hd720, of: tv)
    #expect(!before.isCurrent)
    room.clock.advance(by: .seconds(1))
    let after = try #require(room.television.frames.last)
    #expect(after.isFull && after.mode == .hd720)
    #expect(after.contentPixels == CGRect(x: 0, y: 0, width: 1280, height: 720))
    #expect(room.log.count { $0.hasPrefix("mode changed") } == 1)
    withExtendedLifetime(session) {}
  }

  // videolan/vlc-ios PR 104
  @Test(arguments: KnownScreens.all)
  func `every kind of screen gets the view by the same way`(_ screen: ScreenDescription) throws {
    let room = try Room()
    room.center.addSink(room.television, to: screen.key)
    let session = room.session()
    try room.center.connect(screen)
    room.clock.advance(by: .seconds(1))
    #expect(room.television.frames.last?.content == .view)
    #expect(session.state.isSeen)
  }

  // videojs 6999, NuvioMobile 670
  @Test func `what lies over a view is on the television with it`() throws {
    let room = try Room()
    try room.connect()
    let window = Window(frame: .zero, screen: try #require(room.center[tv]))
    window.rootViewController = HostingController(
      rootView: Color.blue.overlay { Color.red.frame(width: 200, height: 200) })
    window.isHidden = false
    room.clock.advance(by: .seconds(1))
    let picture = try #require(room.television.frames.last).bitmap()
    #expect(picture[960, 540].red > 200)
    #expect(picture[100, 100].blue > 200)
  }

  // SRGSSR/srgletterbox-apple 207
  @Test func `a set that can't keep up is degraded, and recovers by itself`() throws {
    let room = try Room()
    let model = Counter()
    let session = room.session(model)
    try room.connect()
    room.television.effort = .seconds(1)
    for _ in 0..<100 {
      model.value += 1
      room.clock.advance(by: .milliseconds(50))
    }
    #expect(session.state == .degraded(.slowConsumer))
    #expect(!session.clock.isPaused)
    room.television.effort = .zero
    room.clock.advance(by: .seconds(10))
    #expect(session.state == .live)
  }

  // fliks 624
  @Test func `a link that is lost for 200 ms is nothing that a session notices`() throws {
    let room = try Room(timing: .television)
    let model = Counter()
    let session = room.session(model)
    try room.connect()
    var changes = 0
    session.onChange = { _, _ in changes += 1 }
    let before = session.clock.now
    try room.center.disconnect(tv, reason: .outOfRange)
    room.clock.advance(by: .milliseconds(200))
    try room.center.connect(Room.tv)
    room.clock.advance(by: .seconds(1))
    #expect(changes == 0)
    #expect(session.clock.now == before + .milliseconds(1200))
    let frame = try #require(room.television.frames.last)
    #expect(frame.isFull && frame.screen.generation == 3)
  }

  // CastCompanionLibrary-android 212, 279
  @Test func `a network that returns brings the television back, without anybody asking`() throws {
    let room = try Room()
    let session = room.session()
    var networkWorks = false
    session.hooks.reconnect = { [center = room.center] _, _ in
      if networkWorks { try? center.connect(Room.tv) }
    }
    try room.connect()
    try room.disconnect(.outOfRange)
    room.clock.advance(by: .seconds(120))
    #expect(!session.state.isSeen)
    networkWorks = true
    room.clock.advance(by: .seconds(30))
    #expect(session.state == .live)
  }

  // mafintosh/chromecasts PR 15
  @Test func `a television that returns shows the same view, without anybody asking`() throws {
    let room = try Room()
    let model = Counter()
    let session = room.session(model)
    try room.connect()
    let view = session.window?.rootViewController
    try room.disconnect(.outOfRange)
    model.value = 7
    try room.connect()
    #expect(session.window?.rootViewController === view)
    #expect(session.state == .live)
    #expect(room.television.frames.last?.content == .view)
  }

  // ARMSX2 PR 591
  @Test func `a thousand connections make one window`() throws {
    let room = try Room()
    let session = room.session()
    var mostWindows = 0
    for _ in 0..<1000 {
      try room.center.connect(Room.tv)
      room.clock.advance(by: .seconds(3))
      #expect(session.window != nil)
      // All that anybody holds, also what nobody meant to.
      mostWindows = max(mostWindows, room.center.liveWindows.count)
      try room.center.disconnect(tv)
      room.clock.advance(by: .seconds(3))
      mostWindows = max(mostWindows, room.center.liveWindows.count)
    }
    #expect(mostWindows == 1)
  }
}
