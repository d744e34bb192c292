import CISAL
package import Foundation

/// CRC-64/XZ, computed by ISA-L at the speed of memory: tells kept bytes from changed ones.
///
/// It is no seal against forgery, and needs to be none: whoever can change a picture can change the
/// checksum beside it.
package struct Checksum: Hashable, Sendable {
  /// The checksum's 64 bits.
  package let rawValue: UInt64

  /// Computes the checksum of bytes, going on from that of the bytes before them.
  package init(_ bytes: UnsafeRawBufferPointer, after previous: Checksum? = nil) {
    let start = previous?.rawValue ?? 0
    // ISA-L reads eight bytes at a time from wherever the memory begins; nothing has no beginning.
    guard let base = bytes.baseAddress else {
      rawValue = start
      return
    }
    rawValue = crc64_ecma_refl(
      start, base.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
  }

  /// Computes the checksum of bytes.
  package init(_ data: Data) {
    self = data.withUnsafeBytes { Checksum($0) }
  }

  /// Computes the checksum of a text's UTF-8.
  package init(of text: String) {
    var text = text
    self = text.withUTF8 { Checksum(UnsafeRawBufferPointer($0)) }
  }
}

extension Checksum: CustomStringConvertible {
  /// The checksum in sixteen hexadecimal digits.
  package var description: String {
    let digits = String(rawValue, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Reads sixteen hexadecimal digits.
  package init?(hexadecimal description: String) {
    guard description.utf8.count == 16, let value = UInt64(description, radix: 16) else {
      return nil
    }
    rawValue = value
  }
}

extension Checksum: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let checksum = Checksum(hexadecimal: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text) is not sixteen hexadecimal digits")
    }
    self = checksum
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
