package import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bytes of a font file, mapped into memory for as long as anything draws with them.
///
/// They have been checked: a font library finds a directory whose tables lie inside the file.
package final class FontFile: Sendable {
  /// Where the file is.
  package let url: URL
  /// The bytes; they stay where they are for the life of this object.
  nonisolated(unsafe) package let bytes: UnsafeRawBufferPointer
  /// How many faces the file holds: one, or those of a collection.
  package let faceCount: Int

  /// Maps a file.
  ///
  /// - Throws: What is wrong with the file.
  package init(mapping url: URL) throws(FontError) {
    self.url = url
    let bytes = try Self.map(url)
    do {
      self.faceCount = try SFNTDirectory(bytes, of: url).faceCount
    } catch {
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
      throw error
    }
    self.bytes = bytes
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  /// The bytes without a copy; the value keeps the file mapped.
  package var data: Data {
    guard let base = UnsafeMutableRawPointer(mutating: bytes.baseAddress) else { return Data() }
    return Data(bytesNoCopy: base, count: bytes.count, deallocator: .custom { _, _ in _ = self })
  }

  private static func map(_ url: URL) throws(FontError) -> UnsafeRawBufferPointer {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT ? .notFound(url) : .unreadable(url, reason: reason(errno))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(url, reason: reason(errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(url, reason: "it is not a file")
    }
    guard status.st_size > 0 else { throw .empty(url) }
    let count = Int(status.st_size)
    guard let base = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), base != MAP_FAILED
    else { throw .unreadable(url, reason: reason(errno)) }
    return UnsafeRawBufferPointer(start: base, count: count)
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
