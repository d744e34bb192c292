import Foundation
import Testing

@testable import TenFootTool

struct ProgressTests {
  @Test func `the line tells done, per second and the time left`() {
    // 30 frames in 2 s are 15 a second; a quarter took 2 s, so three more take 6 s.
    #expect(
      Progress.line(frames: 30, elapsed: .seconds(2), fraction: 0.25)
        == "30 frames, 15.0 per second, 6 s left")
    #expect(
      Progress.line(frames: 1, elapsed: .seconds(2), fraction: nil) == "1 frame, 0.5 per second")
    #expect(
      Progress.line(frames: 0, elapsed: .zero, fraction: 0) == "0 frames, 0.0 per second")
  }

  @Test(arguments: [
    (0.2, "1 s"), (59, "59 s"), (125, "2 min 5 s"), (12_000, "3 h 20 min"),
    (1e300, "277777 h 46 min"),
  ])
  func `a time is told as people say it`(seconds: Double, words: String) {
    #expect(Progress.time(.seconds(min(seconds, 1e15))) == words)
  }

  @Test func `a terminal sees a line that is written over, and a file sees none`() async throws {
    var terminal: Int32 = -1
    var screen: Int32 = -1
    #expect(openpty(&terminal, &screen, nil, nil, nil) == 0)
    let tool = Tool(
      name: "tenfoot", version: "", scenes: [],
      console: Console(input: -1, output: -1, error: screen), interruption: Interruption())
    var progress = Progress(tool: tool)
    progress.update(frames: 7)
    progress.finish(frames: 8)
    close(screen)
    var seen = ""
    var bytes = [UInt8](repeating: 0, count: 1000)
    // What was written can still be read, a piece at a time; then there is an end or an error.
    while case let count = read(terminal, &bytes, bytes.count), count > 0 {
      seen += String(decoding: bytes.prefix(count), as: UTF8.self)
    }
    close(terminal)
    #expect(seen.hasPrefix("\r\u{1B}[K7 frames, "))
    #expect(seen.contains("per second\r\u{1B}[K8 frames, "))
    #expect(seen.contains(", took "))
  }
}
