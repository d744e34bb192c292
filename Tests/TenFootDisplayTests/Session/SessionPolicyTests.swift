import Foundation
import TenFoot
import Testing

@testable import TenFootDisplay

@MainActor
struct SessionPolicyTests {
  private let tv = Room.tv.key

  private func session(in room: Room, _ policy: DisplayPolicy) -> DisplaySession {
    let session = DisplaySession(
      center: room.center, policy: policy, controller: ProbeController.counting(Counter()))
    session.onChange = { _, new in room.log.append("session \(new)") }
    session.hooks.didPause = { room.log.append("pause \(session.clock.isPaused)") }
    session.hooks.didResume = { room.log.append("resume \(session.clock.isPaused)") }
    session.hooks.didHandToPhone = { room.log.append("to phone \(session.isOnPhone)") }
    session.hooks.didTakeFromPhone = { room.log.append("from phone \(session.isOnPhone)") }
    session.hooks.didEnd = { room.log.append("end \(session.state)") }
    return session
  }

  private func turns(of room: Room) -> [String] {
    let words = ["pause", "resume", "to phone", "from phone", "end"]
    return room.log.filter { line in words.contains { line.hasPrefix($0) } }
  }

  @Test(arguments: [
    (
      DisplayPolicy.Absence.pause,
      ["resume false", "pause true", "resume false", "pause true", "end ended"]
    ),
    (.goOn, ["pause true", "end ended"]),
    (
      .handToPhone,
      [
        "from phone false", "to phone true", "from phone false", "to phone true", "pause true",
        "from phone false", "end ended",
      ]
    ),
  ])
  func `each policy has its turns, told when they have been taken`(
    _ absence: DisplayPolicy.Absence, _ expected: [String]
  ) throws {
    let room = try Room()
    let session = session(in: room, DisplayPolicy(absence: absence, graceTime: .seconds(60)))
    try room.connect()
    try room.disconnect()
    try room.connect()
    try room.disconnect()
    room.clock.advance(by: .seconds(60))
    #expect(turns(of: room) == expected)
    withExtendedLifetime(session) {}
  }

  @Test func `a set that is switched off and on pauses and resumes once each`() throws {
    let room = try Room()
    let session = session(in: room, DisplayPolicy())
    try room.connect()
    try room.center.sleep(tv)
    try room.center.mirror(tv)
    try room.center.mirror(tv, isOn: false)
    try room.center.wake(tv)
    #expect(turns(of: room) == ["resume false", "pause true", "resume false"])
    withExtendedLifetime(session) {}
  }

  @Test func `a hook may end the session`() throws {
    let room = try Room()
    let session = session(in: room, DisplayPolicy())
    try room.connect()
    session.hooks.didPause = { session.end() }
    try room.disconnect()
    #expect(session.state == .ended)
    #expect(session.window == nil)
    room.clock.advance(by: .seconds(3600))
    #expect(!room.clock.hasPendingCalls)
  }

  @Test func `turns are told in their order, also when being told of one ends the session`() throws
  {
    let room = try Room()
    let session = session(in: room, DisplayPolicy())
    try room.connect()
    session.onChange = { _, new in
      room.log.append("session \(new)")
      session.end()
    }
    room.log = []
    try room.disconnect()
    let told = room.log.filter { line in
      ["session", "pause", "end"].contains { line.hasPrefix($0) }
    }
    #expect(
      told == ["session disconnected (unplugged)", "pause true", "session ended", "end ended"])
    session.onChange = nil
  }

  // MARK: Other screens and windows

  @Test func `a thief's coming and going is one loss, and the session takes the screen back`()
    throws
  {
    let room = try Room()
    let session = session(in: room, DisplayPolicy())
    try room.connect()
    room.window = room.window(reading: Counter(), on: try #require(room.center[tv]))
    room.clock.advance(by: .seconds(5))
    #expect(session.state == .disconnected(since: .seconds(1), reason: .routeTaken))
    room.window = nil
    #expect(session.state == .live)
    #expect(session.window?.isAttached == true)
  }

  @Test func `a screen that goes while a thief has it is missed since the theft`() throws {
    let room = try Room()
    let session = session(in: room, DisplayPolicy())
    try room.connect()
    room.window = room.window(reading: Counter(), on: try #require(room.center[tv]))
    room.clock.advance(by: .seconds(5))
    try room.disconnect()
    #expect(session.state == .disconnected(since: .seconds(1), reason: .routeTaken))
  }

  // MARK: Back-off

  @Test func `a back-off doubles from a second to half a minute`() {
    let backOff = BackOff()
    let delays = (1...8).map { backOff.delay(before: $0) / .seconds(1) }
    #expect(delays == [1, 2, 4, 8, 16, 30, 30, 30])
    #expect(BackOff(first: .zero, longest: .zero).delay(before: 1_000_000) == .milliseconds(1))
    #expect(backOff.delay(before: .max) == .seconds(30))
    #expect(backOff.delay(before: -5) == .seconds(1))
  }

  @Test(arguments: DisconnectReason.allCases)
  func `a television is asked for when the loss may pass by itself, and only then`(
    _ reason: DisconnectReason
  ) throws {
    let room = try Room()
    let session = session(in: room, DisplayPolicy())
    var asked: [Int] = []
    session.hooks.reconnect = { _, _ in asked.append(Int(room.clock.now / .seconds(1))) }
    try room.connect()
    try room.disconnect(reason)
    room.clock.advance(by: .seconds(70))
    let mayPass = [DisconnectReason.outOfRange, .slowConsumer, .error].contains(reason)
    // Lost at 1 s: after 1, 3, 7, 15, 31 and 61 seconds.
    #expect(asked == (mayPass ? [2, 4, 8, 16, 32, 62] : []))
  }

  @Test func `asking ends when the television is back, and begins anew with the next loss`() throws
  {
    let room = try Room()
    let session = session(in: room, DisplayPolicy())
    var attempts: [Int] = []
    session.hooks.reconnect = { key, attempt in
      attempts.append(attempt)
      if attempt == 3 { try? room.center.connect(Room.tv.named("Living room", key: key)) }
    }
    try room.connect()
    for _ in 0..<2 {
      try room.disconnect(.outOfRange)
      room.clock.advance(by: .seconds(120))
      #expect(session.state == .live)
    }
    #expect(attempts == [1, 2, 3, 1, 2, 3])
  }

  @Test func `asking ends with the grace time`() throws {
    let room = try Room()
    let session = session(in: room, DisplayPolicy(graceTime: .seconds(10)))
    var attempts = 0
    session.hooks.reconnect = { _, _ in attempts += 1 }
    try room.connect()
    try room.disconnect(.error)
    room.clock.advance(by: .seconds(3600))
    #expect(attempts == 3)
    #expect(!room.clock.hasPendingCalls)
  }
}
