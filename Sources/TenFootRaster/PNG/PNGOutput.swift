import CDeflate
import Foundation

/// The bytes of a PNG file as it is written: chunks with their lengths and checksums, in memory
/// that grows.
struct PNGOutput: ~Copyable {
  private var bytes: UnsafeMutableRawPointer
  private var capacity: Int
  private(set) var count = 0
  private var chunkStart = 0

  init(capacity: Int) throws(RasterError) {
    guard let bytes = malloc(capacity) else { throw Self.noMemory(capacity) }
    self.bytes = bytes
    self.capacity = capacity
  }

  deinit { free(bytes) }

  /// The bytes so far.
  var data: Data { Data(bytes: bytes, count: count) }

  mutating func append(_ values: some Collection<UInt8>) throws(RasterError) {
    try reserve(values.count)
    for value in values {
      bytes.storeBytes(of: value, toByteOffset: count, as: UInt8.self)
      count += 1
    }
  }

  mutating func append(_ value: UInt32) throws(RasterError) {
    try append([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  mutating func beginChunk(_ type: String) throws(RasterError) {
    chunkStart = count
    try append(0 as UInt32)
    try append(type.utf8)
  }

  mutating func endChunk() throws(RasterError) {
    let length = UInt32(count - chunkStart - 8).bigEndian
    bytes.storeBytes(of: length, toByteOffset: chunkStart, as: UInt32.self)
    // The checksum covers the type and the content, not the length.
    let checksum = libdeflate_crc32(0, bytes + chunkStart + 4, count - chunkStart - 4)
    try append(checksum)
  }

  /// Makes room for `length` bytes more.
  mutating func reserve(_ length: Int) throws(RasterError) {
    guard count + length > capacity else { return }
    let wanted = max(capacity * 2, count + length)
    guard let larger = realloc(bytes, wanted) else { throw Self.noMemory(wanted) }
    bytes = larger
    capacity = wanted
  }

  /// Lets `write` fill the free room: it takes where to write and how much fits, and returns how
  /// much it wrote.
  mutating func write(
    _ write: (UnsafeMutableRawPointer, Int) throws(RasterError) -> Int
  ) throws(RasterError) {
    count += try write(bytes + count, capacity - count)
  }

  private static func noMemory(_ byteCount: Int) -> RasterError {
    .encoding(reason: "there is no memory for \(byteCount) bytes")
  }
}
