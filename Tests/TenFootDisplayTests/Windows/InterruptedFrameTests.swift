import Foundation
import TenFoot
import Testing

@testable import TenFootDisplay

/// Does something once, when it is read.
@MainActor
private final class Tripwire {
  var action: (() -> Void)?

  func trip() {
    let action = action
    self.action = nil
    action?()
  }
}

/// Takes frames and does something at the same time.
@MainActor
private final class TrippingSink: FrameSink {
  let wire = Tripwire()
  private(set) var frames: [Frame] = []

  func receive(_ frame: Frame, done: @escaping @MainActor @Sendable () -> Void) {
    wire.trip()
    frames.append(frame)
    done()
  }
}

/// A screen that goes while its frame is being made.
@MainActor
struct InterruptedFrameTests {
  private let tv = Room.tv.key

  /// What may happen to a screen in between.
  enum Interruption: CaseIterable {
    case disconnect, blink, mode, sleep

    @MainActor func happen(in room: Room) {
      switch self {
      case .disconnect: try? room.center.disconnect(Room.tv.key)
      case .blink:
        try? room.center.disconnect(Room.tv.key)
        try? room.center.connect(Room.tv)
      case .mode: try? room.center.setMode(.hd720, of: Room.tv.key)
      case .sleep: try? room.center.sleep(Room.tv.key)
      }
    }
  }

  @Test(arguments: Interruption.allCases, [ScreenTiming.immediate, .television])
  func `what happens while a view is read ends that frame`(
    _ interruption: Interruption, _ timing: ScreenTiming
  ) throws {
    let room = try Room(timing: timing)
    let wire = Tripwire()
    try room.connect()
    let window = Window(frame: .zero, screen: try #require(room.center[tv]))
    window.rootViewController = ProbeController(picture: .empty) { wire.trip() }
    window.isHidden = false
    room.clock.advance(by: .seconds(1))
    room.television.removeAll()
    let before = room.log.count
    wire.action = { interruption.happen(in: room) }
    window.setNeedsDisplay()
    room.clock.advance(by: .milliseconds(17))
    // The next frame, if there is one, is not the one that was interrupted.
    #expect(room.television.frames.allSatisfy { $0.isFull && $0.isCurrent })
    #expect(wire.action == nil)
    #expect(!room.log.dropFirst(before).contains { $0.hasPrefix("first frame living-room#2") })
    room.clock.advance(by: .seconds(1))
    let state = room.center[tv]?.state
    #expect(
      room.television.frames.allSatisfy {
        $0.screen == state?.id && $0.mode == state?.currentMode
      })
  }

  @Test(arguments: Interruption.allCases)
  func `what happens while one sink is given a frame keeps it from the next`(
    _ interruption: Interruption
  ) throws {
    let room = try Room()
    let (first, second) = (TrippingSink(), TrippingSink())
    try room.connect()
    let session = DisplaySession(
      center: room.center, controller: ProbeController.counting(Counter()))
    room.center.addSink(first, to: tv)
    room.center.addSink(second, to: tv)
    room.clock.advance(by: .seconds(1))
    let count = second.frames.count
    first.wire.action = { interruption.happen(in: room) }
    session.window?.setNeedsDisplay()
    room.clock.advance(by: .milliseconds(17))
    #expect(second.frames.dropFirst(count).allSatisfy { $0.isFull })
    #expect(first.frames.filter(\.isCurrent).count == second.frames.filter(\.isCurrent).count)
  }

  @Test func `a screen that goes while a hook is told of it, or of another, is not told twice`()
    throws
  {
    let room = try Room()
    let session = DisplaySession(
      center: room.center, controller: ProbeController.counting(Counter()))
    session.onChange = { [center = room.center] _, new in
      if new == .live { try? center.disconnect(Room.tv.key) }
    }
    try room.connect()
    #expect(session.state == .disconnected(since: .zero, reason: .unplugged))
    #expect(
      room.log == [
        "connected living-room#2", "mode settled living-room#2 1920x1080@60",
        "view attached living-room#2", "disconnected living-room#2 (unplugged)",
        "view detached living-room#2",
      ])
  }

  @Test func `a screen that goes while its connection is told of is connected no more`() throws {
    let room = try Room()
    let token = room.notifications.addObserver(
      forName: Screen.didConnectNotification, object: nil, queue: nil
    ) { [center = room.center] _ in
      MainActor.assumeIsolated { try? center.disconnect(Room.tv.key) }
    }
    let session = DisplaySession(
      center: room.center, controller: ProbeController.counting(Counter()))
    try room.connect()
    #expect(session.state == .waiting)
    #expect(room.center[tv] == nil)
    #expect(room.television.frames.isEmpty)
    room.notifications.removeObserver(token)
  }

  @Test func `closing a gate waits for what is being shown, and nothing is shown after it`() async {
    for _ in 0..<200 {
      let gate = FrameGate()
      let shown = ShownLog()
      let presenter = Task.detached {
        for _ in 0..<50 {
          _ = gate.whileOpen {
            shown.begin(); shown.end()
          }
        }
      }
      gate.close()
      #expect(shown.isWhole)
      let count = shown.count
      await presenter.value
      #expect(shown.count == count)
    }
  }
}

/// What was shown; written under a gate's lock and read when that is closed.
private final class ShownLog: @unchecked Sendable {
  private var begun = 0
  private(set) var count = 0

  func begin() { begun += 1 }
  func end() { count += 1 }
  var isWhole: Bool { begun == count }
}
