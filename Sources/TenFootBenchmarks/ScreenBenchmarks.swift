import Foundation
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
      key: "screens.leak", summary: "growth over 1,000 connections with the party drawn on each"
    ) { _ in
      let clock = VirtualClock()
      let center = ScreenCenter(clock: clock, renderer: try FrameRenderer())
      let host = GameHost(PartyGame(), center: center)
      let television = DrawingSink()
      let screen = KnownScreens.livingRoom.preferring(.hd720)
      center.addSink(television, to: screen.key)
      @MainActor func run(_ cycles: Int) throws {
        for _ in 0..<cycles {
          try center.connect(screen)
          clock.advance(by: .seconds(5))
          host.press("j")
          try center.disconnect(screen.key)
          clock.advance(by: .seconds(5))
        }
      }
      // Caches fill first: what they hold is bounded, and no growth.
      try run(1000)
      let before = (files: try openFiles(), memory: try residentKibibytes())
      try run(1000)
      if let failure = television.failure { throw failure }
      guard try openFiles() == before.files else {
        throw BenchmarkFailure("files were left open")
      }
      return .value(try residentKibibytes() - before.memory, unit: "kib")
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

  /// How many files the process has open.
  private static func openFiles() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  @MainActor private static func emptyPicture() throws -> Composition {
    try FrameRenderer().compose(EmptyView(), on: .fullHD)
  }
}

/// Draws each frame and forgets it.
@MainActor
private final class DrawingSink: FrameSink {
  private(set) var failure: (any Error)?

  func receive(_ frame: Frame, done: @escaping @MainActor @Sendable () -> Void) {
    do { _ = try frame.bitmap() } catch { failure = error }
    done()
  }
}
