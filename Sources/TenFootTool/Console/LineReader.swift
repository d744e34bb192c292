import Foundation

/// The lines of an input of any length, one at a time, in constant memory.
struct LineReader {
  /// One line: what it holds, or that it holds too much.
  enum Content: Equatable {
    case text([UInt8])
    case tooLong
  }

  /// The longest line that is kept, in bytes; longer ones are passed over.
  static let longestLine = 16 << 20

  /// How many lines have been read.
  private(set) var lineCount = 0
  /// How many bytes these lines had, with their ends.
  private(set) var byteCount = 0
  private let source: ByteSource
  private let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(_ source: ByteSource, limit: Int = Self.longestLine) {
    self.source = source
    self.limit = limit
  }

  /// The next line without its end (`\n` or `\r\n`); `nil` after the last one.
  mutating func next() async throws(ToolError) -> Content? {
    var searched = start
    var isTooLong = false
    while true {
      if let end = newline(from: searched) {
        defer { start = end + 1 }
        return finish(upTo: end, endLength: 1, isTooLong: isTooLong)
      }
      if buffer.count - start > limit {
        isTooLong = true
        byteCount += buffer.count - start
        buffer.removeAll(keepingCapacity: false)
        start = 0
      }
      searched = buffer.count
      if !isAtEnd {
        let piece = try await source.read()
        isAtEnd = piece.isEmpty
        if start > 0 {
          buffer.removeSubrange(..<start)
          searched -= start
          start = 0
        }
        buffer += piece
      }
      guard isAtEnd else { continue }
      guard buffer.count > start || isTooLong else { return nil }
      defer { start = buffer.count }
      return finish(upTo: buffer.count, endLength: 0, isTooLong: isTooLong)
    }
  }

  private func newline(from place: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard place < bytes.count, let base = bytes.baseAddress else { return nil }
      guard let found = memchr(base + place, 0x0A, bytes.count - place) else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  private mutating func finish(upTo end: Int, endLength: Int, isTooLong: Bool) -> Content {
    lineCount += 1
    byteCount += end - start + endLength
    guard !isTooLong, end - start <= limit else { return .tooLong }
    var line = buffer[start..<end]
    if line.last == 0x0D { line.removeLast() }
    return .text(Array(line))
  }
}
