import Foundation

/// Reads and writes whole files, with errors that name them.
enum FileBytes {
  /// The bytes of a file; `nil` when it does not exist.
  static func read(_ url: URL) throws(GoldenError) -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      throw .cannotRead(url.path, reason: error.localizedDescription)
    }
  }

  /// Writes a file beside its place and renames it, so that nobody sees half of it, and makes the
  /// folders that it needs.
  static func write(_ data: Data, to url: URL) throws(GoldenError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw .cannotWrite(url.path, reason: error.localizedDescription)
    }
  }
}
