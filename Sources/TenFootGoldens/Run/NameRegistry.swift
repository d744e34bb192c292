import Synchronization
import TenFootRaster

/// The goldens that a process has checked, so that no two checks share one.
final class NameRegistry: Sendable {
  private struct Use {
    var call: String
    var content: Checksum
  }

  private let uses = Mutex<[String: Use]>([:])

  /// Notes a use down.
  ///
  /// The same call may check the same content again, as a test that is tried again does; two cases
  /// of one test that show two things need two names.
  func use(_ golden: String, content: Checksum, call: String) throws(GoldenError) {
    let earlier = uses.withLock { uses -> Use? in
      guard let known = uses[golden] else {
        uses[golden] = Use(call: call, content: content)
        return nil
      }
      return known
    }
    guard let earlier, earlier.call != call || earlier.content != content else { return }
    throw .usedTwice(golden: golden, first: earlier.call, second: call)
  }
}
