import Foundation
import TenFoot
import TenFootDisplay
import TenFootGallery
import TenFootSimulation

extension Benchmark {
  /// Screens that come and go, without drawing.
  static let screens: [Benchmark] = [
    Benchmark(
      key: "screens.event", summary: "one event through registry, session and windows"
    ) { _ in
      let picture = try emptyPicture()
      // A connection with its first frame, and a disconnection: what an evening is full of.
      let clock = VirtualClock()
      let center = ScreenCenter(clock: clock, timing: .immediate)
      let game = PartyGame()
      let session = DisplaySession(
        center: center, controller: ProbeController(picture: picture) { _ = game.state })
      let sink = MemorySink(limit: 1)
      center.addSink(sink, to: KnownScreens.livingRoom.key)
      let cycles = 2000
      @MainActor func run() throws {
        for _ in 0..<cycles {
          try center.connect(KnownScreens.livingRoom)
          clock.advance(by: .seconds(5))
          try center.disconnect(KnownScreens.livingRoom.key)
          clock.advance(by: .seconds(5))
        }
      }
      try run()
      let time = try ContinuousClock().measure { try run() }
      guard session.state != .ended else { throw BenchmarkFailure("the session ended") }
      // connected, settled, attached, first frame; disconnected, detached.
      return .value(time / .microseconds(1) / Double(cycles * 6), unit: "us")
    },
    Benchmark(
      key: "screens.schedules", summary: "10,000 fault schedules over the party and a bare registry"
    ) { _ in
      let start = ContinuousClock.now
      // Games are on the main actor, of which a process has one: another process runs every other
      // schedule.
      let others = Task.detached { try ChildProcess.schedules(from: 2) }
      if let failure = try ScheduleRun(first: 1).failure() { throw failure }
      try await others.value
      return .value((ContinuousClock.now - start) / .seconds(1), unit: "s")
    },
  ]

  @MainActor static func emptyPicture() throws -> Composition {
    try FrameRenderer().compose(EmptyView(), on: .fullHD)
  }
}

/// Fault schedules over the party and over a bare registry.
@MainActor
struct ScheduleRun {
  /// The seed that it begins with: 1 or 2.
  let first: UInt64
  private let picture: Composition

  init(first: UInt64) throws {
    self.first = first
    picture = try Benchmark.emptyPicture()
  }

  /// Runs every other one of 10,000 schedules, up to the first that breaks something; `nil` when none
  /// does.
  func failure() -> SimulationFailure? {
    for seed in stride(from: first, through: 10_000, by: 2) {
      if let failure = failure(of: seed) { return failure }
    }
    return nil
  }

  /// Runs one schedule; `nil` when nothing breaks.
  func failure(of seed: UInt64) -> SimulationFailure? {
    let bare = SimulationFailure.find(in: FaultSchedule(seed: seed)) {
      RegistrySimulation.violation(in: $0)
    }
    let schedule = FaultSchedule(seed: seed, keys: ["1", "2", "3", "4", " ", "j"])
    return bare
      ?? SimulationFailure.find(in: schedule) {
        GameSimulation<PartyGame>.run($0, policy: schedule.policy, drawing: .none(picture))
          .violation
      }
  }
}
