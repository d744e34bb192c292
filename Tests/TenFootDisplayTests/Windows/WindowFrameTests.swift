import Foundation
import TenFoot
import Testing

@testable import TenFootDisplay

@MainActor
struct WindowFrameTests {
  /// A red window of a frame on a set with overscan, and what the set then shows.
  private func picture(
    _ frame: CGRect, mode: ScreenMode = .hd720, overscan: EdgeInsets = EdgeInsets(),
    _ compensation: OverscanCompensation = .scale
  ) throws -> Bitmap {
    let room = try Room()
    try room.center.connect(
      ScreenDescription(
        name: "Living room", modes: [mode], overscan: overscan, overscanCompensation: compensation))
    let window = Window(frame: frame, screen: try #require(room.center[Room.tv.key]))
    window.rootViewController = HostingController(rootView: Color.red.ignoresSafeArea())
    window.isHidden = false
    room.clock.advance(by: .seconds(1))
    return try #require(room.television.frames.last).bitmap()
  }

  /// The part of a picture that is red, found by going along its middle lines.
  private func redPart(_ picture: Bitmap, at point: (x: Int, y: Int)) -> CGRect {
    let columns = (0..<picture.width).filter { picture[$0, point.y].red > 200 }
    let rows = (0..<picture.height).filter { picture[point.x, $0].red > 200 }
    guard let left = columns.first, let top = rows.first else { return .zero }
    return CGRect(x: left, y: top, width: columns.count, height: rows.count)
  }

  @Test func `a window smaller than its screen has black around it`() throws {
    // 720p has two pixels for each three points.
    let picture = try picture(CGRect(x: 300, y: 150, width: 600, height: 300))
    #expect(
      redPart(picture, at: (400, 200)) == CGRect(x: 200, y: 100, width: 400, height: 200))
    #expect(picture[10, 10] == Bitmap.Pixel(red: 0, green: 0, blue: 0))
  }

  @Test func `a window that reaches over an edge is cut off there`() throws {
    let picture = try picture(CGRect(x: 1500, y: -300, width: 1920, height: 1080))
    #expect(redPart(picture, at: (1100, 100)) == CGRect(x: 1000, y: 0, width: 280, height: 520))
  }

  @Test(arguments: [
    CGRect.zero, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
    CGRect(x: 1e300, y: 0, width: 10, height: 10), .null, .infinite,
  ])
  func `a frame that is none is the whole screen`(_ frame: CGRect) throws {
    let picture = try picture(frame)
    #expect(redPart(picture, at: (640, 360)) == CGRect(x: 0, y: 0, width: 1280, height: 720))
  }

  @Test func `a window beyond its screen shows nothing and harms nothing`() throws {
    let picture = try picture(CGRect(x: 90_000, y: 90_000, width: 600, height: 300))
    #expect(redPart(picture, at: (640, 360)) == .zero)
  }

  @Test func `unequal overscan is left out edge by edge`() throws {
    // 5 % of 1280 columns, 10 % of 720 rows, nothing, 2.5 %.
    let overscan = EdgeInsets(top: 0.1, leading: 0.05, bottom: 0, trailing: 0.025)
    let inset = try picture(.zero, overscan: overscan, .insetBounds)
    #expect(
      redPart(inset, at: (640, 360)) == CGRect(x: 64, y: 72, width: 1280 - 64 - 32, height: 648))
    // Scaled as a whole: 648 of 720 rows, so 1152 of 1280 columns, in the middle of 64 to 1248.
    let scaled = try picture(.zero, overscan: overscan, .scale)
    #expect(
      redPart(scaled, at: (640, 360)) == CGRect(x: 80, y: 72, width: 1152, height: 648))
    let whole = try picture(.zero, overscan: overscan, .none)
    #expect(redPart(whole, at: (640, 360)) == CGRect(x: 0, y: 0, width: 1280, height: 720))
  }

  @Test func `a small window on a set that cuts its edges is moved and scaled with the rest`()
    throws
  {
    let overscan = EdgeInsets(top: 0.05, leading: 0.05, bottom: 0.05, trailing: 0.05)
    let picture = try picture(
      CGRect(x: 960, y: 540, width: 200, height: 100), mode: .fullHD, overscan: overscan)
    #expect(redPart(picture, at: (1000, 560)) == CGRect(x: 960, y: 540, width: 180, height: 90))
  }

  @Test func `a frame that moves is drawn anew as a whole, in one frame`() throws {
    let room = try Room()
    try room.connect()
    let window = room.window(reading: Counter(), on: try #require(room.center[Room.tv.key]))
    room.clock.advance(by: .seconds(1))
    room.television.removeAll()
    window.frame = CGRect(x: 0, y: 0, width: 960, height: 540)
    window.frame.origin.x = 480
    room.clock.advance(by: .seconds(1))
    #expect(room.television.frames.map(\.isFull) == [true])
    #expect(
      room.television.frames.first?.contentPixels == CGRect(x: 480, y: 0, width: 960, height: 540))
  }

  @Test func `a window that nobody holds any more shows nothing, at once`() throws {
    let room = try Room()
    try room.connect()
    room.window = room.window(reading: Counter(), on: try #require(room.center[Room.tv.key]))
    room.clock.advance(by: .seconds(1))
    #expect(room.center.registry.content(of: Room.tv.key) == .view)
    room.window = nil
    #expect(room.log.last == "view detached living-room#2")
    #expect(room.center.registry.content(of: Room.tv.key) == .mirror)
    #expect(room.center.liveWindows.isEmpty)
    room.clock.advance(by: .seconds(1))
    #expect(room.television.frames.last?.content == .mirror)
  }
}

