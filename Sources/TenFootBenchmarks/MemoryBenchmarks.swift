import Foundation
import TenFoot
import TenFootDisplay

extension Benchmark {
  /// What frame after frame leaves behind.
  static let memory: [Benchmark] = [
    Benchmark(
      key: "memory.slope_kib_per_1000_frames", summary: "growth over 3,000 frames in one process"
    ) { _ in
      let frames = try FrameRenderer()
      let canvas = DisplayCanvas.hd720
      @MainActor func draw(_ numbers: Range<Int>) throws {
        for number in numbers {
          _ = try frames.draw(frames.compose(PeerScoreboard(frame: number), on: canvas))
        }
      }
      // Caches fill first: what they hold is bounded, and no growth. Each frame has a new score, and
      // the engine keeps some thousands of texts.
      for number in 0..<6000 { _ = frames.compose(PeerScoreboard(frame: number), on: canvas) }
      try draw(6000..<7000)
      let before = try residentKibibytes()
      try draw(7000..<10_000)
      return .value((try residentKibibytes() - before) / 3, unit: "kib")
    }
  ]

  /// The memory that the process holds now.
  static func residentKibibytes() throws -> Double {
    let statm = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = statm.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    guard let pages else { throw BenchmarkFailure("/proc/self/statm can't be read") }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }
}
