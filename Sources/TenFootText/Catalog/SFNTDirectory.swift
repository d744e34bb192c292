import Foundation

/// The table directory of a TrueType or OpenType file, checked against the file's size.
///
/// Source: OpenType specification, "The OpenType font file".
struct SFNTDirectory {
  /// How many faces the file holds.
  let faceCount: Int

  /// What no text can be set without; `maxp` and `hmtx` tell the glyphs and their widths.
  private static let requiredTables = ["cmap", "head", "hhea", "hmtx", "maxp"]

  /// Checks the directory.
  ///
  /// - Throws: What is wrong with the file.
  init(_ bytes: UnsafeRawBufferPointer, of url: URL) throws(FontError) {
    guard !bytes.isEmpty else { throw .empty(url) }
    guard let tag = Self.tag(bytes, at: 0) else {
      throw .notAFont(url, found: Self.guess(bytes))
    }
    switch tag {
    case "\0\u{1}\0\0", "OTTO", "true":
      try Self.checkTables(bytes, at: 0, of: url)
      faceCount = 1
    case "ttcf":
      let count = try Self.number(bytes, at: 8, of: url)
      guard count > 0 else { throw .notAFont(url, found: "a collection without fonts") }
      // Each offset is read, so that a count beyond the file ends at the file's end.
      for index in 0..<count {
        let offset = try Self.number(bytes, at: 12 + 4 * index, of: url)
        try Self.checkTables(bytes, at: offset, of: url)
      }
      faceCount = count
    case "wOFF": throw .webFont(url, format: "WOFF")
    case "wOF2": throw .webFont(url, format: "WOFF2")
    default: throw .notAFont(url, found: Self.guess(bytes))
    }
  }

  private static func checkTables(
    _ bytes: UnsafeRawBufferPointer, at start: Int, of url: URL
  ) throws(FontError) {
    let count = try number(bytes, at: start + 4, of: url) >> 16
    var missing = Set(requiredTables)
    for index in 0..<count {
      let record = start + 12 + 16 * index
      let offset = try number(bytes, at: record + 8, of: url)
      let length = try number(bytes, at: record + 12, of: url)
      guard offset + length <= bytes.count else {
        throw .truncated(url, size: bytes.count, needed: offset + length)
      }
      if let tag = tag(bytes, at: record) { missing.remove(tag) }
    }
    if let table = missing.min() { throw .missingTable(url, table: table) }
  }

  private static func number(
    _ bytes: UnsafeRawBufferPointer, at offset: Int, of url: URL
  ) throws(FontError) -> Int {
    guard offset + 4 <= bytes.count else {
      throw .truncated(url, size: bytes.count, needed: offset + 4)
    }
    return Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  private static func tag(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> String? {
    guard offset + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: Unicode.ASCII.self)
  }

  /// Names what people take for a font most often.
  private static func guess(_ bytes: UnsafeRawBufferPointer) -> String {
    let start = String(decoding: bytes.prefix(512), as: UTF8.self).lowercased()
    let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") { return "an HTML page" }
    if text.hasPrefix("<") { return "an XML or SVG file" }
    if text.hasPrefix("%!ps") || bytes.starts(with: [0x80, 0x01]) {
      return "a PostScript Type 1 font"
    }
    if text.hasPrefix("version https://git-lfs") { return "a Git LFS pointer" }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return "a ZIP archive" }
    let hex = bytes.prefix(4).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "a file that starts with the bytes \(hex.joined(separator: " "))"
  }
}
