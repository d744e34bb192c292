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
  /// Is told between the stages of a frame, for tests.
  var between: @Sendable (FrameStage) async -> Void = { _ in }
  private let folder: URL

  /// Creates a sink for a folder that is there.
  public init(folder: URL) { self.folder = folder }

  /// Draws and writes a frame on another thread.
  public func receive(_ frame: Frame, done: @escaping @MainActor @Sendable () -> Void) {
    let file = folder.appendingPathComponent(Self.fileName(of: frame))
    Task.detached { [between] in
      let failure = await Self.write(frame, to: file, between)
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

  /// Goes through the stages, and looks between them whether the screen is still there.
  private nonisolated static func write(
    _ frame: Frame, to file: URL, _ between: (FrameStage) async -> Void
  ) async -> String? {
    do {
      await between(.composed)
      guard frame.isCurrent else { return nil }
      let bitmap = try frame.bitmap()
      await between(.drawn)
      guard frame.isCurrent else { return nil }
      let data = try bitmap.pngData()
      await between(.encoded)
      guard frame.isCurrent else { return nil }
      try data.write(to: file, options: .atomic)
      return nil
    } catch {
      return "\(error)"
    }
  }
}

/// How far a frame has come.
enum FrameStage: CaseIterable {
  case composed
  case drawn
  case encoded
}
