import Foundation
import TenFoot
import Testing

@testable import TenFootDisplay

/// What a window shows while nothing but time passes.
@MainActor
struct WindowTimeTests {
  /// Zero on the room's clock.
  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  /// A television that has been there since zero, with a window since the first second.
  private func show(
    _ view: some View, on tv: ScreenDescription = Room.tv
  ) throws -> (Room, Window) {
    let room = try Room()
    try room.center.connect(tv)
    room.clock.advance(to: .seconds(1))
    room.television.removeAll()
    let window = Window(frame: .zero, screen: try #require(room.center[Room.tv.key]))
    window.rootViewController = HostingController(rootView: view)
    window.isHidden = false
    return (room, window)
  }

  private func text(of frame: Frame) -> String {
    frame.composition.layout.nodes.texts.flatMap(\.text.runs).map(\.text).joined()
  }

  @Test func `a countdown goes down with its window's clock, a frame a second, and then rests`()
    throws
  {
    let (room, window) = try show(Text(timerInterval: Self.start...Self.start + 4))
    room.clock.advance(to: .seconds(3600))
    let frames = room.television.frames
    #expect(frames.map { text(of: $0) } == ["0:03", "0:02", "0:01", "0:00"])
    // Sixty refreshes a second since zero: the first after one second, then those on the seconds.
    #expect(
      frames.map(\.time) == [.seconds(61) / 60, .seconds(2), .seconds(3), .seconds(4)])
    withExtendedLifetime(window) {}
  }

  @Test func `a timeline is drawn anew at its schedule's moments, and is told of them`() throws {
    let view = TimelineView(.explicit([2.5, 2.51, 7].map { Self.start + $0 })) { context in
      Text(verbatim: "\(context.date.timeIntervalSince(Self.start))")
    }
    let (room, window) = try show(view)
    room.clock.advance(to: .seconds(60))
    #expect(room.television.frames.map { text(of: $0) } == ["2.5", "2.51", "7.0"])
    // 2.51 s lie between the 150th refresh and the next.
    #expect(room.television.frames.dropFirst().map(\.time) == [.seconds(151) / 60, .seconds(7)])
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [(60, 60), (30, 30), (24, 24)])
  func `an animation is drawn once for each refresh, however fast its schedule is`(
    fastest: Int, count: Int
  ) throws {
    var tv = Room.tv
    tv.maximumFramesPerSecond = fastest
    let (room, window) = try show(
      TimelineView(.animation) { Text(verbatim: "\($0.date.timeIntervalSince(Self.start))") },
      on: tv)
    room.clock.advance(to: .seconds(2))
    #expect(room.television.frames.count == count)
    #expect(Set(room.television.frames.map(\.time)).count == count)
    withExtendedLifetime(window) {}
  }

  @Test func `a model that changes on a timeline's moment makes one frame with it`() throws {
    let model = Counter()
    let (room, window) = try show(
      TimelineView(.periodic(from: Self.start, by: 1)) { context in
        Text(verbatim: "\(model.value) \(context.date.timeIntervalSince(Self.start))")
      })
    // Due at the refresh at 2 s, as the timeline is.
    room.clock.advance(to: .milliseconds(1990))
    model.value = 7
    room.clock.advance(to: .milliseconds(2500))
    #expect(room.television.frames.map { text(of: $0) } == ["0 1.0", "7 2.0"])
    withExtendedLifetime(window) {}
  }

  @Test func `a moment that changes nothing to be seen makes no frame`() throws {
    var made = 0
    let (room, window) = try show(
      TimelineView(.periodic(from: Self.start, by: 1)) { _ -> Text in
        made += 1
        return Text(verbatim: "the same")
      })
    room.clock.advance(to: .milliseconds(9500))
    #expect(made == 9)
    #expect(room.television.frames.count == 1)
    withExtendedLifetime(window) {}
  }

  @Test func `nothing is made for a screen that has gone, or is off; then the time is right`()
    throws
  {
    var made = 0
    let (room, window) = try show(
      TimelineView(.periodic(from: Self.start, by: 1)) { context -> Text in
        made += 1
        return Text(verbatim: "\(context.date.timeIntervalSince(Self.start))")
      })
    room.clock.advance(to: .milliseconds(3500))
    #expect(made == 3)
    try room.center.sleep(Room.tv.key)
    room.clock.advance(to: .milliseconds(20_500))
    #expect(made == 3)
    try room.center.wake(Room.tv.key)
    room.clock.advance(to: .milliseconds(20_900))
    #expect(room.television.frames.last.map { text(of: $0) } == "20.0")
    room.clock.advance(to: .milliseconds(21_500))
    #expect(room.television.frames.last.map { text(of: $0) } == "21.0")
    made = 0
    try room.center.disconnect(Room.tv.key)
    room.clock.advance(to: .seconds(60))
    #expect(made == 0)
    #expect(!room.clock.hasPendingCalls)
    withExtendedLifetime(window) {}
  }

  @Test func `a phone's clock goes on where it is mirrored`() throws {
    let room = try Room()
    let window = Window(frame: .zero, screen: room.center.main)
    window.rootViewController = HostingController(
      rootView: Text(timerInterval: Self.start...Self.start + 3))
    window.isHidden = false
    try room.center.connect(Room.tv)
    room.clock.advance(to: .seconds(10))
    #expect(room.television.frames.map { text(of: $0) } == ["0:03", "0:02", "0:01", "0:00"])
    withExtendedLifetime(window) {}
  }

  @Test func `a window takes the date of its clock`() throws {
    let noon = Date(timeIntervalSinceReferenceDate: 820_454_400)
    let clock = VirtualClock(startingAt: noon)
    let center = ScreenCenter(clock: clock)
    let phone = MemorySink()
    center.addSink(phone, to: center.main.key)
    let window = Window(frame: .zero, screen: center.main)
    window.rootViewController = HostingController(rootView: Text(noon, style: .timer))
    window.isHidden = false
    clock.advance(by: .milliseconds(61_010))
    #expect(phone.frames.last?.composition.layout.canvas.date == noon + 61)
    #expect(phone.frames.last.map { text(of: $0) } == "1:01")
  }
}
