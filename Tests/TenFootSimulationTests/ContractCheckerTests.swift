import TenFoot
import Testing

@testable import TenFootDisplay
@testable import TenFootSimulation

/// For each rule events that break it and no other.
struct ContractCheckerTests {
  private static let two = ScreenID(key: "tv", generation: 2)
  private static let three = ScreenID(key: "tv", generation: 3)
  private static let connection: [ScreenEvent] = [
    .connected(two), .modeSettled(two, .fullHD), .viewAttached(two), .firstFrame(two),
  ]
  private static let end: [ScreenEvent] = [.disconnected(two, .sleep), .viewDetached(two)]

  private func violation(_ events: [ScreenEvent]) throws -> String? {
    var checker = ContractChecker(try ScreenRegistry(main: KnownScreens.phone))
    for event in events { checker.check(event) }
    return checker.violation
  }

  @Test(arguments: [
    connection, connection + end,
    connection + end + [.connected(three), .modeSettled(three, .hd720), .viewAttached(three)],
    connection + [
      .resumed(three), .firstFrame(three), .modeChanged(three, old: .fullHD, new: .uhd),
    ],
    connection + [
      .ownerDisplaced(two, old: ScreenOwner(1), new: ScreenOwner(2)), .viewDetached(two),
      .viewAttached(two),
    ],
    connection + [
      .conditionsChanged(two, old: [], new: [.captured]),
      .conditionsChanged(two, old: [.captured], new: []), .overscanChanged(two, .none),
      .refused(two, .isMain("tv")),
    ],
    connection + end + [.unstable("tv")], [.unstable("ghost")],
  ])
  func `what keeps the contract is passed over`(_ events: [ScreenEvent]) throws {
    #expect(try violation(events) == nil)
  }

  @Test(arguments: [
    (connection + [.connected(three)], "connected tv#3: it was connected already"),
    (connection + end + [.connected(two)], "connected tv#2: its generation is not new"),
    (
      connection + [end[0], .connected(three)],
      "connected tv#3: its view was not detached from the one before"
    ),
    (
      [connection[0], connection[1], connection[1]],
      "mode settled tv#2 1920x1080@60: its mode was settled already"
    ),
    ([.modeSettled(two, .fullHD)], "mode settled tv#2 1920x1080@60: it was not connected"),
    ([connection[0], .viewAttached(two)], "view attached tv#2: no view was due"),
    (connection + [.viewAttached(two)], "view attached tv#2: no view was due"),
    (Array(connection[..<2]) + [.firstFrame(two)], "first frame tv#2: no first frame was due"),
    (connection + [.firstFrame(two)], "first frame tv#2: no first frame was due"),
    (connection + end + [.firstFrame(two)], "first frame tv#2: it was not connected"),
    (connection + [.firstFrame(three)], "first frame tv#3: it was not connected"),
    (connection + [.resumed(two)], "resumed tv#2: its generation is not new"),
    ([.resumed(two)], "resumed tv#2: it was not connected"),
    (connection + end + [.resumed(three)], "resumed tv#3: it was not connected"),
    ([end[0]], "disconnected tv#2 (sleep): it was not connected"),
    (connection + end + [end[0]], "disconnected tv#2 (sleep): it was not connected"),
    (Array(connection[..<2]) + [.viewDetached(two)], "view detached tv#2: no view was attached"),
    (connection + end + [.viewDetached(two)], "view detached tv#2: no view was attached"),
    (
      connection + [.modeChanged(two, old: .fullHD, new: .fullHD)],
      "mode changed tv#2 1920x1080@60 -> 1920x1080@60: nothing changed"
    ),
    (
      connection + [.modeChanged(two, old: .uhd, new: .hd720)],
      "mode changed tv#2 3840x2160@60 -> 1280x720@60: it was in another"
    ),
    (
      connection + [.conditionsChanged(two, old: [], new: [])],
      "conditions changed tv#2 fine -> fine: nothing changed"
    ),
    (
      connection + [.conditionsChanged(two, old: [.captured], new: [])],
      "conditions changed tv#2 captured -> fine: it was in others"
    ),
    (
      [.overscanChanged(two, .none)],
      "overscan changed tv#2 none: it was not connected"
    ),
    (
      [.ownerDisplaced(two, old: ScreenOwner(1), new: ScreenOwner(2))],
      "owner displaced tv#2 window 1 -> window 2: it was not connected"
    ),
    (connection + [.unstable("tv")], "unstable tv: it is still connected"),
  ])
  func `what breaks a rule is told with it`(_ events: [ScreenEvent], _ sentence: String) throws {
    #expect(try violation(events) == sentence)
    // Without the last event nothing is broken, and later ones don't hide it.
    #expect(try violation(events.dropLast()) == nil)
    #expect(try violation(events + [.unstable("tv"), .resumed(Self.two)]) == sentence)
  }

