import Dispatch
import Foundation

/// A file or standard input, read a piece at a time on a thread of its own, so that waiting for
/// input never holds up the drawing.
final class ByteSource: Sendable {
  /// How the input is called in messages.
  let name: String
  /// The size of a regular file, in bytes; `nil` when nobody knows how much will come.
  let byteCount: Int?
  private let descriptor: Int32
  private let isOwned: Bool
  private let interruption: Interruption
  private let queue = DispatchQueue(label: "tenfoot.input")

  /// Opens the file at `path`, or standard input when it is `-`.
  ///
  /// Reading ends early when `interruption` is requested.
  init(_ path: String, console: Console, interruption: Interruption) throws(ToolError) {
    name = path == "-" ? "standard input" : path
    isOwned = path != "-"
    descriptor = isOwned ? open(path, O_RDONLY | O_CLOEXEC) : console.input
    self.interruption = interruption
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      // The console knows of a closed stream without a call that would say so now.
      let error = isOwned ? SystemError.last : SystemError(code: EBADF)
      throw .cannotRead(name, reason: error.description)
    }
    let kind = status.st_mode & mode_t(S_IFMT)
    guard kind != mode_t(S_IFDIR) else {
      close(descriptor)
      throw .cannotRead(name, reason: "it is a folder")
    }
    byteCount = kind == mode_t(S_IFREG) ? Int(status.st_size) : nil
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// The next piece of the input; empty at its end.
  func read(upTo count: Int = 1 << 16) async throws(ToolError) -> [UInt8] {
    let result = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.readNow(upTo: count)) }
    }
    do {
      return try result.get()
    } catch {
      throw .cannotRead(name, reason: error.description)
    }
  }

  private func readNow(upTo count: Int) -> Result<[UInt8], SystemError> {
    while true {
      var wanted = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: interruption.wakeDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&wanted, nfds_t(wanted.count), -1)
      if wanted[1].revents != 0 { return .success([]) }
      var code: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        let got = Foundation.read(descriptor, buffer.baseAddress, count)
        filled = max(got, 0)
        code = got < 0 ? errno : 0
      }
      if code == 0 { return .success(bytes) }
      if code != EINTR && code != EAGAIN { return .failure(SystemError(code: code)) }
    }
  }
}
