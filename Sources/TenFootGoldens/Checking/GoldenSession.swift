import Foundation
import Synchronization
import TenFoot
import TenFootDisplay
import TenFootRaster

/// What the checks of a process share: the folder, the run's file, and the names in use.
package final class GoldenSession: Sendable {
  /// The settings.
  package let settings: GoldenSettings
  /// The goldens.
  package let folder: GoldenFolder
  /// The files that failed checks leave.
  package let files: ResultFiles
  let log: RunLog
  let registry = NameRegistry()

  /// Begins or joins a run, after a proof that the comparison works.
  package convenience init(
    _ settings: GoldenSettings, run: RunIdentity = .current
  ) throws(GoldenError) {
    try self.init(settings, run: run, noticing: ComparisonSelfTest.noticesOnePixel)
  }

  /// Begins or joins a run whose comparison is told by what it notices.
  init(
    _ settings: GoldenSettings, run: RunIdentity,
    noticing notices: (Bitmap, Bitmap) throws(RasterError) -> Bool
  ) throws(GoldenError) {
    try ComparisonSelfTest.run(notices)
    self.settings = settings
    folder = GoldenFolder(settings)
    files = ResultFiles(settings)
    log = try RunLog(settings, run)
  }

  /// Writes down that all checks are done.
  package func end() { log.end() }

  private static let open = Mutex<[GoldenSettings: GoldenSession]>([:])

  /// The session of a process with these settings, which ends with the process.
  package static func shared(_ settings: GoldenSettings) throws(GoldenError) -> GoldenSession {
    try open.withLock { (open) throws(GoldenError) in
      if let session = open[settings] { return session }
      let session = try GoldenSession(settings)
      if open.isEmpty { atexit { GoldenSession.endAll() } }
      open[settings] = session
      return session
    }
  }

  private static func endAll() {
    for session in open.withLock(\.values) { session.end() }
  }
}