  // MARK: The registry

  /// A registry with a television, and a checker that was told of it in these events.
  private func told(
    _ events: [ScreenEvent], of change: (inout ScreenRegistry) throws -> Void = { _ in }
  ) throws -> String? {
    var registry = try ScreenRegistry(main: KnownScreens.phone, timing: .immediate)
    var checker = ContractChecker(registry)
    _ = try registry.connect(KnownScreens.livingRoom.named("TV", key: "tv"), at: .zero)
    _ = try registry.attach(ScreenOwner(1), to: "tv")
    try change(&registry)
    for event in events { checker.check(event) }
    checker.check(registry)
    return checker.violation
  }

  @Test func `a registry that shows what was told is passed over`() throws {
    #expect(try told(Self.connection) == nil)
    #expect(try told(Self.connection + Self.end) { _ = try $0.disconnect("tv", at: .zero) } == nil)
  }

  @Test func `a registry that shows something else is told of`() throws {
    #expect(try told([]) == "told of [phone#1], and the registry shows [phone#1, tv#2]")
    #expect(
      try told(Self.connection) { _ = try $0.disconnect("tv", at: .zero) }
        == "told of [phone#1, tv#2], and the registry shows [phone#1]")
    #expect(
      try told([.connected(Self.three), .modeSettled(Self.three, .fullHD)])
        == "told of [phone#1, tv#3], and the registry shows [phone#1, tv#2]")
    #expect(
      try told([.connected(Self.two)]) == "tv#2 is connected, and its mode was not settled")
    #expect(
      try told(Self.connection + [Self.end[0]]) { _ = try $0.disconnect("tv", at: .zero) }
        == "tv#2 has gone, and its view was not detached")
    #expect(
      try told(Self.connection) { _ = try $0.setMode(.hd720, of: "tv", at: .zero) }
        == "tv#2 is 1280x720@60 and [], which nobody told")
    let quiet = try told(Self.connection) { _ = try $0.capture("tv", at: .zero) }
    #expect(quiet?.hasSuffix("captured], which nobody told") == true)
  }

  // MARK: Frames

  @MainActor private func violation(
    by frame: (Frame, ScreenCenter, VirtualClock) throws -> Void
  ) throws -> (told: String?, untold: String?) {
    let clock = VirtualClock()
    let center = ScreenCenter(clock: clock, timing: .immediate)
    let sink = MemorySink()
    center.addSink(sink, to: "tv")
    var (checker, stranger) = (
      ContractChecker(center.registry), ContractChecker(center.registry)
    )
    try center.connect(KnownScreens.livingRoom.named("TV", key: "tv"))
    for event in Self.connection { checker.check(event) }
    clock.advance(by: .seconds(1))
    let last = try #require(sink.frames.last)
    try frame(last, center, clock)
    checker.check(last, center.registry)
    stranger.check(last, center.registry)
    return (checker.violation, stranger.violation)
  }

  @Test @MainActor func `a frame for nobody, for another mode or of the past is told of`() throws {
    let fine = try violation { _, _, _ in }
    #expect(fine.told == nil)
    #expect(fine.untold == "a frame came for tv#2, which is not connected")
    let past = try violation { _, center, _ in try center.disconnect("tv") }
    #expect(past.told == "a frame came for tv#2 that is not current")
    let mode = try violation { _, center, _ in try center.setMode(.hd720, of: "tv") }
    #expect(mode.told == "a frame came for tv#2 that is not current")
  }

  @Test @MainActor func `a frame that its gate lets pass and the registry doesn't is told of`()
    throws
  {
    let clock = VirtualClock()
    let center = ScreenCenter(clock: clock, timing: .immediate)
    let sink = MemorySink()
    center.addSink(sink, to: "tv")
    try center.connect(KnownScreens.livingRoom.named("TV", key: "tv"))
    clock.advance(by: .seconds(1))
    var checker = ContractChecker(center.registry)
    var other = center.registry
    _ = try other.setMode(.hd720, of: "tv", at: clock.now)
    checker.check(try #require(sink.frames.last), other)
    #expect(
      checker.violation == "a frame came for tv#2 in 1920x1080@60, which it is not in")
  }
}
