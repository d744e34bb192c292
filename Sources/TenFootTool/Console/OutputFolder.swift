import Foundation

/// A folder whose new files appear when all of them are there: before that, and whatever goes wrong,
/// it is as it was.
final class OutputFolder {
  private let path: String
  private let isNew: Bool
  /// The finished files that wait for their names, beside the folder or hidden in it.
  private var waiting: [(temporary: String, name: String)] = []

  /// Finds out whether files can go to the folder at `path`; one that isn't there is made in the end.
  ///
  /// - Throws: ``ToolError/cannotWrite(_:reason:)``.
  init(_ path: String) throws(ToolError) {
    // What holds `film/` is what holds `film`.
    let end = path.lastIndex { $0 != "/" } ?? path.startIndex
    self.path = path.isEmpty ? path : String(path[...end])
    isNew = access(path, F_OK) != 0
    try OutputFile.createFolder(path)
    // It was made only to know of what is in the way before any work is done.
    if isNew { rmdir(path) }
  }

  deinit { discard() }

  /// Writes a file of the folder, which gets its name in the end.
  ///
  /// - Throws: ``ToolError/cannotWrite(_:reason:)``.
  func write(_ data: Data, as name: String) throws(ToolError) {
    do throws(SystemError) {
      let place = isNew ? OutputFile.folder(of: path) : path
      let (temporary, descriptor) = try TemporaryFiles.open(in: place)
      waiting.append((temporary, name))
      do throws(SystemError) {
        try Descriptor.write(data, to: descriptor)
      } catch {
        close(descriptor)
        throw error
      }
      guard close(descriptor) == 0 else { throw SystemError.last }
    } catch {
      throw .cannotWrite(path + "/" + name, reason: OutputFile.reason(error, for: path))
    }
  }

  /// Gives all files their names.
  ///
  /// - Throws: ``ToolError/cannotWrite(_:reason:)``.
  func finish() throws(ToolError) {
    try OutputFile.createFolder(path)
    for (temporary, name) in waiting {
      do throws(SystemError) {
        try OutputFile.move(temporary, to: path + "/" + name)
      } catch {
        throw .cannotWrite(path + "/" + name, reason: OutputFile.reason(error, for: path))
      }
    }
    waiting = []
  }

  private func discard() {
    for (temporary, _) in waiting { TemporaryFiles.discard(temporary) }
    waiting = []
  }
}
