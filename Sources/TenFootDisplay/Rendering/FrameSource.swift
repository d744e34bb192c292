import Synchronization

/// Where frames come from: a renderer that is given, or one that all share and that is made when it
/// is first needed.
final class FrameSource: Sendable {
  private static let shared = Mutex<FrameRenderer?>(nil)

  private let given: FrameRenderer?
  private let failed = Mutex<FrameError?>(nil)

  init(_ renderer: FrameRenderer? = nil) { given = renderer }

  /// Why there is no renderer.
  var failure: FrameError? { failed.withLock { $0 } }

  func renderer() throws(FrameError) -> FrameRenderer {
    if let given { return given }
    do throws(FrameError) {
      return try Self.shared.withLock { (shared) throws(FrameError) -> FrameRenderer in
        if let renderer = shared { return renderer }
        let renderer = try FrameRenderer()
        shared = renderer
        return renderer
      }
    } catch {
      failed.withLock { $0 = error }
      throw error
    }
  }
}
