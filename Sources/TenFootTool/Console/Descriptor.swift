import Foundation

/// Reads and writes on file descriptors that finish what they begin.
enum Descriptor {
  /// Writes all of `data`, however many calls it takes.
  static func write(_ data: Data, to descriptor: Int32) throws(SystemError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        Foundation.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody else made the stream non-blocking; wait until it takes more.
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wanted, 1, -1)
      } else if errno != EINTR {
        throw SystemError(code: errno)
      }
    }
  }
}

/// What the system says about a call that failed.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32

  /// The last call's error.
  static var last: SystemError { SystemError(code: errno) }

  var description: String {
    switch code {
    case EPIPE: "the reader closed it before everything was written"
    case ENOSPC: "the disk is full"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file would be larger than the system allows"
    case ENOENT: "it does not exist"
    case EACCES, EPERM: "permission is denied"
    case EROFS: "the disk is read-only"
    case ENOTDIR: "part of its path is not a folder"
    case EISDIR: "it is a folder"
    case EBADF: "it is closed"
    case ENAMETOOLONG: "its name is too long"
    default: String(cString: strerror(code))
    }
  }
}
