import Observation
import Synchronization
import TenFoot
import Testing

@testable import TenFootDisplay

/// A model that is changed on whatever thread.
@Observable
private final class Anywhere: Sendable {
  private let number = Mutex(0)

  var value: Int {
    get {
      access(keyPath: \.value)
      return number.withLock { $0 }
    }
    set { withMutation(keyPath: \.value) { number.withLock { $0 = newValue } } }
  }
}

/// Shows the model's number.
private struct Number: View {
  let model: Anywhere

  var body: some View { Text(verbatim: "\(model.value)") }
}

/// What comes from other threads than the main one.
@MainActor
struct OnMainTests {
  @Test
  func `a model that changes on another thread is drawn, by the main one`() async throws {
    let room = try Room()
    let model = Anywhere()
    let session = DisplaySession(center: room.center) { Number(model: model) }
    try room.connect()
    room.television.removeAll()
    await Task.detached { model.value = 7 }.value
    for _ in 0..<1000 where room.television.frames.isEmpty {
      await Task.yield()
      room.clock.advance(by: .milliseconds(20))
    }
    let runs = room.television.frames.last?.composition.layout.nodes.texts.flatMap(\.text.runs)
    #expect(runs?.map(\.text) == ["7"])
    withExtendedLifetime(session) {}
  }

  @Test
  func `a window that another thread lets go of leaves its screen`() async throws {
    let room = try Room()
    try room.connect()
    let screen = try #require(room.center[Room.tv.key])
    let window = Mutex<Window?>(room.window(reading: Counter(), on: screen))
    #expect(room.center.registry.content(of: Room.tv.key) == .view)
    await letGo(of: window)
    for _ in 0..<1000 where room.center.registry.content(of: Room.tv.key) == .view {
      await Task.yield()
    }
    #expect(room.center.liveWindows.isEmpty)
    #expect(room.log.last == "view detached living-room#2")
  }

  /// Drops the last reference on a thread of the pool.
  private nonisolated func letGo(of window: borrowing Mutex<Window?>) async {
    await Task.yield()
    window.withLock { $0 = nil }
  }

  @Test func `what is on the main actor already is done at once, and nothing waits`() {
    let model = Counter()
    OnMain.run { model.value = 1 }
    #expect(model.value == 1)
  }
}
