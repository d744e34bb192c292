import TenFoot
import TenFootDisplay
import TenFootGallery
import TenFootTesting

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
      let picture = try emptyPicture()
      let seeds = UInt64(1)...10_000
      let start = ContinuousClock.now
      // The registry is a value and runs beside the party, which is on the main actor.
      let registries = Task.detached { () -> SimulationFailure? in
        for seed in seeds {
          let failure = SimulationFailure.find(in: FaultSchedule(seed: seed)) {
            RegistrySimulation.violation(in: $0)
          }
          if let failure { return failure }
        }
        return nil
      }
      for seed in seeds {
        let schedule = FaultSchedule(seed: seed, keys: ["1", "2", "3", "4", " ", "j"])
        let failure = SimulationFailure.find(in: schedule) {
          GameSimulation<PartyGame>.violation(in: $0, picture: picture)
        }
        if let failure { throw failure }
      }
      if let failure = await registries.value { throw failure }
      return .value((ContinuousClock.now - start) / .seconds(1), unit: "s")
    },
  ]

  @MainActor private static func emptyPicture() throws -> Composition {
    try FrameRenderer().compose(EmptyView(), on: .fullHD)
  }
}
