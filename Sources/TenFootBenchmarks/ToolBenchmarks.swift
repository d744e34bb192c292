import Foundation

extension Benchmark {
  /// The command line, as whole processes.
  static let tool: [Benchmark] = [
    .timed("cli.cold", "process start to PNG on disk") {
      let folder = try TemporaryFolder()
      return { _ in
        _ = try ChildProcess.tool("render", "scoreboard", "-o", folder.path("scoreboard.png"))
      }
    },
    Benchmark(key: "slides.per_second", summary: "the chess game five times over, 2 jobs") { _ in
      let folder = try TemporaryFolder()
      let game = try String(contentsOfFile: chessGame, encoding: .utf8)
      try String(repeating: game, count: 5)
        .write(toFile: folder.path("states.jsonl"), atomically: true, encoding: .utf8)
      let count = Double(game.split(separator: "\n").count * 5)
      let rates = try (0..<3).map { _ in
        let usage = try ChildProcess.tool(
          "slides", "chessboard", "--states", folder.path("states.jsonl"), "-o",
          folder.path("slides"), "--jobs", "2")
        return count / usage.seconds
      }
      return .perSecond(rates)
    },
    Benchmark(key: "memory.peak_mib", summary: "one frame in one process") { _ in
      let folder = try TemporaryFolder()
      let usage = try ChildProcess.tool(
        "render", "scoreboard", "-o", folder.path("scoreboard.png"))
      return .value(Double(usage.peakBytes) / 1_048_576, unit: "mib")
    },
  ]

  /// The 88 positions of one game, in the gallery's sources.
  static let chessGame = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "TenFootGallery/States/chess-kasparov-topalov-1999.jsonl").path
}

/// A folder that is removed with its last user.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "tenfoot-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }
}
