import Foundation
import TenFoot
import Testing

@testable import TenFootDisplay

/// Looks at the world while it is told of it.
@MainActor
private final class Witness: ScreenListener {
  private let center: ScreenCenter
  private(set) var breaches: [String] = []
  private(set) var count = 0
  /// Who took a screen last: the view that is there then is another.
  private var displacer: ScreenOwner?

  init(_ center: ScreenCenter) {
    self.center = center
    center.add(self)
  }

  func screens(did event: ScreenEvent) {
    count += 1
    if !isTrue(event) { breaches.append(event.description) }
  }

  private func isTrue(_ event: ScreenEvent) -> Bool {
    let state = center.registry[event.key]
    let screen = center[event.key]
    switch event {
    case .connected(let id): return state?.id == id && screen?.generation == id.generation
    case .modeSettled(_, let mode), .modeChanged(_, _, let mode):
      return state?.currentMode == mode && screen?.currentMode == mode
        && screen?.nativeBounds.size == mode.size
        && screen.map { $0.bounds.width * $0.scale == mode.size.width } == true
    case .viewAttached: return center.registry.content(of: event.key) == .view
    case .viewDetached:
      return center.registry.content(of: event.key) != .view
        || center.registry.owner(of: event.key) == displacer
    case .conditionsChanged(_, _, let new):
      return state?.degradations == new && screen?.isCaptured == new.contains(.captured)
    case .overscanChanged(_, let compensation):
      return state?.overscanCompensation == compensation
        && screen?.overscanCompensation == compensation
    case .resumed(let id): return state?.id == id && screen?.generation == id.generation
    case .ownerDisplaced(_, _, let new):
      displacer = new
      return center.registry.owner(of: event.key) == new
    case .refused(_, let error): return screen?.refusal == error
    case .disconnected, .unstable: return state == nil && screen == nil
    case .firstFrame(let id): return state?.id == id
    }
  }
}

/// The contract of events, line by line; a line has as many tests as it has parts.
@MainActor
struct EventContractTests {
  private let tv = Room.tv.key

  private func place(_ beginning: String, in room: Room) throws -> Int {
    try #require(room.log.firstIndex { $0.hasPrefix(beginning) }, "no \(beginning): \(room.log)")
  }

  // MARK: 1. Property first, event second

  @Test func `at every event the registry and the screen show what it tells`() throws {
    let room = try Room()
    let witness = Witness(room.center)
    let session = room.session()
    try room.connect()
    try room.center.setMode(.hd720, of: tv)
    try room.center.capture(tv)
    try room.center.setOverscanCompensation(.insetBounds, of: tv)
    try #require(room.center[tv]).currentMode = .uhd
    let thief = room.window(reading: Counter(), on: try #require(room.center[tv]))
    for _ in 0..<8 {
      try room.center.disconnect(tv)
      try? room.center.connect(Room.tv)
    }
    #expect(witness.breaches == [])
    #expect(witness.count > 20)
    withExtendedLifetime((session, thief)) {}
  }

  @Test func `a blink is told when the new generation is in place`() throws {
    let room = try Room(timing: .television)
    let witness = Witness(room.center)
    try room.connect()
    try room.center.disconnect(tv)
    room.clock.advance(by: .milliseconds(100))
    try room.connect()
    #expect(room.log.contains("resumed living-room#3"))
    #expect(witness.breaches == [])
  }

  // MARK: 2. The order of a connection and of its end

  @Test func `connected comes before the mode is settled`() throws {
    let room = try Room()
    try room.connect()
    #expect(try place("connected", in: room) < place("mode settled", in: room))
  }

  @Test func `no view is attached before the mode is settled`() throws {
    let room = try Room()
    let session = room.session()
    try room.connect()
    #expect(try place("mode settled", in: room) < place("view attached", in: room))
    withExtendedLifetime(session) {}
  }

  @Test func `the first frame comes after the view is attached, and names its connection`() throws {
    let room = try Room()
    let session = room.session()
    for generation in 2...4 {
      try room.connect()
      #expect(room.log.last == "first frame living-room#\(generation)")
      #expect(room.log.contains("view attached living-room#\(generation)"))
      try room.disconnect()
    }
    withExtendedLifetime(session) {}
  }

  @Test func `there is one first frame in a connection`() throws {
    let room = try Room()
    let model = Counter()
    let session = room.session(model)
    try room.connect()
    room.change(model, times: 5, every: .seconds(1))
    #expect(room.log.count { $0.hasPrefix("first frame") } == 1)
    withExtendedLifetime(session) {}
  }

  @Test func `frames stop before the disconnection is told`() throws {
    let room = try Room(timing: .television)
    let model = Counter()
    let session = room.session(model)
    try room.connect()
    try room.center.disconnect(tv)
    room.television.removeAll()
    room.change(model, times: 24, every: .milliseconds(10))
    #expect(!room.log.contains { $0.hasPrefix("disconnected") })
    #expect(room.television.frames.isEmpty)
    withExtendedLifetime(session) {}
  }

  @Test func `the view is detached after the disconnection, and then the policy acts`() throws {
    let room = try Room()
    let session = room.session()
    session.onChange = { _, new in room.log.append("session \(new)") }
    session.hooks.didPause = { room.log.append("paused") }
    try room.connect()
    try room.disconnect(.sleep)
    #expect(
      room.log.suffix(4) == [
        "disconnected living-room#2 (sleep)", "view detached living-room#2",
        "session disconnected (sleep)", "paused",
      ])
  }

