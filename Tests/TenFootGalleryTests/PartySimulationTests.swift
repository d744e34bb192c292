import Foundation
import TenFoot
import TenFootDisplay
import TenFootSimulation
import Testing

@testable import TenFootGallery

/// Faults at random instants.
///
/// `TENFOOT_SEEDS=1-10000 swift test --filter PartySimulation` runs as many schedules as that, and
/// `TENFOOT_SEEDS=77` one alone.
@MainActor
struct PartySimulationTests {
  private static let keys: [Character] = ["1", "2", "3", "4", " ", "j"]

  /// The seeds of a run: those asked for, or the first ones.
  private func seeds(upTo count: UInt64) throws -> ClosedRange<UInt64> {
    guard let wish = ProcessInfo.processInfo.environment["TENFOOT_SEEDS"] else { return 1...count }
    let ends = wish.split(separator: "-").map { UInt64($0) }
    let first = try #require(ends.first ?? nil, "TENFOOT_SEEDS is a number or a range: 1-10000")
    let last = try #require(ends.last ?? nil, "TENFOOT_SEEDS is a number or a range: 1-10000")
    return first...max(first, last)
  }

  private func expectNothing(_ failure: SimulationFailure?) {
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func `faults at random instants leave the party as a run without them`() throws {
    let picture = try FrameRenderer().compose(EmptyView(), on: .fullHD)
    for seed in try seeds(upTo: 60) {
      let schedule = FaultSchedule(seed: seed, keys: Self.keys)
      #expect(schedule.steps.count >= 200)
      expectNothing(
        SimulationFailure.find(in: schedule) {
          GameSimulation<PartyGame>.run($0, policy: schedule.policy, drawing: .none(picture))
            .violation
        })
    }
  }

  @Test func `whatever happens, the television shows what a run without faults shows`() throws {
    let renderer = try FrameRenderer()
    for seed in try seeds(upTo: 2) {
      let schedule = FaultSchedule(seed: seed, keys: Self.keys)
      var outcome: SimulationOutcome?
      expectNothing(
        SimulationFailure.find(in: schedule) { steps in
          let run = GameSimulation<PartyGame>.run(
            steps, policy: schedule.policy, drawing: .views(renderer))
          outcome = outcome ?? run
          return run.violation
        })
      // Nothing would be found where nothing is looked at.
      #expect(
        outcome.map { $0.framesCompared > 20 && $0.picturesCompared > 5 } == true,
        "\(outcome as Any)")
    }
  }

  @Test func `faults at random instants break no contract of a bare registry`() throws {
    for seed in try seeds(upTo: 150) {
      expectNothing(
        SimulationFailure.find(in: FaultSchedule(seed: seed)) {
          RegistrySimulation.violation(in: $0)
        })
    }
  }

  @Test func `a game that runs twice is found, and shrunk to a few steps`() throws {
    let picture = try FrameRenderer().compose(EmptyView(), on: .fullHD)
    let failures = (UInt64(1)...20).compactMap { seed in
      SimulationFailure.find(in: FaultSchedule(seed: seed, keys: ["x"])) {
        GameSimulation<DoubleGame>.run($0, drawing: .none(picture)).violation
      }
    }
    #expect(!failures.isEmpty)
    for failure in failures {
      #expect(failure.violation == "the model differs from a run without faults")
      #expect(failure.steps.count <= 3)
      #expect(failure.description.hasPrefix("seed \(failure.seed): "))
    }
  }

