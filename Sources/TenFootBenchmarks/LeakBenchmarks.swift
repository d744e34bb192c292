import CAllocator
import Foundation
import TenFoot
import TenFootDisplay
import TenFootGallery
import TenFootSimulation

extension Benchmark {
  /// What screens that came and went leave behind.
  static let leaks: [Benchmark] = [
    Benchmark(
      key: "screens.leak", summary: "left by a connection, each drawn and written to files"
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
      var count = 0
      let left = try await Leftovers(ofRounds: 1000) {
        count += 1
        try center.connect(screen)
        clock.advance(by: .seconds(5))
        while center.deliveries(to: screen.key).contains(where: \.isBusy) { await Task.yield() }
        try center.disconnect(screen.key)
        clock.advance(by: .seconds(5))
      }
      if let failure = drawn.failure { throw failure }
      if let failure = files.failure { throw BenchmarkFailure(failure) }
      guard drawn.count == count, session.state != .ended else {
        throw BenchmarkFailure("\(drawn.count) frames were drawn in \(count) connections")
      }
      return try left.measurement
    },
    Benchmark(
      key: "screens.schedules_leak", summary: "left by a fault schedule over party and registry"
    ) { _ in
      let schedules = try ScheduleRun(first: 1)
      var seed: UInt64 = 0
      let left = try await Leftovers(ofRounds: 80) {
        // The same ones again and again: what others would put into caches is no leak.
        seed = seed % 10 + 1
        if let failure = schedules.failure(of: seed) { throw failure }
      }
      return try left.measurement
    },
  ]
}

/// What work leaves behind that is done again and again.
@MainActor
private struct Leftovers {
  /// The bytes that a round leaves, in the long run.
  let bytesPerRound: Double
  /// The files that all rounds together left open.
  let files: Int

  private static let parts = 8

  /// Does the work so many times, after a quarter as many that fill caches: what they hold is bounded, and
  /// no growth.
  ///
  /// A leak grows from each part of the rounds to each later one. What comes once, such as a cache that
  /// doubles or another thread, grows between few of them, and the median of all slopes passes over it:
  /// Theil's and Sen's estimate.
  init(ofRounds rounds: Int, _ work: @MainActor () async throws -> Void) async throws {
    for _ in 0..<(rounds / 4) { try await work() }
    var levels = [Self.quietBytes()]
    // After the first rest: whoever waits has a timer open from then on.
    let before = try Self.openFiles()
    for _ in 0..<Self.parts {
      for _ in 0..<(rounds / Self.parts) { try await work() }
      levels.append(Self.quietBytes())
    }
    let slopes = levels.indices.flatMap { later in
      levels[..<later].indices.map { (levels[later] - levels[$0]) / Double(later - $0) }
    }.sorted()
    bytesPerRound = slopes[slopes.count / 2] / Double(rounds / Self.parts)
    files = try Self.openFiles() - before
  }

  /// The least memory in a few moments of rest: what other threads have just done with takes them a
  /// while to give back.
  private static func quietBytes() -> Double {
    var least = liveBytes()
    for _ in 0..<10 {
      // Without a task, which would ask for memory of its own.
      usleep(5000)
      least = min(least, liveBytes())
    }
    return least
  }

  var measurement: Measurement {
    get throws {
      guard files == 0 else { throw BenchmarkFailure("\(files) files were left open") }
      return .value(bytesPerRound, unit: "bytes")
    }
  }

  /// The memory that was asked for and not given back.
  ///
  /// The pages that a process holds say less: the allocator keeps room for each thread that ever
  /// asked, and which threads do the work depends on what else the machine does.
  private static func liveBytes() -> Double {
    #if os(Linux)
      let memory = mallinfo2()
      return Double(memory.uordblks + memory.hblkhd)
    #else
      return Double(mstats().bytes_used)
    #endif
  }

  private static func openFiles() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
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