  @Test func `no frame comes after the disconnection`() throws {
    let room = try Room()
    let model = Counter()
    let session = room.session(model)
    try room.connect()
    try room.center.disconnect(tv)
    room.television.removeAll()
    room.change(model, times: 100, every: .milliseconds(10))
    #expect(room.television.frames.isEmpty)
    withExtendedLifetime(session) {}
  }

  // MARK: 5. Coming back

  @Test func `the view that comes back is the same object`() throws {
    let room = try Room()
    let session = room.session()
    try room.connect()
    let controller = try #require(session.window?.rootViewController)
    try room.disconnect()
    #expect(session.window?.rootViewController === controller)
    try room.connect()
    #expect(session.window?.rootViewController === controller)
    #expect(controller.window?.isAttached == true)
  }

  @Test func `what comes back is drawn as a whole, in a new generation, from frame one`() throws {
    let room = try Room()
    let session = room.session()
    try room.connect()
    let before = try #require(room.television.frames.last)
    try room.disconnect()
    room.television.removeAll()
    try room.connect()
    let first = try #require(room.television.frames.first { $0.content == .view })
    #expect(first.isFull)
    #expect(first.number == 1)
    #expect(first.screen.generation > before.screen.generation)
    #expect(!before.isCurrent)
    withExtendedLifetime(session) {}
  }

  @Test func `a paused timer goes on from the paused value, and fires once`() throws {
    let room = try Room()
    let session = room.session()
    try room.connect()
    var firedAt: [Duration] = []
    session.clock.schedule(at: session.clock.now + .seconds(10)) {
      firedAt.append(room.clock.now)
    }
    room.clock.advance(by: .seconds(4))
    try room.disconnect()
    room.clock.advance(by: .seconds(99))
    #expect(firedAt == [])
    try room.connect()
    room.clock.advance(by: .seconds(60))
    // Connected at 0, watched for 5 s, away for 100 s, and 6 s were left.
    #expect(firedAt == [.seconds(111)])
  }

  @Test func `a clock that goes on doesn't jump or stand when the television returns`() throws {
    let room = try Room()
    let session = room.session(Counter(), DisplayPolicy(absence: .goOn))
    for _ in 0..<3 {
      try room.connect()
      #expect(session.clock.now == room.clock.now)
      try room.disconnect()
      #expect(session.clock.now == room.clock.now)
    }
  }