  @Test func `a view that remembers wrongly is found`() throws {
    let renderer = try FrameRenderer()
    let steps = [
      ScenarioStep(at: .seconds(1), .connect(KnownScreens.livingRoom.named("TV", key: "tv"))),
      ScenarioStep(at: .seconds(5), .disconnect("tv", .unplugged)),
      ScenarioStep(at: .seconds(9), .connect(KnownScreens.livingRoom.named("TV", key: "tv"))),
    ]
    let violation = GameSimulation<ForgetfulGame>.run(steps, drawing: .views(renderer)).violation
    #expect(
      [
        "the television shows what is no longer so", "differs from a run without faults",
      ].contains { violation?.hasSuffix($0) == true }, "\(violation ?? "nothing")")
    // Its model is in order, and nothing else is looked at without views.
    let picture = renderer.compose(EmptyView(), on: .fullHD)
    let blind = GameSimulation<ForgetfulGame>.run(steps, drawing: .none(picture))
    #expect(blind.violation == nil)
    #expect(blind.framesCompared == 0 && blind.picturesCompared == 0)
  }

  @Test func `a schedule is the same for the same seed, and another for another`() {
    #expect(FaultSchedule(seed: 7).steps == FaultSchedule(seed: 7).steps)
    #expect(FaultSchedule(seed: 7).steps != FaultSchedule(seed: 8).steps)
  }

  @Test func `schedules have all faults and all policies`() {
    let schedules = (UInt64(1)...60).map { FaultSchedule(seed: $0, keys: Self.keys) }
    let words = schedules.flatMap(\.steps).map { $0.action.description.prefix { $0 != " " } }
    #expect(
      Set(words).isSuperset(of: [
        "connect", "disconnect", "mode", "sleep", "wake", "slow", "mirror", "capture", "press",
        "network", "claim", "overscan",
      ]))
    #expect(schedules.flatMap(\.steps).contains { $0.action.description.contains("mid-render") })
    let screens = schedules.flatMap(\.steps).compactMap { step -> ScreenDescription? in
      guard case .connect(let screen) = step.action else { return nil }
      return screen
    }
    #expect(Set(screens.map(\.key)).count == 3)
    let sizes = screens.compactMap(\.preferredMode).map { [$0.pixelWidth, $0.pixelHeight] }
    // Wide, 4:3, upright, large, and of odd numbers of pixels.
    let kinds = [[1920, 1080], [1024, 768], [1080, 1920], [3840, 2160], [853, 481]]
    #expect(Set(sizes).isSuperset(of: kinds))
    #expect(screens.contains { $0.availableModes.isEmpty })
    #expect(screens.contains { $0.overscan != EdgeInsets() })
    #expect(screens.contains { $0.maximumFramesPerSecond == 30 })
    let ways = schedules.flatMap(\.steps).compactMap { step -> OverscanCompensation? in
      guard case .overscan(_, let way) = step.action else { return nil }
      return way
    }
    #expect(Set(ways) == Set(OverscanCompensation.allCases))
    // A mode of 0 Hz, which no screen has, and 2160p, which most lack.
    let modes = schedules.flatMap(\.steps).compactMap { step -> ScreenMode? in
      guard case .mode(_, let mode) = step.action else { return nil }
      return mode
    }
    #expect(modes.contains { $0.rate.framesPerSecond == 0 } && modes.contains(.uhd))
    #expect(Set(schedules.map(\.policy.absence)) == Set(DisplayPolicy.Absence.allCases))
    #expect(Set(schedules.map(\.policy.acceptsOtherScreens)).count == 2)
    #expect(Set(schedules.map(\.policy.graceTime)).count == 2)
  }
}

/// Counts how often it is told the time, which is what a game must not do.
@MainActor
private final class DoubleGame: TenFootGame {
  nonisolated static let name = "double"
  nonisolated static let summary = "Runs twice"
  nonisolated static let keys: [(key: String, meaning: String)] = []

  private(set) var state = 0
  private(set) var nextChange: Duration? = .zero

  func advance(to time: Duration) {
    state += 1
    nextChange = time + .seconds(1)
  }
  func press(_ key: Character) {}
  func controller(_ television: TelevisionStatus) -> some View { EmptyView() }
  func television() -> some View { EmptyView() }
}

/// A game whose television shows how often its view was made, and not what the game knows.
@MainActor
private final class ForgetfulGame: TenFootGame {
  nonisolated static let name = "forgetful"
  nonisolated static let summary = "Shows what is not so"
  nonisolated static let keys: [(key: String, meaning: String)] = []

  private(set) var state = 0
  let nextChange: Duration? = nil
  private var views = 0

  func advance(to time: Duration) {}
  func press(_ key: Character) { state += 1 }
  func controller(_ television: TelevisionStatus) -> some View { EmptyView() }
  func television() -> some View { Counting(game: self) }

  private struct Counting: View {
    let game: ForgetfulGame

    var body: some View {
      game.views += 1
      return Color.red.frame(width: CGFloat(game.views), height: 10)
    }
  }
}
