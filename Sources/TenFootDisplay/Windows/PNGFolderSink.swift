public import Foundation
import TenFoot
import TenFootRaster

/// Writes the frames of a screen as PNG files into a folder.
///
/// A file is named after its frame's screen, generation and number: `living-room-2-000017.png`. Nobody ever
/// sees half a file.
@MainActor
public final class PNGFolderSink: FrameSink {
  /// Why the last file could not be written.
  public private(set) var failure: String?
  /// How a frame becomes bytes.
  var work = FrameWork()
  private let folder: URL

  /// Creates a sink for a folder that is there.
  public init(folder: URL) { self.folder = folder }

  /// Draws and writes a frame on another thread.
  public func receive(_ frame: Frame, done: @escaping @MainActor @Sendable () -> Void) {
    let file = folder.appendingPathComponent(Self.fileName(of: frame))
    Task.detached { [work] in
      let failure = await Self.write(frame, to: file, work)
      await MainActor.run {
        self.failure = failure
        done()
      }
    }
  }

  /// The name of a frame's file.
  nonisolated static func fileName(of frame: Frame) -> String {
    let digits = String(frame.number)
    let number = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    let key = String(
      frame.screen.key.rawValue.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
    return "\(key)-\(frame.screen.generation)-\(number).png"
  }

  private nonisolated static func write(
    _ frame: Frame, to file: URL, _ work: FrameWork
  ) async -> String? {
    do {
      guard let data = try await work.bytes(of: frame, encode: { try $0.pngData() }) else {
        return nil
      }
      let unfinished = file.deletingLastPathComponent()
        .appendingPathComponent(".\(file.lastPathComponent).part")
      defer { unlink(unfinished.path) }
      try data.write(to: unfinished)
      try frame.present {
        guard rename(unfinished.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }
}
