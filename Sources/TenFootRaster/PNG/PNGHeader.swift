import Foundation

/// The size that a PNG file claims, read before anything else is believed.
struct PNGHeader {
  /// The eight bytes that every PNG starts with (PNG specification, 5.2).
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let width: Int
  let height: Int

  /// Reads the header from a file's first bytes.
  init(_ data: Data, pixelLimit: Int) throws(RasterError.ImageProblem) {
    guard !data.isEmpty else { throw .empty }
    let start = [UInt8](data.prefix(33))
    guard start.starts(with: Self.signature) else {
      throw Self.signature.starts(with: start) ? .truncated : .otherKind(FileKind.name(of: data))
    }
    // Signature 8, chunk length 4, "IHDR" 4, width 4, height 4, five more bytes, checksum 4.
    guard start.count == 33 else { throw .truncated }
    guard start[12..<16].elementsEqual("IHDR".utf8) else {
      throw .damaged("its first chunk is not IHDR")
    }
    func number(at offset: Int) -> Int {
      start[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    (width, height) = (number(at: 16), number(at: 20))
    try PictureSize.check(width: width, height: height, pixelLimit: pixelLimit)
  }
}
