import Foundation

/// What bytes that are no picture that is read seem to be, told by how they begin.
enum FileKind {
  private static let signatures: [(bytes: [UInt8], offset: Int, name: String)] = [
    (Array("GIF8".utf8), 0, "a GIF picture"),
    (Array("ftypavif".utf8), 4, "an AVIF picture"),
    (Array("ftypheic".utf8), 4, "a HEIC picture"),
    (Array("BM".utf8), 0, "a BMP picture"),
    (Array("II*\0".utf8), 0, "a TIFF picture"),
    (Array("MM\0*".utf8), 0, "a TIFF picture"),
    (Array("%PDF".utf8), 0, "a PDF document"),
    ([0x1F, 0x8B], 0, "a gzip archive"),
    (Array("PK\u{3}\u{4}".utf8), 0, "a ZIP archive"),
    (
      Array("version https://git-lfs".utf8), 0,
      "a Git LFS pointer, which stands for a picture that was not fetched (git lfs pull)"
    ),
  ]

  /// A name with its article, such as "a JPEG picture".
  static func name(of data: Data) -> String {
    let start = [UInt8](data.prefix(1024))
    for (bytes, offset, name) in signatures
    where start.dropFirst(offset).starts(with: bytes) { return name }
    let text = text(data)
    if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") || text.contains("<head") {
      return "an HTML page"
    }
    if text.hasPrefix("<") { return "an XML document" }
    if text.hasPrefix("{") || text.hasPrefix("[") { return "a JSON document" }
    return "no picture that is known"
  }

  /// Whether bytes are a drawing: an XML document that comes to an `svg` element soon.
  static func isSVG(_ data: Data) -> Bool {
    let text = text(data)
    return text.hasPrefix("<") && text.contains("<svg") && !text.hasPrefix("<!doctype html")
      && !text.hasPrefix("<html")
  }

  /// How the bytes begin, as text in small letters.
  private static func text(_ data: Data) -> String {
    String(decoding: data.prefix(4096), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines.union(["\u{FEFF}"])).lowercased()
  }
}
