import Foundation
import Testing

struct ScreenLeakTests {
  /// The least that the allocator gives for anything, in bytes: a chunk of glibc's on 64 bits.
  private static let smallestObject = 32.0

  // In a process of its own, where nobody else opens files or asks for memory, and without the
  // stocks of freed memory that each thread keeps: which threads there are depends on the machine's
  // load.
  @Test(arguments: ["screens.leak", "screens.schedules_leak"])
  func `screens that come and go leave no file open and no object behind`(
    _ figure: String
  ) async throws {
    var least = Double.infinity
    // What leaks leaks every time; what other threads happen to hold doesn't.
    for _ in 0..<3 where least >= Self.smallestObject / 2 {
      let run = try await ToolProcess.shell(
        "GLIBC_TUNABLES=glibc.malloc.tcache_count=0 $bench --json $1", figure, patience: 300)
      #expect(run.code == 0, "\(run.errors)")
      let report = try JSONSerialization.jsonObject(with: run.output) as? [String: [String: Double]]
      least = min(least, try #require(report?[figure]?["bytes"]))
    }
    #expect(least < Self.smallestObject / 2)
  }
}
