package import Foundation
import Synchronization
import TenFootRaster

/// A folder of goldens with its index, shared by the threads and processes of a run.
package final class GoldenFolder: Sendable {
  /// Where it is.
  package let url: URL
  private let lockFile: URL
  private let known = Mutex<(modified: Date, index: GoldenIndex)?>(nil)

  /// Opens a folder, which need not exist yet.
  package init(_ settings: GoldenSettings) {
    url = settings.folder
    lockFile = settings.scratch.appending(path: "lock")
  }

  private var indexFile: URL { url.appending(path: GoldenIndex.fileName) }

  /// Where a golden is, or would be.
  package func file(_ path: String) -> URL { url.appending(path: path) }

  /// The bytes of a golden; `nil` when it does not exist.
  package func read(_ path: String) throws(GoldenError) -> Data? {
    try FileBytes.read(file(path))
  }

  /// The index, read again when its file has changed.
  package func index() throws(GoldenError) -> GoldenIndex {
    let attributes = try? FileManager.default.attributesOfItem(atPath: indexFile.path)
    guard let modified = attributes?[.modificationDate] as? Date else { return GoldenIndex() }
    if let known = known.withLock(\.self), known.modified == modified { return known.index }
    guard let data = try FileBytes.read(indexFile) else { return GoldenIndex() }
    let index = try GoldenIndex(data, at: indexFile.path)
    known.withLock { $0 = (modified, index) }
    return index
  }

  /// Writes a golden and its entry.
  package func write(_ data: Data, _ entry: GoldenEntry, to path: String) throws(GoldenError) {
    try FileBytes.write(data, to: file(path))
    try changeIndex { $0.entries[path] = entry }
  }

  /// Removes a golden and its entry, and the folders that it leaves empty.
  package func remove(_ path: String) throws(GoldenError) {
    try? FileManager.default.removeItem(at: file(path))
    var folder = file(path).deletingLastPathComponent()
    while folder.path.count > url.path.count, rmdir(folder.path) == 0 {
      folder.deleteLastPathComponent()
    }
    try changeIndex { $0.entries[path] = nil }
  }

  /// The paths of all files but the index and what explains the folder, in order.
  package func storedPaths() -> [String] {
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      (path.hasSuffix(".png") || path.hasSuffix(".txt")) && path.contains("/")
    }
    .sorted()
  }

  private func changeIndex(
    _ change: (inout GoldenIndex) -> Void
  ) throws(GoldenError) {
    let lock = try FileLock(lockFile)
    defer { lock.release() }
    // Another process may have written since the index was read.
    var index = GoldenIndex()
    if let data = try FileBytes.read(indexFile) {
      index = try GoldenIndex(data, at: indexFile.path)
    }
    change(&index)
    try FileBytes.write(try index.data, to: indexFile)
    known.withLock { $0 = nil }
  }
}