/// Makes a window for each scene, as a scene delegate of UIKit does.
@MainActor
private final class SceneKeeper: WindowSceneDelegate {
  var windows: [ObjectIdentifier: Window] = [:]
  var log: [String] = []

  func scene(_ scene: WindowScene, willConnectTo screen: Screen) {
    log.append("connect \(screen.key) \(scene.isConnected)")
    let window = Window(windowScene: scene)
    window.rootViewController = ProbeController.counting(Counter())
    window.isHidden = false
    windows[ObjectIdentifier(scene)] = window
  }

  func sceneDidDisconnect(_ scene: WindowScene) {
    log.append("disconnect \(scene.screen.key) \(scene.isConnected)")
    windows[ObjectIdentifier(scene)] = nil
  }

  func windowScene(_ scene: WindowScene, didUpdate bounds: CGRect) {
    log.append("update \(Int(scene.screen.nativeBounds.width))")
  }
}

@MainActor
struct WindowSceneTests {
  private let tv = Room.tv.key

  @Test func `a scene's delegate makes a window for each connection, and drops it`() throws {
    let room = try Room()
    let keeper = SceneKeeper()
    room.center.sceneDelegate = keeper
    for _ in 0..<2 {
      try room.connect()
      #expect(room.television.frames.last?.content == .view)
      #expect(keeper.windows.count == 1)
      try room.center.setMode(.hd720, of: tv)
      try room.disconnect()
      #expect(keeper.windows.isEmpty)
    }
    let once = ["connect living-room true", "update 1280", "disconnect living-room false"]
    #expect(keeper.log == once + once)
    #expect(room.center.liveWindows.isEmpty)
  }

  @Test func `a scene that is there at launch is told of when somebody asks`() throws {
    let room = try Room(others: [Room.tv])
    let keeper = SceneKeeper()
    room.center.sceneDelegate = keeper
    #expect(keeper.log == ["connect living-room true"])
  }

  @Test func `scenes are posted as screens come and go`() throws {
    let room = try Room()
    var posts: [String] = []
    let names = [WindowScene.willConnectNotification, WindowScene.didDisconnectNotification]
    let tokens = names.map { name in
      room.notifications.addObserver(forName: name, object: nil, queue: nil) { note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated {
          guard let scene = note.object as? WindowScene else { return }
          posts.append("\(name.rawValue) \(scene.screen.key) \(scene.isConnected)")
        }
      }
    }
    try room.connect()
    try room.disconnect()
    #expect(
      posts == [
        "TenFootSceneWillConnect living-room true", "TenFootSceneDidDisconnect living-room false",
      ])
    tokens.forEach(room.notifications.removeObserver)
  }

  @Test func `a scene holds no window`() throws {
    let room = try Room()
    try room.connect()
    let scene = try #require(room.center[tv]?.scene)
    room.window = Window(windowScene: scene)
    #expect(scene.windows.count == 1)
    room.window = nil
    #expect(scene.windows.isEmpty)
  }
}
