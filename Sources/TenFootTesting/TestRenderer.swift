import Synchronization
import TenFootDisplay

/// The renderer of checks that were given none: fonts are opened once in a process.
enum TestRenderer {
  private static let made = Mutex<FrameRenderer?>(nil)

  /// The renderer that a check was given, else the shared one.
  static func resolve(_ renderer: FrameRenderer?) throws(GoldenError) -> FrameRenderer {
    if let renderer { return renderer }
    return try shared()
  }

  private static func shared() throws(GoldenError) -> FrameRenderer {
    try made.withLock { (made) throws(GoldenError) in
      if let made { return made }
      do throws(FrameError) {
        let renderer = try FrameRenderer()
        made = renderer
        return renderer
      } catch {
        throw .drawing(error.description)
      }
    }
  }
}
