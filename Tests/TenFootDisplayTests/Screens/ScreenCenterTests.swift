import Foundation
import TenFoot
import Testing

@testable import TenFootDisplay

@MainActor
struct ScreenCenterTests {
  private let tv = Room.tv.key

  @Test func `notifications carry the screen, which shows the new state already`() throws {
    let room = try Room()
    var posts: [String] = []
    let names = [
      Screen.didConnectNotification, Screen.didDisconnectNotification,
      Screen.modeDidChangeNotification, Screen.capturedDidChangeNotification,
    ]
    let tokens = names.map { name in
      room.notifications.addObserver(forName: name, object: nil, queue: nil) { note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated {
          guard let screen = note.object as? Screen else { return }
          let mode = screen.currentMode.map { " \($0)" } ?? ""
          let isListed = screen.center?.screens.contains { $0 === screen } ?? false
          posts.append("\(name.rawValue.dropFirst(13)) \(isListed)\(mode) \(screen.isCaptured)")
        }
      }
    }
    try room.connect()
    try room.center.setMode(.hd720, of: tv)
    try room.center.capture(tv)
    try room.disconnect()
    #expect(
      posts == [
        "DidConnect true 1920x1080@60 false", "ModeDidChange true 1280x720@60 false",
        "CapturedDidChange true 1280x720@60 true", "DidDisconnect false 1280x720@60 true",
      ])
    tokens.forEach(room.notifications.removeObserver)
  }

  @Test func `a screen that is there at launch is listed, and nothing is posted`() throws {
    let room = try Room(others: [Room.tv])
    var count = 0
    let token = room.notifications.addObserver(
      forName: Screen.didConnectNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    room.clock.advance(by: .seconds(10))
    #expect(room.center.screens.map(\.key) == ["phone", "living-room"])
    #expect(count == 0)
    #expect(room.log.isEmpty)
    room.notifications.removeObserver(token)
  }

  @Test func `events come as an asynchronous sequence, in order`() async throws {
    let room = try Room()
    let events = room.center.events()
    try room.connect()
    try room.disconnect()
    var found: [String] = []
    for await event in events {
      found.append(event.description)
      if case .disconnected = event { break }
    }
    #expect(found.first == "connected living-room#2")
    #expect(found == Array(room.log.prefix(found.count)))
  }

  @Test func `who begins to read while an event is told reads on from the next`() async throws {
    let room = try Room()
    let latecomer = Latecomer(room.center)
    room.center.add(latecomer)
    try room.connect()
    try room.disconnect()
    let events = try #require(latecomer.events)
    var found: [String] = []
    for await event in events {
      found.append(event.description)
      if case .disconnected = event { break }
    }
    // The first was told to the one who began to read then.
    #expect(room.log.first == "connected living-room#2")
    #expect(found == Array(room.log.dropFirst().prefix(found.count)))
  }

  @Test
  func `nothing is kept for those who have stopped to read events, or never began`() async throws {
    let room = try Room()
    let reader = Task { for await _ in room.center.events() {} }
    _ = room.center.events()
    for _ in 0..<1000 where room.center.streams.count != 1 { await Task.yield() }
    try room.connect()
    #expect(room.center.streams.count == 1)
    reader.cancel()
    await reader.value
    for _ in 0..<1000 where !room.center.streams.isEmpty { await Task.yield() }
    try room.disconnect()
    #expect(room.center.streams.isEmpty)
  }

  @Test func `an event that leads to events is told before them`() throws {
    let room = try Room()
    let session = DisplaySession(
      center: room.center, controller: ProbeController.counting(Counter()))
    try room.connect()
    let attached = try #require(room.log.firstIndex(of: "view attached living-room#2"))
    #expect(room.log[attached - 1].hasPrefix("mode settled"))
    withExtendedLifetime(session) {}
  }

  @Test func `a screen sets its mode as UIKit's does`() throws {
    let room = try Room()
    try room.connect()
    let screen = try #require(room.center[tv])
    screen.currentMode = .hd720
    #expect(screen.currentMode == .hd720)
    screen.currentMode = .uhd
    #expect(screen.currentMode == .hd720)
    #expect(screen.preferredMode == .fullHD)
    #expect(screen.maximumFramesPerSecond == 60)
    #expect(screen.bounds.size == CGSize(width: 1920, height: 1080))
    #expect(screen.nativeBounds.size == CGSize(width: 1280, height: 720))
  }

  @Test func `the default center has the device's own screen`() {
    #expect(Screen.main === Screen.screens.first)
    #expect(Screen.main.name == "Phone")
  }

  @Test func `a thousand cycles leave no object behind`() throws {
    let room = try Room()
    let session = DisplaySession(
      center: room.center, controller: ProbeController.counting(Counter()))
    var screens: [() -> Screen?] = []
    var others: [() -> [AnyObject?]] = []
    for _ in 0..<1000 {
      try room.center.connect(Room.tv)
      room.clock.advance(by: .seconds(6))
      weak let screen = room.center[Room.tv.key]
      weak let scene = screen?.scene
      weak let output = room.center.output(of: Room.tv.key)
      weak let gate = room.television.frames.last?.gate
      #expect(screen != nil && scene != nil && output != nil && gate != nil)
      others.append { [scene, output, gate] }
      screens.append { screen }
      try room.center.disconnect(Room.tv.key)
      room.clock.advance(by: .seconds(6))
      room.television.removeAll()
    }
    #expect(others.allSatisfy { $0().allSatisfy { $0 == nil } })
    #expect(room.center.liveWindows.count == 1)
    // The window keeps the screen that it was on last, as UIKit's does.
    #expect(screens.dropLast().allSatisfy { $0() == nil })
    #expect(room.center.registry.slots.count == 2)
    #expect(room.center.screens.count == 1)
    session.end()
    room.clock.advance(by: .seconds(3600))
    #expect(!room.clock.hasPendingCalls)
    #expect(screens.allSatisfy { $0() == nil })
  }

  @Test func `a session that nobody holds is gone with its window, its view and its clock's calls`()
    throws
  {
    let room = try Room()
    weak var session: DisplaySession?
    weak var window: Window?
    weak var controller: ViewController?
    do {
      let held = DisplaySession(center: room.center) { Color.red }
      try room.connect()
      (session, window, controller) = (held, held.window, held.window?.rootViewController)
      #expect(session != nil && window != nil && controller != nil)
    }
    #expect(session == nil && window == nil && controller == nil)
    #expect(room.center.registry.content(of: tv) == .mirror)
    room.clock.advance(by: .seconds(3600))
    #expect(!room.clock.hasPendingCalls)
  }

  @Test func `a center that nobody holds is gone`() throws {
    weak var center: ScreenCenter?
    do {
      let room = try Room()
      try room.connect()
      center = room.center
    }
    #expect(center == nil)
  }
}

/// Begins to read events when it is told of the first.
@MainActor
private final class Latecomer: ScreenListener {
  private(set) var events: AsyncStream<ScreenEvent>?
  private let center: ScreenCenter

  init(_ center: ScreenCenter) { self.center = center }

  func screens(did event: ScreenEvent) {
    if events == nil { events = center.events() }
  }
}
