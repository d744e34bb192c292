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
      key: "screens.leak", summary: "growth over 1,000 connections, each drawn and written to files"
    ) { _ in
      let folder = try TemporaryFolder()
      let clock = VirtualClock()
      let center = ScreenCenter(clock: clock, renderer: try FrameRenderer())
      let mode = ScreenMode(pixelWidth: 320, pixelHeight: 180)
      let screen = ScreenDescription(name: "Small", modes: [mode])
      let session = DisplaySession(center: center) { Text("Hello, sofa").font(.largeTitle) }
      let (files, drawn) = (PNGFolderSink(folder: folder.url), DrawingSink())
      center.addSink(files, to: screen.key)
      center.addSink(drawn, to: screen.key)
      @MainActor func run(_ cycles: Int) async throws {
        for _ in 0..<cycles {
          try center.connect(screen)
          clock.advance(by: .seconds(5))
          while center.deliveries(to: screen.key).contains(where: \.isBusy) { await Task.yield() }
          try center.disconnect(screen.key)
          clock.advance(by: .seconds(5))
        }
      }
      // Caches fill first: what they hold is bounded, and no growth.
      try await run(300)
      let before = (files: try openFiles(), memory: try residentKibibytes())
      try await run(1000)
      if let failure = drawn.failure { throw failure }
      if let failure = files.failure { throw BenchmarkFailure(failure) }
      guard drawn.count == 1300, session.state != .ended else {
        throw BenchmarkFailure("\(drawn.count) frames were drawn, and not one a connection")
      }
      guard try openFiles() == before.files else {
        throw BenchmarkFailure("files were left open")
      }
      return .value(try residentKibibytes() - before.memory, unit: "kib")
    },
    Benchmark(
      key: "screens.schedules", summary: "10,000 fault schedules over the party and a bare registry"
    ) { _ in
      let start = ContinuousClock.now
      // Games are on the main actor, of which a process has one: another process runs every other
      // schedule.
      let others = Task.detached { try ChildProcess.schedules(ScheduleRun(first: 2)) }
      if let failure = try ScheduleRun(first: 1).failure() { throw failure }
      try await others.value
      return .value((ContinuousClock.now - start) / .seconds(1), unit: "s")
    },
  ]

  /// How many files the process has open.
  private static func openFiles() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  @MainActor fileprivate static func emptyPicture() throws -> Composition {
    try FrameRenderer().compose(EmptyView(), on: .fullHD)
  }
}

/// Every other one of 10,000 fault schedules, over the party and over a bare registry.
struct ScheduleRun {
  /// The seed that it begins with: 1 or 2.
  let first: UInt64

  /// Runs the schedules up to the first that breaks something; `nil` when none does.
  @MainActor func failure() throws -> SimulationFailure? {
    let picture = try Benchmark.emptyPicture()
    for seed in stride(from: first, through: 10_000, by: 2) {
      let bare = SimulationFailure.find(in: FaultSchedule(seed: seed)) {
        RegistrySimulation.violation(in: $0)
      }
      let schedule = FaultSchedule(seed: seed, keys: ["1", "2", "3", "4", " ", "j"])
      let party = SimulationFailure.find(in: schedule) {
        GameSimulation<PartyGame>.violation(
          in: $0, policy: schedule.policy, drawing: .none(picture))
      }
      if let failure = bare ?? party { return failure }
    }
    return nil
  }
}

/// Draws each frame and forgets it.
@MainActor
private final class DrawingSink: FrameSink {
  private(set) var failure: (any Error)?
  private(set) var count = 0

  func receive(_ frame: Frame, done: @escaping @MainActor @Sendable () -> Void) {
    do { _ = try frame.bitmap() } catch { failure = error }
    count += 1
    done()
  }
}
