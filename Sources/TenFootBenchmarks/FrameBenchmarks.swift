import TenFoot
import TenFootDisplay
import TenFootRaster

extension Benchmark {
  /// One frame in one process, on one thread.
  static let frames: [Benchmark] = [
    .timed("frame.full.raw", "view tree to pixels, everything drawn") {
      let frames = try FrameRenderer()
      return { run in
        _ = try frames.draw(frames.compose(PeerScoreboard(frame: run), on: .fullHD))
      }
    },
    .timed("frame.full.png", "view tree to PNG bytes") {
      let frames = try FrameRenderer()
      return { run in
        let bitmap = try frames.draw(frames.compose(PeerScoreboard(frame: run), on: .fullHD))
        _ = try bitmap.pngData()
      }
    },
    .timed("frame.compose", "view tree to display list") {
      let frames = try FrameRenderer()
      return { run in _ = frames.compose(PeerScoreboard(frame: run), on: .fullHD) }
    },
    .timed("png.encode", "pixels to PNG bytes, fast setting") {
      let frames = try FrameRenderer()
      let bitmap = try frames.draw(frames.compose(PeerScoreboard(frame: 0), on: .fullHD))
      return { _ in _ = try bitmap.pngData() }
    },
  ]
}
