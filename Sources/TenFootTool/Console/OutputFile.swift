import Foundation
import TenFootDisplay

/// Writes files that nobody ever sees half of.
enum OutputFile {
  /// Writes `data` to the file at `path`, or to standard output when it is `-`.
  static func write(_ data: Data, to path: String, console: Console) throws(ToolError) {
    guard path != "-" else { return try console.print(data) }
    try write(data, to: path)
  }

  /// Writes `data` beside the file at `path` and renames it, so that the file is the old one or
  /// the new one at any time.
  ///
  /// - Parameters:
  ///   - data: What is written.
  ///   - path: Where.
  ///   - frame: The frame whose picture it is; the file stays the old one once that is not current.
  /// - Throws: ``ToolError/cannotWrite(_:reason:)``.
  static func write(
    _ data: Data, to path: String, showing frame: Frame? = nil
  ) throws(ToolError) {
    do throws(SystemError) {
      try place(data, at: path, frame)
    } catch {
      throw .cannotWrite(path, reason: reason(error, for: path))
    }
  }

  /// Creates the folder at `path` unless it is there; the folder that holds it must be.
  static func createFolder(_ path: String) throws(ToolError) {
    if mkdir(path, 0o777) == 0 { return }
    let error = SystemError.last
    var status = stat()
    guard error.code == EEXIST, stat(path, &status) == 0 else {
      throw .cannotWrite(path, reason: reason(error, for: path))
    }
    guard isFolder(status) else {
      throw .cannotWrite(path, reason: "it is a file, and a folder is needed")
    }
    guard access(path, W_OK | X_OK) == 0 else {
      throw .cannotWrite(path, reason: SystemError.last.description)
    }
  }

  private static func place(
    _ data: Data, at path: String, _ frame: Frame?
  ) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return try replace(path, with: data, mode: nil, frame)
    }
    if isFolder(status) { throw SystemError(code: EISDIR) }
    // A device or a pipe can't be replaced by a file; it takes the bytes as they come.
    guard status.st_mode & mode_t(S_IFMT) == mode_t(S_IFREG) else {
      return try pour(data, into: path)
    }
    guard access(path, W_OK) == 0 else { throw .last }
    // A link stays a link: what it leads to is replaced.
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    try replace(String(cString: resolved), with: data, mode: status.st_mode & 0o7777, frame)
  }

  private static func replace(
    _ path: String, with data: Data, mode: mode_t?, _ frame: Frame?
  ) throws(SystemError) {
    let (temporary, descriptor) = try TemporaryFiles.open(in: folder(of: path))
    do throws(SystemError) {
      do throws(SystemError) {
        if let mode { _ = fchmod(descriptor, mode) }
        try Descriptor.write(data, to: descriptor)
      } catch {
        close(descriptor)
        throw error
      }
      // Some file systems tell only now that the disk is full.
      guard close(descriptor) == 0 else { throw SystemError.last }
      guard let frame else { return try TemporaryFiles.rename(temporary, to: path) }
      let isShown = try frame.present { () throws(SystemError) in
        try TemporaryFiles.rename(temporary, to: path)
      }
      if !isShown { TemporaryFiles.discard(temporary) }
    } catch {
      TemporaryFiles.discard(temporary)
      throw error
    }
  }

  /// Whether what is at `path` is a file, or nothing yet, and not a device, a pipe or standard output.
  static func isReplaced(_ path: String) -> Bool {
    var status = stat()
    guard path != "-" else { return false }
    return stat(path, &status) != 0 || status.st_mode & mode_t(S_IFMT) == mode_t(S_IFREG)
  }

  /// Whether two paths lead to the same file, which may not be there yet.
  static func isSame(_ path: String, _ other: String) -> Bool {
    guard isReplaced(path), isReplaced(other) else { return false }
    var (first, second) = (stat(), stat())
    if stat(path, &first) == 0, stat(other, &second) == 0 {
      return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }
    return place(of: path) == place(of: other)
  }

  /// The path without links and dots in its folders.
  private static func place(of path: String) -> String {
    guard let resolved = realpath(folder(of: path), nil) else { return path }
    defer { free(resolved) }
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    return "\(String(cString: resolved))/\(name)"
  }

  /// Sees to it that a file can have the place of what is at `path`.
  static func checkReplaceable(_ path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    if isFolder(status) { throw SystemError(code: EISDIR) }
    guard access(path, W_OK) == 0 else { throw .last }
  }

  /// Gives a finished file the place of the one at `path`, with its rights; a link stays a link.
  static func move(_ temporary: String, to path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return try TemporaryFiles.rename(temporary, to: path) }
    guard access(path, W_OK) == 0, let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    guard chmod(temporary, status.st_mode & 0o7777) == 0 else { throw .last }
    try TemporaryFiles.rename(temporary, to: String(cString: resolved))
  }

  private static func pour(_ data: Data, into path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try Descriptor.write(data, to: descriptor)
  }

  private static func isFolder(_ status: stat) -> Bool {
    status.st_mode & mode_t(S_IFMT) == mode_t(S_IFDIR)
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func reason(_ error: SystemError, for path: String) -> String {
    if path.isEmpty { return "a file without a name can't be; give one" }
    guard error.code == ENOENT else { return error.description }
    let folder = folder(of: path)
    // Folders that the system makes up, such as /proc, take no files.
    return access(folder, F_OK) == 0
      ? "no file can be made in the folder \(folder)" : "the folder \(folder) does not exist"
  }
}
