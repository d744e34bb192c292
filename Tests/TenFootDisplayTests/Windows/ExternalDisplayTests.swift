import Foundation
import TenFoot
import Testing

@testable import TenFootDisplay

@MainActor
struct ExternalDisplayObserverTests {
  private let den = Room.tv.named("Den")

  @Test func `a screen that is there at launch is found, and its going noticed`() throws {
    let room = try Room(others: [Room.tv])
    let observer = ExternalDisplayObserver(center: room.center)
    #expect(observer.externalScreen === room.center[Room.tv.key])
    try room.disconnect()
    #expect(observer.externalScreen == nil)
  }

  @Test func `of several it is the first for as long as it stays, and again when it returns`()
    throws
  {
    let room = try Room()
    let observer = ExternalDisplayObserver(center: room.center)
    #expect(observer.externalScreen == nil)
    try room.connect()
    try room.center.connect(den)
    #expect(observer.externalScreen?.key == Room.tv.key)
    try room.disconnect()
    #expect(observer.externalScreen?.key == "den")
    try room.connect()
    #expect(observer.externalScreen?.key == "den")
    try room.center.disconnect("den")
    #expect(observer.externalScreen?.key == Room.tv.key)
  }

  @Test func `a view that reads it is drawn anew when it changes`() throws {
    let room = try Room()
    let observer = ExternalDisplayObserver(center: room.center)
    let phone = MemorySink()
    // It would mirror the phone's view, and so read it too.
    room.center.removeSink(room.television, from: Room.tv.key)
    room.center.addSink(phone, to: room.center.main.key)
    room.window = Window(frame: .zero, screen: room.center.main)
    var names: [String] = []
    room.window?.rootViewController = ProbeController(picture: .empty) {
      names.append(observer.externalScreen?.name ?? "none")
    }
    room.window?.isHidden = false
    room.clock.advance(by: .seconds(1))
    try room.connect()
    try room.disconnect()
    #expect(names == ["none", "Living room", "none"])
  }
}

@MainActor
struct ExternalWindowControllerTests {
  @Test func `a view of the same type moves with its window to the next screen`() throws {
    let room = try Room()
    try room.connect()
    try room.center.connect(Room.tv.named("Den"))
    let controller = ExternalWindowController()
    controller.present(Color.red, on: try #require(room.center[Room.tv.key]))
    let window = try #require(controller.window)
    let hosting = window.rootViewController
    controller.present(Color.blue, on: try #require(room.center["den"]))
    #expect(controller.window === window)
    #expect(window.rootViewController === hosting)
    #expect((hosting as? HostingController<Color>)?.rootView == .blue)
    #expect(room.center.registry.content(of: "den") == .view)
    #expect(room.center.registry.content(of: Room.tv.key) == .mirror)
  }

  @Test func `a view of another type takes the place of the one before`() throws {
    let room = try Room()
    try room.connect()
    let screen = try #require(room.center[Room.tv.key])
    let controller = ExternalWindowController()
    controller.present(Color.red, on: screen)
    controller.present(Text("Hello"), on: screen)
    #expect(room.center.liveWindows.count == 1)
    #expect(controller.window?.rootViewController is HostingController<Text>)
    #expect(!room.log.contains { $0.hasPrefix("owner displaced") })
  }

  @Test func `what was dismissed is gone, and the phone is mirrored`() throws {
    let room = try Room()
    try room.connect()
    let controller = ExternalWindowController()
    controller.present(Color.red, on: try #require(room.center[Room.tv.key]))
    weak let hosting = controller.window?.rootViewController
    controller.dismiss()
    #expect(controller.window == nil)
    #expect(hosting == nil)
    #expect(room.center.liveWindows.isEmpty)
    #expect(room.center.registry.content(of: Room.tv.key) == .mirror)
  }
}

@MainActor
struct TelevisionStatusTests {
  @Test func `the phone is told in words how the television falls short, the worst first`() throws {
    let room = try Room()
    let session = room.session()
    #expect(session.televisionStatus == .waiting)
    try room.center.connect(
      ScreenDescription(
        name: "Living room", modes: [],
        overscan: EdgeInsets(top: 0, leading: 0.1, bottom: 0, trailing: 0),
        overscanCompensation: .none))
    #expect(session.televisionStatus == .limited("It doesn't tell its size"))
    try room.disconnect()
    try room.connect()
    #expect(session.televisionStatus == .live)
    try room.center.capture(Room.tv.key)
    #expect(session.televisionStatus == .limited("Its picture is recorded"))
    try room.center.mirror(Room.tv.key)
    #expect(session.televisionStatus == .mirroring(isPaused: true))
    try room.center.sleep(Room.tv.key)
    #expect(session.televisionStatus == .switchedOff(isPaused: true))
    session.end()
    #expect(session.televisionStatus == .ended)
  }
}