  @Test func `a model is watched once, however often its television came back`() throws {
    let room = try Room()
    let model = Counter()
    let session = room.session(model)
    for _ in 0..<5 {
      try room.connect()
      try room.disconnect()
    }
    try room.connect()
    room.television.removeAll()
    let reads = model.readCount
    model.value += 1
    room.clock.advance(by: .seconds(1))
    #expect(model.readCount == reads + 1)
    #expect(room.television.frames.count == 1)
    withExtendedLifetime(session) {}
  }

  // MARK: 6. A change of mode

  @Test func `a change of mode is one event, a layout of the new size and a whole frame`() throws {
    let room = try Room()
    let session = DisplaySession(center: room.center) { Color.red }
    try room.center.connect(Room.tv.adding(.xga))
    room.clock.advance(by: .seconds(1))
    room.television.removeAll()
    try room.center.setMode(.xga, of: tv)
    room.clock.advance(by: .seconds(1))
    #expect(room.log.count { $0.hasPrefix("mode changed") } == 1)
    #expect(room.television.frames.count == 1)
    let frame = try #require(room.television.frames.first)
    #expect(frame.isFull)
    // 4:3 of 1,080 points.
    #expect(frame.composition.layout.canvas.size == CGSize(width: 1440, height: 1080))
    withExtendedLifetime(session) {}
  }

  @Test func `a frame of the old mode that waits for a slow set is dropped`() throws {
    let room = try Room(timing: .television)
    let model = Counter()
    let session = room.session(model)
    try room.connect()
    room.television.effort = .milliseconds(200)
    room.change(model, times: 3, every: .milliseconds(20))
    try room.center.setMode(.hd720, of: tv)
    room.television.removeAll()
    room.clock.advance(by: .seconds(3))
    #expect(!room.television.frames.isEmpty)
    #expect(room.television.frames.allSatisfy { $0.mode == .hd720 })
    #expect(room.center.deliveries(to: tv)[0].stale == 1)
    withExtendedLifetime(session) {}
  }

  // MARK: 8. Reasons

  @Test(arguments: DisconnectReason.allCases)
  func `every reason is told as it was given, and reaches the phone in words`(
    _ reason: DisconnectReason
  ) throws {
    let room = try Room()
    let session = room.session()
    try room.connect()
    try room.disconnect(reason)
    #expect(room.log.contains("disconnected living-room#2 (\(reason.rawValue))"))
    #expect(session.state == .disconnected(since: .seconds(1), reason: reason))
    guard case .lost(let sentence, isPaused: true) = session.televisionStatus else {
      Issue.record("\(session.televisionStatus)")
      return
    }
    #expect(sentence == reason.sentence)
  }

  // MARK: 9. Never black

  @Test(arguments: KnownScreens.all)
  func `a screen without a view is never black`(_ screen: ScreenDescription) throws {
    let room = try Room()
    room.center.addSink(room.television, to: screen.key)
    try room.center.connect(screen.named("Bare", key: screen.key))
    room.clock.advance(by: .seconds(1))
    let picture = try #require(room.television.frames.last).bitmap()
    let middle = picture[picture.width / 2, picture.height / 2]
    #expect(Int(middle.red) + Int(middle.green) + Int(middle.blue) > 0)
  }

  // MARK: 11. Power off

  @Test func `a set that is switched off keeps its place and view, and gets no frames`() throws {
    let room = try Room()
    let model = Counter()
    let session = room.session(model)
    try room.connect()
    try room.center.sleep(tv)
    room.television.removeAll()
    room.change(model, times: 50, every: .milliseconds(20))
    #expect(room.television.frames.isEmpty)
    #expect(room.center[tv]?.generation == 2)
    #expect(session.window?.isAttached == true)
    #expect(!room.log.contains { $0.hasPrefix("disconnected") })
    try room.center.wake(tv)
    room.clock.advance(by: .seconds(1))
    #expect(room.television.frames.first?.isFull == true)
  }
}

extension ScreenDescription {
  /// The same screen with a mode more.
  fileprivate func adding(_ mode: ScreenMode) -> ScreenDescription {
    var copy = self
    copy.availableModes.append(mode)
    return copy
  }
}
