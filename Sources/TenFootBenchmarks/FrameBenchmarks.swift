import Foundation
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
    .timed("frame.full.raw.2threads", "the same in two bands on two threads") {
      let frames = try FrameRenderer(threads: 2)
      return { run in
        _ = try frames.draw(frames.compose(PeerScoreboard(frame: run), on: .fullHD))
      }
    },
    .timed("frame.update.raw", "view tree to pixels over the last frame, one score changed") {
      let frames = try FrameRenderer()
      var drawn: DrawnFrame?
      return { run in
        let board = PeerScoreboard(frame: 0, changed: run)
        try frames.draw(frames.compose(board, on: .fullHD), over: &drawn)
      }
    },
    .timed("frame.unchanged", "view tree to pixels over the last frame, nothing changed") {
      let frames = try FrameRenderer()
      var drawn: DrawnFrame?
      return { _ in
        try frames.draw(frames.compose(PeerScoreboard(frame: 0), on: .fullHD), over: &drawn)
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
    .timed("png.encode.small", "pixels to PNG bytes, small setting") {
      let frames = try FrameRenderer()
      let bitmap = try frames.draw(frames.compose(PeerScoreboard(frame: 0), on: .fullHD))
      return { _ in _ = try bitmap.pngData(.small) }
    },
    .timed(
      "image.scale.4k",
      "an image of 3840 × 2160 in a new size of about 1920 × 1080; 33 MB are read at least once"
    ) {
      let frames = try FrameRenderer()
      let image = Image(bitmap: try frames.draw(frames.compose(PeerScoreboard(frame: 0), on: .uhd)))
      return { run in
        let size = CGSize(width: 1920 - CGFloat(run % 200) / 2, height: 1080)
        let view = image.resizable().frame(width: size.width, height: size.height)
        _ = try frames.draw(frames.compose(view.ignoresSafeArea(), on: .fullHD))
      }
    },
    .timed("effects.blur.40", "a blur of 40 points over a frame") { drawing in
      drawing.blur(radius: 40)
    },
    .timed("effects.shadow.card", "a card of 600 × 400 points with a shadow of 20") { ground in
      RoundedRectangle(cornerRadius: 30).fill(ground).frame(width: 600, height: 400)
        .shadow(radius: 20, y: 10)
    },
    .timed("gradient.full", "a gradient over a frame, not kept") { ground in ground },
  ]

  /// A figure of one view drawn anew in every run: its colors change, so that no cache knows it.
  private static func timed<Content: View>(
    _ key: String, _ summary: String, view: @escaping @MainActor (LinearGradient) -> Content
  ) -> Benchmark {
    .timed(key, summary) {
      let frames = try FrameRenderer()
      return { run in
        let shade = Double(run % 200) / 200
        let ground = LinearGradient(
          colors: [Color(white: shade), .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        _ = try frames.draw(frames.compose(view(ground), on: .fullHD))
      }
    }
  }
}
