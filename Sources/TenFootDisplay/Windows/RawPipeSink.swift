public import Foundation
import TenFoot

/// Writes the pixels of frames into a pipe, one frame after another, for `ffmpeg -f rawvideo`.
///
/// The pixels are `bgr0`. A stream can't change its size: frames of another mode than the first are
/// centered in it and cut off where they don't fit.
@MainActor
public final class RawPipeSink: FrameSink {
  /// Why nothing is written any more; `nil` while the reader is there.
  public private(set) var failure: String?
  /// How a frame becomes bytes.
  var work = FrameWork()
  private let pipe: FileHandle
  private var first: ScreenMode?

  /// Creates a sink for the writing end of a pipe; SIGPIPE must be ignored.
  public init(_ pipe: FileHandle) { self.pipe = pipe }

  /// Draws and writes a frame on another thread.
  public func receive(_ frame: Frame, done: @escaping @MainActor @Sendable () -> Void) {
    guard failure == nil else { return done() }
    let mode = first ?? frame.mode
    first = mode
    Task.detached { [pipe, work] in
      let failure = await Self.write(frame, in: mode, to: pipe, work)
      await MainActor.run {
        self.failure = failure
        done()
      }
    }
  }

  private nonisolated static func write(
    _ frame: Frame, in mode: ScreenMode, to pipe: FileHandle, _ work: FrameWork
  ) async -> String? {
    do {
      let area = CGRect(origin: .zero, size: mode.size)
      let bytes = try await work.bytes(of: frame) { bitmap in
        bitmap.placed(
          inWidth: mode.pixelWidth, height: mode.pixelHeight, centeredIn: area
        ).withUnsafeBytes { Data($0) }
      }
      // A frame that was begun is finished: half a frame would shift all that follow.
      if let bytes { try pipe.write(contentsOf: bytes) }
      return nil
    } catch {
      return "\(error)"
    }
  }
}
