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

  /// Whether a path leads through a symbolic link below the folder, perhaps out of it.
  func isLinked(_ path: String) -> Bool {
    var place = url
    return path.split(separator: "/").contains { part in
      place.append(path: String(part))
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) != nil
    }
  }

  private static let linkRule = "it leads through a symbolic link; put a file in its place"

  /// The bytes of a golden; `nil` when it does not exist.
  package func read(_ path: String) throws(GoldenError) -> Data? {
    guard !isLinked(path) else { throw .cannotRead(file(path).path, reason: Self.linkRule) }
    return try FileBytes.read(file(path))
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
    try write([(path, data, entry)])
  }

  /// Writes goldens and their entries, the index last and once.
  func write(
    _ goldens: [(path: String, data: Data, entry: GoldenEntry)]
  ) throws(GoldenError) {
    for golden in goldens where isLinked(golden.path) {
      throw .cannotWrite(file(golden.path).path, reason: Self.linkRule)
    }
    for golden in goldens { try FileBytes.write(golden.data, to: file(golden.path)) }
    try changeIndex { index in
      for golden in goldens { index.entries[golden.path] = golden.entry }
    }
  }

  /// Removes goldens and their entries, and the folders that they leave empty.
  func remove(_ paths: [String]) throws(GoldenError) {
    guard !paths.isEmpty else { return }
    for path in paths {
      guard GoldenName.isPath(path) else { throw .refused("\(path) can't be a golden") }
      guard !isLinked(path) else { throw .cannotWrite(file(path).path, reason: Self.linkRule) }
      try FileBytes.remove(file(path))
      var folder = file(path).deletingLastPathComponent()
      while folder.path.count > url.path.count, rmdir(folder.path) == 0 {
        folder.deleteLastPathComponent()
      }
    }
    try changeIndex { index in
      for path in paths { index.entries[path] = nil }
    }
  }

  /// The paths of all files, in order, but for hidden ones, the index, and what explains the folder.
  package func storedPaths() throws(GoldenError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue, let paths = FileManager.default.enumerator(atPath: url.path) else {
      throw .cannotRead(url.path, reason: "it is a file, and a folder is wanted")
    }
    let own: Set = [GoldenIndex.fileName, Self.explanation]
    return paths.compactMap { $0 as? String }.filter { path in
      var isFolder: ObjCBool = false
      let full = file(path).path
      let isFile =
        !FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) || !isFolder.boolValue
        || isLinked(path)
      return isFile && !own.contains(path)
        && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .sorted()
  }

  /// The file that explains the folder to people.
  private static let explanation = "README.md"

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
