import Foundation
import TenFoot
import TenFootRaster
import Testing

/// Pictures of every color type and depth, written and read by ImageMagick as well.
@Suite(.enabled(if: OutsideProgram.imageMagick.isInstalled))
struct PNGSuiteTests {
  private static let imageMagick = OutsideProgram.imageMagick

  /// The color types and depths of the PNG specification, table 11.1.
  private static let kinds: [(colorType: Int, depth: Int)] = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8),
    (4, 8), (4, 16), (6, 8), (6, 16),
  ]

  /// A file of a kind: 13 × 11 pixels of colors in no order, few enough for a palette.
  private static func file(
    _ colorType: Int, _ depth: Int, isInterlaced: Bool, options: [String] = []
  ) throws -> Data {
    let hasAlpha = colorType == 4 || colorType == 6
    let colors = colorType == 3 ? (1 << min(depth, 5)) - 1 : depth < 8 ? 1 << depth : 143
    let pixels = (0..<143).flatMap { index -> [UInt8] in
      let color = index * 7 % colors
      let gray = UInt8(color * 255 / max(colors - 1, 1))
      let isGray = colorType == 0 || colorType == 4
      return [
        gray, isGray ? gray : UInt8(color * 91 % 256), isGray ? gray : UInt8(color * 53 % 256),
        hasAlpha ? UInt8(index * 37 % 256) : 255,
      ]
    }
    return try imageMagick.run(
      ["-size", "13x11", "-depth", "8"],
      after: [
        "-interlace", isInterlaced ? "PNG" : "None", "-define", "png:color-type=\(colorType)",
        "-define", "png:bit-depth=\(depth)",
      ] + options + ["png:-"], on: Data(pixels), format: "rgba")
  }

  @Test(arguments: kinds, [false, true])
  func `every color type and depth is read as ImageMagick reads it`(
    kind: (colorType: Int, depth: Int), isInterlaced: Bool
  ) throws {
    let png = try Self.file(kind.colorType, kind.depth, isInterlaced: isInterlaced)
    // Bytes 24, 25 and 28 of a file are depth, color type and interlacing.
    #expect(
      [png[24], png[25], png[28]].map(Int.init) == [
        kind.depth, kind.colorType, isInterlaced ? 1 : 0,
      ])
    let straight = try Self.imageMagick.run(after: ["-depth", "8", "rgba:-"], on: png)
    let bitmap = try Bitmap(png: png)
    #expect((bitmap.width, bitmap.height) == (13, 11))
    let wrong = (0..<143).filter { index in
      let channels = straight[straight.startIndex + index * 4..<straight.startIndex + index * 4 + 4]
        .map { Double($0) }
      let premultiplied = channels[0..<3].map { UInt8(($0 * channels[3] / 255).rounded()) }
      let pixel = bitmap[index % 13, index / 13]
      return [pixel.red, pixel.green, pixel.blue] != premultiplied
        || Double(pixel.alpha) != channels[3]
    }
    #expect(wrong == [])
  }

  @Test(arguments: kinds, [false, true])
  func `the file's own 16 bits are read as ImageMagick reads them`(
    kind: (colorType: Int, depth: Int), isInterlaced: Bool
  ) throws {
    let png = try Self.file(kind.colorType, kind.depth, isInterlaced: isInterlaced)
    let raw = try Self.imageMagick.run(
      after: ["-depth", "16", "-endian", "LSB", "rgba:-"], on: png)
    #expect(raw.count == 143 * 8)
    let bytes = [UInt8](raw)
    let pixels = try PNGFile(png).straightPixels()
    let wrong = (0..<143).filter { index in
      var channels = (0..<4).map { channel -> UInt16 in
        let place = index * 8 + channel * 2
        return UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8
      }
      // What nobody sees has no color.
      if channels[3] == 0 { channels = [0, 0, 0, 0] }
      return pixels[index % 13, index / 13].channels != channels
    }
    #expect(wrong == [])
  }

  @Test(arguments: kinds, [false, true])
  func `every chunk that is cut, lengthened, renamed, doubled, dropped or spoiled never crashes`(
    kind: (colorType: Int, depth: Int), isInterlaced: Bool
  ) throws {
    let png = try Self.file(
      kind.colorType, kind.depth, isInterlaced: isInterlaced,
      options: ["-set", "gamma", "1.0", "-set", "comment", "a comment"])
    let plain = try Bitmap(png: png)
    var (refused, read) = (0, 0)
    for (type, range) in Self.chunks(of: png) {
      let whole = range.lowerBound - 8..<range.upperBound
      // The critical chunks (PNG specification, 5.4) can't be done without, nor be unknown.
      let isCritical = type.first?.isUppercase == true
      let chunk = png[whole]
      var renamed = png
      renamed[range.lowerBound - 4] = UInt8(ascii: "Z")
      var longer = png
      longer[whole.lowerBound + 3] &+= 1
      var endless = png
      for place in whole.prefix(4) { endless[place] = 0xFF }
      var spoiled = png
      spoiled[range.upperBound - 1] ^= 1
      let dropped = png[..<whole.lowerBound] + png[whole.upperBound...]
      let doubled = png[..<whole.upperBound] + chunk + png[whole.upperBound...]
      let harms = [
        ("renamed", renamed), ("longer", longer), ("endless", endless), ("spoiled", spoiled),
        ("dropped", Data(dropped)), ("doubled", Data(doubled)),
      ]
      for (harm, file) in harms {
        do {
          let bitmap = try Bitmap(png: file)
          read += 1
          // What is read for all that is the very picture; a palette that is not critical to it is
          // the one exception.
          #expect(bitmap == plain || type == "tRNS", "\(type) \(harm)")
          #expect(!isCritical || harm == "doubled" || type == "PLTE", "\(type) \(harm)")
        } catch {
          refused += 1
          #expect(error.description.count > 20)
        }
      }
    }
    #expect(refused > 12)
    #expect(read + refused == Self.chunks(of: png).count * 6)
  }

  @Test func `a gamma other than that of sRGB changes no pixel`() throws {
    let plain = try Self.file(2, 8, isInterlaced: false)
    let gamma = try Self.file(
      2, 8, isInterlaced: false, options: ["-set", "gamma", "1.0"])
    #expect(try Bitmap(png: gamma) == Bitmap(png: plain))
  }

  @Test(arguments: kinds)
  func `a file cut anywhere is refused, and never crashes`(
    kind: (colorType: Int, depth: Int)
  ) throws {
    let png = try Self.file(kind.colorType, kind.depth, isInterlaced: true)
    for count in 0..<png.count {
      #expect(throws: RasterError.self, "cut after \(count) bytes") {
        try Bitmap(png: png.prefix(count))
      }
    }
  }

  @Test(arguments: kinds)
  func `a spoiled byte in header, palette, pixels or end is refused`(
    kind: (colorType: Int, depth: Int)
  ) throws {
    let png = try Self.file(kind.colorType, kind.depth, isInterlaced: false)
    for (type, range) in Self.chunks(of: png) where ["IHDR", "PLTE", "IDAT", "IEND"].contains(type)
    {
      for place in range {
        var spoiled = png
        spoiled[place] ^= 0x55
        #expect(throws: RasterError.self, "\(type) at \(place)") { try Bitmap(png: spoiled) }
      }
    }
  }

  @Test func `a spoiled signature is no PNG`() throws {
    let png = try Self.file(2, 8, isInterlaced: false)
    for place in 0..<8 {
      var spoiled = png
      spoiled[place] ^= 0x20
      #expect(throws: RasterError.self) { try Bitmap(png: spoiled) }
    }
  }

  /// The type and the content with its checksum of each chunk.
  private static func chunks(of png: Data) -> [(type: String, range: Range<Int>)] {
    var chunks: [(type: String, range: Range<Int>)] = []
    var place = 8
    while place + 12 <= png.count {
      let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: png[place + 4..<place + 8], as: UTF8.self)
      chunks.append((type, place + 8..<place + 12 + length))
      place += 12 + length
    }
    return chunks
  }
}
