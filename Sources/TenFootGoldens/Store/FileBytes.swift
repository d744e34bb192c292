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
      throw .cannotRead(url.path, reason: reason(error, at: url))
    }
  }

  /// Removes a file, never a folder; one that is not there is no failure.
  static func remove(_ url: URL) throws(GoldenError) {
    guard unlink(url.path) != 0, errno != ENOENT else { return }
    throw .cannotWrite(url.path, reason: "it can't be removed: " + String(cString: strerror(errno)))
  }

  /// What went wrong, in the system's own words: Foundation's are often a number.
  private static func reason(_ error: any Error, at url: URL) -> String {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
    {
      return "it is a folder, and a file is wanted"
    }
    let causes = sequence(first: error as NSError) { error in
      error.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    guard let cause = causes.first(where: { $0.domain == NSPOSIXErrorDomain }) else {
      return error.localizedDescription
    }
    return String(cString: strerror(Int32(cause.code)))
  }

  /// Writes a file beside its place and renames it, so that nobody sees half of it, and makes the
  /// folders that it needs.
  static func write(_ data: Data, to url: URL) throws(GoldenError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw .cannotWrite(url.path, reason: reason(error, at: url))
    }
  }
}
