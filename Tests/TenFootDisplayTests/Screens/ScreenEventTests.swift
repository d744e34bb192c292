import TenFoot
import Testing

@testable import TenFootDisplay

struct ScreenEventTests {
  @Test func `reasons are those of the contract, and that somebody is out of range`() {
    #expect(
      DisconnectReason.allCases.map(\.rawValue) == [
        "unplugged", "route taken", "out of range", "sleep", "slow consumer", "error",
        "closed by app",
      ])
  }

  @Test(arguments: [
    ("unplugged", DisconnectReason.unplugged), ("route taken", .routeTaken),
    ("route-taken", .routeTaken), ("routeTaken", .routeTaken), ("out of range", .outOfRange),
    ("sleep", .sleep), ("slowConsumer", .slowConsumer), ("error", .error),
    ("closedByApp", .closedByApp), ("closed-by-app", .closedByApp),
  ])
  @MainActor func `a scenario has each reason, in any spelling`(
    _ text: String, _ reason: DisconnectReason
  ) throws {
    let scenario = try Scenario(
      parsing: """
        {"at": 0, "event": "connect", "screen": "den"}
        {"at": 1, "event": "disconnect", "screen": "den", "reason": "\(text)"}
        """)
    #expect(scenario.steps.last?.action == .disconnect("den", reason))
  }

  @Test func `conditions are those of the contract, and two of them hide the view`() {
    #expect(
      Degradation.allCases.map(\.rawValue) == [
        "powerOff", "mirrored", "slowConsumer", "modeUnknown", "unsafeOverscan", "captured",
      ])
    #expect(Degradation.allCases.filter(\.hidesView) == [.powerOff, .mirrored])
  }

  @Test func `the registry waits as long as the contract says`() {
    let timing = ScreenTiming.television
    #expect(timing.coalescing == .milliseconds(250))
    #expect(timing.flapLimit == 5 && timing.flapWindow == .seconds(10))
    #expect(timing.quiet == .seconds(2))
    #expect(ScreenTiming.immediate.coalescing == .zero)
    #expect(DisplayPolicy().graceTime == .seconds(600))
  }

  @Test func `slowness is told at once and moves nothing else that waits to be told`() throws {
    var registry = try ScreenRegistry(main: KnownScreens.phone)
    let tv = KnownScreens.livingRoom
    _ = try registry.connect(tv, at: .zero)
    _ = registry.advance(to: .seconds(1))
    let id = ScreenID(key: tv.key, generation: 2)
    #expect(
      try registry.setSlow(true, tv.key, at: .seconds(2))
        == [.conditionsChanged(id, old: [], new: [.slowConsumer])])
    #expect(registry.nextDue == nil)
    #expect(try registry.setMode(.hd720, of: tv.key, at: .seconds(3)) == [])
    #expect(
      try registry.setSlow(false, tv.key, at: .milliseconds(3100))
        == [.conditionsChanged(id, old: [.slowConsumer], new: [])])
    #expect(registry.nextDue == .milliseconds(3250))
    #expect(
      registry.advance(to: .milliseconds(3250))
        == [.modeChanged(id, old: .fullHD, new: .hd720)])
  }
}

/// The device's own screen: no event that UIKit has for external screens only happens to it.
struct MainScreenTests {
  private func expectRefusal(
    _ change: (inout ScreenRegistry) throws -> [ScreenEvent]
  ) throws {
    var registry = try ScreenRegistry(main: KnownScreens.phone)
    let before = registry.screens
    #expect(throws: ScreenError.isMain("phone")) { try change(&registry) }
    #expect(registry.screens == before)
    #expect(registry.nextDue == nil && registry.now == .zero)
  }

  @Test func `it stays, awake and with its own windows`() throws {
    let time = Duration.seconds(1)
    try expectRefusal { try $0.connect(KnownScreens.phone, at: time) }
    try expectRefusal { try $0.connect(KnownScreens.livingRoom.named("X", key: "phone"), at: time) }
    for reason in DisconnectReason.allCases {
      try expectRefusal { try $0.disconnect("phone", reason: reason, at: time) }
    }
    try expectRefusal { try $0.sleep("phone", at: time) }
    try expectRefusal { try $0.wake("phone", at: time) }
    try expectRefusal { try $0.mirror("phone", at: time) }
    try expectRefusal { try $0.mirror("phone", isOn: false, at: time) }
    #expect(throws: ScreenError.isMain("phone")) {
      try ScreenRegistry(main: KnownScreens.phone, others: [KnownScreens.phone])
    }
  }

  @Test func `it can be captured, and has one mode`() throws {
    var registry = try ScreenRegistry(main: KnownScreens.phone, timing: .immediate)
    let id = ScreenID(key: "phone", generation: 1)
    #expect(
      try registry.capture("phone", at: .zero)
        == [.conditionsChanged(id, old: [], new: [.captured])])
    #expect(throws: ScreenError.self) { try registry.setMode(.fullHD, of: "phone", at: .zero) }
    #expect(registry["phone"]?.currentMode == ScreenMode(pixelWidth: 1080, pixelHeight: 1920))
  }

  @Test @MainActor func `the center refuses the same, and nobody is told of anything`() throws {
    let room = try Room()
    let main = room.center.main
    #expect(throws: ScreenError.isMain("phone")) { try room.center.disconnect("phone") }
    #expect(throws: ScreenError.isMain("phone")) { try room.center.sleep("phone") }
    #expect(throws: ScreenError.isMain("phone")) { try room.center.wake("phone") }
    #expect(throws: ScreenError.isMain("phone")) { try room.center.mirror("phone") }
    #expect(throws: ScreenError.isMain("phone")) { try room.center.connect(KnownScreens.phone) }
    main.currentMode = .fullHD
    #expect(main.refusal != nil && main.currentMode?.pixelHeight == 1920)
    room.clock.advance(by: .seconds(9))
    #expect(room.log.map { $0.prefix { $0 != " " } } == ["refused"])
    #expect(main.isConnected && main.mirrored == nil && room.center.screens.first === main)
  }
}
