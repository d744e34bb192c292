import CDeflate
package import Foundation

/// A text that travels inside a PNG file, in a compressed `iTXt` chunk that viewers skip.
package enum PNGNote {
  /// The most bytes of a note that is read.
  private static let limit = 16 << 20

  /// A PNG file with a note in front of its end mark; the file as it was if it is no whole PNG.
  ///
  /// - Parameters:
  ///   - note: The text.
  ///   - keyword: Its name: 1 to 79 ASCII letters and spaces (PNG specification, 11.3.3).
  ///   - png: The file.
  /// - Returns: The new file.
  /// - Throws: ``RasterError`` when memory runs out.
  package static func adding(
    _ note: String, as keyword: String, to png: Data
  ) throws(RasterError) -> Data {
    let endMark = 12
    guard png.count > PNGHeader.signature.count + endMark else { return png }
    var output = try PNGOutput(capacity: png.count + note.utf8.count + 1 << 10)
    try copy(png.dropLast(endMark), into: &output)
    try output.beginChunk("iTXt")
    // Keyword, compressed, method 0, no language, no translation of the keyword.
    try output.append(Array(keyword.utf8) + [0, 1, 0, 0, 0])
    try compress(Data(note.utf8), into: &output)
    try output.endChunk()
    try copy(png.suffix(endMark), into: &output)
    return output.data
  }

  /// The text of the first note of that name in a PNG file; `nil` if there is none that can be read.
  package static func text(named keyword: String, in png: Data) -> String? {
    let bytes = [UInt8](png)
    var place = PNGHeader.signature.count
    // Length, type, content, checksum.
    while place + 12 <= bytes.count {
      let length = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - place - 12 else { return nil }
      let start = place + 8
      if bytes[(place + 4)..<start].elementsEqual("iTXt".utf8) {
        let content = bytes[start..<(start + length)]
        let head = Array(keyword.utf8) + [0, 1, 0, 0, 0]
        if content.starts(with: head) { return decompress(content.dropFirst(head.count)) }
      }
      place = start + length + 4
    }
    return nil
  }

  private static func copy(_ bytes: Data, into output: inout PNGOutput) throws(RasterError) {
    try output.reserve(bytes.count)
    try output.write { (target, room) throws(RasterError) in
      bytes.copyBytes(
        to: UnsafeMutableRawBufferPointer(start: target, count: room), count: bytes.count)
      return bytes.count
    }
  }

  private static func compress(_ bytes: Data, into output: inout PNGOutput) throws(RasterError) {
    guard let compressor = libdeflate_alloc_compressor(9) else {
      throw .encoding(reason: "there is no memory for the compressor")
    }
    defer { libdeflate_free_compressor(compressor) }
    try output.reserve(libdeflate_zlib_compress_bound(compressor, bytes.count))
    let array = [UInt8](bytes)
    try output.write { (target, room) throws(RasterError) in
      let written = libdeflate_zlib_compress(compressor, array, array.count, target, room)
      guard written > 0 else { throw .encoding(reason: "the compressor ran out of room") }
      return written
    }
  }

  private static func decompress(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    let source = Array(bytes)
    var room = max(source.count * 8, 1 << 12)
    while room <= limit {
      var target = [UInt8](repeating: 0, count: room)
      var count = 0
      switch libdeflate_zlib_decompress(
        decompressor, source, source.count, &target, room, &count)
      {
      case LIBDEFLATE_SUCCESS: return String(decoding: target.prefix(count), as: UTF8.self)
      case LIBDEFLATE_INSUFFICIENT_SPACE: room *= 4
      default: return nil
      }
    }
    return nil
  }
}
