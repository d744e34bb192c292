import Foundation
import TenFoot
import TenFootDisplay
import TenFootGallery

extension Benchmark {
  /// The rules over a scoreboard, and over a game.
  static let lint: [Benchmark] = [
    .timed("lint.layout", "all rules that need no pixels, over a scoreboard's layout") {
      let frames = try FrameRenderer()
      let scene = ScoreboardScene.view(of: ScoreboardScene.sample)
      let composition = frames.compose(scene, on: .fullHD)
      return { _ in _ = composition.findings }
    },
    .timed("lint.pixels", "all rules over a scoreboard, both pictures drawn") {
      let frames = try FrameRenderer()
      // In turn two that differ everywhere, since only what differs is drawn.
      let compositions = [0.0, 1].map { white in
        frames.compose(
          ScoreboardScene.view(of: ScoreboardScene.sample)
            .background(Color(white: white).ignoresSafeArea()), on: .fullHD)
      }
      return { run in _ = try frames.findings(of: compositions[run % 2]) }
    },
    Benchmark(key: "lint.chess", summary: "a process that lints the 88 positions of a game") { _ in
      let times = try (0..<3).map { _ in
        try ChildProcess.tool("lint", "chessboard", "--states", chessGame).seconds * 1000
      }
      return .milliseconds(times)
    },
  ]
}
