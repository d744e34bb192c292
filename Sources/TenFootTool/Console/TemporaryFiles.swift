import Foundation
import Synchronization

/// The unfinished files of this process, so that none is left behind whatever ends it.
enum TemporaryFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Opens a new file in `folder` for writing.
  static func open(in folder: String) throws(SystemError) -> (path: String, descriptor: Int32) {
    let name = ".tenfoot-\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let path = folder + "/" + name
    // Under the lock, so that there is no moment when the file exists and is not known here.
    let result = paths.withLock { paths -> Result<Int32, SystemError> in
      let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { return .failure(.last) }
      paths.insert(path)
      return .success(descriptor)
    }
    return (path, try result.get())
  }

  /// Gives the finished file its name, in place of what had it before.
  static func rename(_ path: String, to target: String) throws(SystemError) {
    guard Foundation.rename(path, target) == 0 else { throw .last }
    paths.withLock { _ = $0.remove(path) }
  }

  /// Gives the file at `path` a second name, under which it stays when the first goes to another.
  static func keep(_ path: String) throws(SystemError) -> String {
    let (copy, descriptor) = try open(in: OutputFile.folder(of: path))
    close(descriptor)
    unlink(copy)
    if link(path, copy) == 0 { return copy }
    // Some file systems have no second names.
    do {
      try FileManager.default.copyItem(atPath: path, toPath: copy)
    } catch {
      discard(copy)
      throw SystemError(code: EIO)
    }
    return copy
  }

  /// Removes a file that will not be finished.
  static func discard(_ path: String) {
    unlink(path)
    paths.withLock { _ = $0.remove(path) }
  }

  /// Removes all of them and ends the process before another can be made.
  static func discardAll(thenExit code: ExitCode) -> Never {
    paths.withLock { paths in
      for path in paths { unlink(path) }
      _exit(code.rawValue)
    }
  }
}
