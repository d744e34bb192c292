import TenFoot
import Testing

@testable import TenFootDisplay

/// A sink that is done with its frames when somebody says so.
@MainActor
private final class HeldSink: FrameSink {
  private(set) var frames: [Frame] = []
  private var waiting: [@MainActor @Sendable () -> Void] = []

  /// How many frames it is at work on.
  var atWork: Int { waiting.count }

  func receive(_ frame: Frame, done: @escaping @MainActor @Sendable () -> Void) {
    frames.append(frame)
    waiting.append(done)
  }

  func finish() {
    let done = waiting
    waiting = []
    for call in done { call() }
  }
}

@MainActor struct BusySinkTests {
  private let room: Room
  private let model = Counter()
  private let sink = HeldSink()
  private let tv = Room.tv.key

  /// A television whose sink is at work on its first frame.
  init() throws {
    room = try Room(timing: .television)
    try room.connect()
    try show()
    room.center.addSink(sink, to: tv)
    room.clock.advance(by: .seconds(1))
    try #require(sink.frames.count == 1)
  }

  private func show() throws {
    room.window = room.window(reading: model, on: try #require(room.center[tv]))
  }

  @Test func `after a blink that nobody is told of the newest picture is shown`() throws {
    model.value += 1
    room.clock.advance(by: .milliseconds(100))
    let told = room.log.count
    try room.center.sleep(tv)
    room.clock.advance(by: .milliseconds(100))
    try room.center.wake(tv)
    room.clock.advance(by: .seconds(1))
    #expect(room.log.count == told)
    sink.finish()
    #expect(sink.frames.count == 2)
    #expect(sink.frames.last?.isCurrent == true && sink.frames.last?.isFull == true)
  }

  @Test func `a sink is at work on one frame, also when its screen comes back meanwhile`() throws {
    try room.disconnect()
    try room.connect()
    try show()
    room.clock.advance(by: .seconds(1))
    #expect(sink.atWork == 1 && sink.frames.count == 1)
    sink.finish()
    #expect(sink.atWork == 1 && sink.frames.count == 2)
    #expect(sink.frames[1].screen.generation > sink.frames[0].screen.generation)
    #expect(sink.frames[1].isCurrent)
  }

  @Test func `what a busy sink misses of a new mode it gets with the next frame`() throws {
    try room.center.setMode(.hd720, of: tv)
    room.clock.advance(by: .seconds(1))
    model.value += 1
    room.clock.advance(by: .seconds(1))
    sink.finish()
    #expect(sink.frames.last?.mode == .hd720)
    #expect(sink.frames.last?.isFull == true)
  }

  @Test func `a sink that is taken away gets no frame that waited`() throws {
    model.value += 1
    room.clock.advance(by: .seconds(1))
    room.center.removeSink(sink, from: tv)
    sink.finish()
    #expect(sink.frames.count == 1)
  }
}
