import Foundation

/// Writes PNG files chunk by chunk as the specification describes them, independently of the code
/// under test: pixels are stored, not compressed.
struct TestPNG {
  var width: UInt32
  var height: UInt32
  var bitDepth: UInt8 = 8
  var colorType: UInt8
  var isInterlaced = false
  /// The scanlines, each with its filter byte.
  var scanlines: [UInt8]
  /// Chunks between the header and the pixels.
  var chunks: [(type: String, content: [UInt8])] = []
  var endsProperly = true

  var data: Data {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header =
      Self.bigEndian(width) + Self.bigEndian(height)
      + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]
    bytes += Self.chunk("IHDR", header)
    for (type, content) in chunks { bytes += Self.chunk(type, content) }
    bytes += Self.chunk("IDAT", Self.stored(scanlines))
    if endsProperly { bytes += Self.chunk("IEND", []) }
    return Data(bytes)
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + content
    return bigEndian(UInt32(content.count)) + checked + bigEndian(crc32(checked))
  }

  /// A zlib stream of one stored block (RFC 1950, RFC 1951), for up to 65,535 bytes.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let length = UInt16(bytes.count)
    var (first, second): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      first = (first + UInt32(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return [0x78, 0x01, 0x01] + littleEndian(length) + littleEndian(~length) + bytes
      + bigEndian(second << 16 | first)
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { checksum, byte in
      (0..<8).reduce(checksum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func littleEndian(_ value: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}
