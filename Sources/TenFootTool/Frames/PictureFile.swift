import Foundation
import TenFootDisplay
import TenFootRaster

/// A screen as one picture file, which is replaced with each frame.
@MainActor
final class PictureFile: FrameSink {
  /// Why the picture could not be drawn or written, the first time.
  private(set) var failure: ToolError? {
    didSet { if failure != nil, oldValue == nil { onFailure() } }
  }
  /// Is told when there is a failure.
  var onFailure: () -> Void = {}
  private(set) var isBusy = false
  /// How a frame becomes bytes.
  var work = FrameWork()
  private let path: String

  init(_ path: String) { self.path = path }

  /// Waits for the picture no longer that is being written.
  func giveUp() {
    failure = failure ?? .cannotWrite(path, reason: "nobody reads it")
  }

  func receive(_ frame: Frame, done: @escaping @MainActor @Sendable () -> Void) {
    isBusy = true
    Task.detached { [path, work] in
      let failure = await Self.write(frame, to: path, work)
      await MainActor.run {
        self.failure = self.failure ?? failure
        self.isBusy = false
        done()
      }
    }
  }

  private nonisolated static func write(
    _ frame: Frame, to path: String, _ work: FrameWork
  ) async -> ToolError? {
    do {
      if let picture = try await work.bytes(of: frame, encode: { try $0.pngData() }) {
        try OutputFile.write(picture, to: path, showing: frame)
      }
      return nil
    } catch let error as ToolError {
      return error
    } catch {
      return .fault("the frame can't be drawn: \(error)")
    }
  }
}
