import Foundation

/// A folder whose new files appear when all of them are there: before that, and whatever goes wrong,
/// it is as it was.
final class OutputFolder {
  private let path: String
  private let isNew: Bool
  /// The finished files that wait for their names, beside the folder or hidden in it.
  private var waiting: [(temporary: String, name: String)] = []
  /// The files that go in the end.
  private var surplus: [String] = []

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

  /// The names of the files that are there, without folders.
  var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { OutputFile.isReplaced(path + "/" + $0) }
  }

  /// Removes a file of the folder in the end.
  func remove(_ name: String) { surplus.append(name) }

  /// Gives all files their names, or leaves the folder as it was.
  ///
  /// - Throws: ``ToolError/cannotWrite(_:reason:)``.
  func finish() throws(ToolError) {
    try OutputFile.createFolder(path)
    var changes: [Change] = []
    do throws(ToolError) {
      // What is in the way of one file is found before any other has its name.
      for (_, name) in waiting {
        try attempt(name) { file throws(SystemError) in try OutputFile.checkReplaceable(file) }
      }
      for (temporary, name) in waiting {
        try attempt(name) { file throws(SystemError) in
          changes.append(try Change(file))
          try OutputFile.move(temporary, to: file)
        }
      }
      for name in surplus {
        try attempt(name) { file throws(SystemError) in
          changes.append(try Change(file))
          guard unlink(file) == 0 else { throw SystemError.last }
        }
      }
    } catch {
      for change in changes.reversed() { change.undo() }
      if isNew { rmdir(path) }
      throw error
    }
    for change in changes { change.settle() }
    waiting = []
  }

  private func attempt(
    _ name: String, _ action: (String) throws(SystemError) -> Void
  ) throws(ToolError) {
    let file = path + "/" + name
    do throws(SystemError) {
      try action(file)
    } catch {
      throw .cannotWrite(file, reason: OutputFile.reason(error, for: file))
    }
  }

  private func discard() {
    for (temporary, _) in waiting { TemporaryFiles.discard(temporary) }
    waiting = []
  }
}

/// What is about to happen to a file, with what it was before.
private struct Change {
  /// The file, where links lead.
  private let path: String
  /// Where it is kept as it was; `nil` when there was none.
  private let kept: String?

  init(_ path: String) throws(SystemError) {
    guard access(path, F_OK) == 0, let resolved = realpath(path, nil) else {
      self.path = path
      kept = nil
      return
    }
    defer { free(resolved) }
    let file = String(cString: resolved)
    let copy = try TemporaryFiles.keep(file)
    self.path = file
    kept = copy
  }

  /// Puts back what was there.
  func undo() {
    guard let kept else {
      unlink(path)
      return
    }
    // What can't go back stays under the name that it has.
    guard (try? TemporaryFiles.rename(kept, to: path)) != nil else { return }
    // Renaming a file to another name of itself does nothing, and leaves both.
    TemporaryFiles.discard(kept)
  }

  /// Lets go of what was there.
  func settle() {
    if let kept { TemporaryFiles.discard(kept) }
  }
}
