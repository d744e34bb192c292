import TenFoot
import Testing

@testable import TenFootGoldens

/// An allowance is for a place and a time, and has somebody who answers for it.
@MainActor struct GoldenAllowanceTests {
  private let fixture: GoldensFixture
  private let path = "suite/case/40x30-dark.png"

  init() throws { fixture = try GoldensFixture() }

  /// All pixels by one level: what each of these allowances would cover.
  private func allowance(
    reason: String = "a test", owner: String = "tests", architecture: String? = nil,
    until: String? = nil
  ) -> GoldenAllowance {
    GoldenAllowance(
      channel: 1, pixels: 1200, window: 1024, reason: reason, owner: owner,
      architecture: architecture, until: until)
  }

  /// Checks a color against one that is a level brighter.
  private func check(
    _ allowance: GoldenAllowance, today: String = "2027-01-15", architecture: String = "x86_64"
  ) throws -> GoldenResult {
    try fixture.check(Color(red: 0, green: 0, blue: 100 / 255), path, .all)
    var settings = fixture.settings()
    settings.today = today
    settings.architecture = architecture
    let session = try GoldenSession(
      settings, run: RunIdentity(id: "\(today) \(architecture)", isFiltered: false))
    return try GoldenCheck(
      path, .picture, of: .still(Color(red: 0, green: 0, blue: 101 / 255)), allowing: allowance,
      call: "T:1", in: session
    ).run()
  }

  @Test func `an allowance ends after its last day`() throws {
    let allowance = allowance(until: "2027-01-15")
    #expect(try check(allowance, today: "2027-01-15").outcome == .allowed)
    let late = try check(allowance, today: "2027-01-16")
    #expect(late.outcome == .changed)
    #expect(
      late.report?.message.contains("allowance: it ended on 2027-01-15; tests answers for it")
        == true)
  }

  @Test func `an allowance for other processors allows nothing here`() throws {
    let allowance = allowance(architecture: "arm64")
    #expect(try check(allowance, architecture: "arm64").outcome == .allowed)
    let here = try check(allowance, architecture: "x86_64")
    #expect(here.outcome == .changed)
    #expect(here.report?.message.contains("it is for arm64, and this is x86_64") == true)
  }

  @Test func `an allowance without a reason or an owner is refused, and so is a number too large`()
  {
    let bad = [
      allowance(reason: " "), allowance(owner: ""), allowance(until: "next year"),
      allowance(until: "2027-13-01"), allowance(architecture: "amd64"),
      GoldenAllowance(channel: 256, pixels: 1, window: 1, reason: "r", owner: "o"),
      GoldenAllowance(channel: 1, pixels: -1, window: 1, reason: "r", owner: "o"),
      GoldenAllowance(channel: 1, pixels: 1, window: 1025, reason: "r", owner: "o"),
    ]
    for allowance in bad {
      #expect(throws: GoldenError.self) { try check(allowance) }
    }
  }

  @Test func `this process knows its day and its processor`() throws {
    let settings = fixture.settings()
    #expect(allowance(until: settings.today).fault == nil)
    #if arch(x86_64) || arch(arm64)
      #expect(allowance(architecture: settings.architecture).fault == nil)
    #endif
  }
}
