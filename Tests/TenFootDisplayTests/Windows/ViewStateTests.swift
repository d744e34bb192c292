import Foundation
import Observation
import TenFoot
import Testing

@testable import TenFootDisplay

/// Counts what a view does beside being drawn.
@MainActor @Observable
private final class Diary {
  var flag = true
  var note = 0
  @ObservationIgnored var appeared = 0
  @ObservationIgnored var left = 0
  @ObservationIgnored var bodies = 0
  @ObservationIgnored var endedTasks = 0
  @ObservationIgnored var step: (() -> Void)?
}

/// Remembers how often it was told to step.
private struct Stepper: View {
  let diary: Diary
  @State private var count = 0

  var body: some View {
    diary.bodies += 1
    diary.step = { count += 1 }
    return Color.red.frame(width: CGFloat(100 + count), height: 100)
      .onAppear { diary.appeared += 1 }
      .onDisappear { diary.left += 1 }
      .task {
        try? await Task.sleep(for: .seconds(600))
        diary.endedTasks += 1
      }
  }
}

/// Reads a note only while a flag is up.
private struct Reader: View {
  let diary: Diary

  var body: some View {
    diary.bodies += 1
    return Color(white: diary.flag ? Double(diary.note % 2) : 0.5)
  }
}

@MainActor
struct ViewStateTests {
  private let diary = Diary()

  private func stepperWidth(_ room: Room) -> CGFloat? {
    let frames = room.television.frames.last?.composition.layout.frames ?? []
    return frames.first { $0.height == 100 }?.width
  }

  private func show(_ view: some View, in room: Room) throws -> Window {
    try room.connect()
    let window = Window(frame: .zero, screen: try #require(room.center[Room.tv.key]))
    window.rootViewController = HostingController(rootView: view)
    window.isHidden = false
    room.clock.advance(by: .seconds(1))
    return window
  }

  @Test func `a view's own state is kept from frame to frame, and its change is a frame`() throws {
    let room = try Room()
    let window = try show(Stepper(diary: diary), in: room)
    #expect(stepperWidth(room) == 100)
    let count = room.television.frames.count
    diary.step?()
    room.clock.advance(by: .seconds(1))
    #expect(stepperWidth(room) == 101)
    #expect(room.television.frames.count == count + 1)
    withExtendedLifetime(window) {}
  }

  @Test func `a view's own state outlives its screen, and nothing of it runs twice`() throws {
    let room = try Room()
    let session = DisplaySession(center: room.center) { Stepper(diary: diary) }
    try room.connect()
    diary.step?()
    room.clock.advance(by: .seconds(1))
    for _ in 0..<3 {
      try room.disconnect()
      try room.connect()
    }
    #expect(stepperWidth(room) == 101)
    #expect(diary.appeared == 1)
    #expect(diary.left == 0)
    withExtendedLifetime(session) {}
  }

  @Test func `a session that ends says good-bye to its view and ends its tasks`() async throws {
    let room = try Room()
    let session = DisplaySession(center: room.center) { Stepper(diary: diary) }
    try room.connect()
    session.end()
    #expect(diary.left == 1)
    for _ in 0..<100 where diary.endedTasks == 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(diary.endedTasks == 1)
  }

  @Test func `a view that is shown again appears again, with what it remembered`() throws {
    let room = try Room()
    let window = try show(Stepper(diary: diary), in: room)
    diary.step?()
    let controller = window.rootViewController
    window.rootViewController = nil
    room.clock.advance(by: .seconds(1))
    #expect(diary.left == 1)
    window.rootViewController = controller
    room.clock.advance(by: .seconds(1))
    #expect(diary.appeared == 2)
    #expect(stepperWidth(room) == 101)
  }

  @Test func `what only an older frame read is of no interest any more`() throws {
    let room = try Room()
    let window = try show(Reader(diary: diary), in: room)
    diary.flag = false
    room.clock.advance(by: .seconds(1))
    // Drawn for another reason, in between: now only the flag was read.
    window.setNeedsDisplay()
    room.clock.advance(by: .seconds(1))
    let bodies = diary.bodies
    diary.note += 1
    room.clock.advance(by: .seconds(1))
    #expect(diary.bodies == bodies)
    diary.flag = true
    room.clock.advance(by: .seconds(1))
    #expect(diary.bodies == bodies + 1)
  }

  @Test func `state that changes on the phone is on a mirroring television too`() throws {
    let room = try Room()
    let phone = Window(frame: .zero, screen: room.center.main)
    phone.rootViewController = HostingController(rootView: Stepper(diary: diary))
    phone.isHidden = false
    try room.connect()
    #expect(room.television.frames.last?.content == .mirror)
    #expect(diary.appeared == 1)
    diary.step?()
    room.clock.advance(by: .seconds(1))
    #expect(stepperWidth(room) == 101)
  }

  @Test func `a controller shows its view in one window`() throws {
    let room = try Room()
    let window = try show(Stepper(diary: diary), in: room)
    let controller = try #require(window.rootViewController)
    let other = Window(frame: .zero, screen: room.center.main)
    other.rootViewController = controller
    #expect(window.rootViewController == nil)
    #expect(controller.window === other)
  }
}
