import Foundation
import TenFoot
import TenFootDisplay
import TenFootGoldens
import TenFootRaster

extension Benchmark {
  /// What checking a golden of 1920 × 1080 pixels takes, once the frame is drawn.
  static let goldens: [Benchmark] = [
    .timed("golden.same.hash", "verify an equal golden by its checksum") {
      let golden = try GoldenFile()
      return { _ in
        let stored = StoredPicture(file: try golden.read(), entry: golden.entry)
        guard stored.isKnown(toShow: try golden.bitmap.pixelChecksum()) else {
          throw BenchmarkFailure("an equal golden was not recognized")
        }
      }
    },
    .timed("golden.same.decode", "verify an equal golden by its pixels") {
      let golden = try GoldenFile()
      return { _ in
        guard StoredPicture(file: try golden.read(), entry: nil).holds(golden.bitmap) else {
          throw BenchmarkFailure("an equal golden was not recognized")
        }
      }
    },
    .timed("golden.diff", "find and label the difference of eight scores") {
      let (one, other) = try (GoldenFile.frame(0), GoldenFile.frame(999))
      return { _ in
        guard try PictureDifference(from: one, to: other) != nil else {
          throw BenchmarkFailure("two frames were taken for the same")
        }
      }
    },
    .timed("golden.diff.all", "find and label a difference of every pixel") {
      let one = try GoldenFile.frame(0)
      let other = Bitmap(width: one.width, height: one.height, isOpaque: true) { bytes in
        one.withUnsafeBytes { bytes.copyMemory(from: $0) }
        for place in stride(from: 0, to: bytes.count, by: 4) { bytes[place] ^= 1 }
      }
      return { _ in
        guard try PictureDifference(from: one, to: other)?.pixelCount == 1920 * 1080 else {
          throw BenchmarkFailure("some of the pixels were taken for the same")
        }
      }
    },
  ]
}

/// A golden on disk and the frame that it shows.
private struct GoldenFile {
  let bitmap: Bitmap
  let entry: GoldenEntry
  private let folder: TemporaryFolder

  @MainActor init() throws {
    bitmap = try Self.frame(0)
    folder = try TemporaryFolder()
    let png = try bitmap.pngData(.small)
    try png.write(to: URL(fileURLWithPath: folder.path("golden.png")))
    entry = GoldenEntry(
      file: Checksum(png), pixels: try bitmap.pixelChecksum(), width: 1920, height: 1080)
  }

  func read() throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.path("golden.png")))
  }

  @MainActor static func frame(_ number: Int) throws -> Bitmap {
    let frames = try FrameRenderer()
    return try frames.draw(frames.compose(PeerScoreboard(frame: number), on: .fullHD))
  }
}
