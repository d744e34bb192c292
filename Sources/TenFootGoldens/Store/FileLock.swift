import Foundation

/// A lock between processes, and between threads, that holds while a file is locked.
struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock; makes its file and the folders that it needs.
  init(_ url: URL) throws(GoldenError) {
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .cannotWrite(url.path, reason: String(cString: strerror(errno)))
    }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Lets others go on.
  func release() { close(descriptor) }
}
