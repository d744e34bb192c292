import CSPNG
import Foundation
import TenFoot

/// Decodes PNG files: every color type, depth and interlacing, 16 bits cut to 8, colors taken as
/// sRGB.
struct PNGReader: ~Copyable {
  private let context: OpaquePointer

  private init() throws(RasterError.ImageProblem) {
    guard let context = spng_ctx_new(0) else { throw .damaged("there is no memory to decode it") }
    self.context = context
  }

  deinit { spng_ctx_free(context) }

  /// Decodes a picture.
  static func read(
    _ data: Data, pixelLimit: Int
  ) throws(RasterError.ImageProblem) -> Bitmap {
    let header = try PNGHeader(data, pixelLimit: pixelLimit)
    let reader = try PNGReader()
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(RasterError.ImageProblem) in
        try reader.read(bytes, header, pixelLimit: pixelLimit)
      }
    }
    return try result.get()
  }

  /// Decodes a picture's pixels as the file has them: red, green, blue and alpha of 16 bits each, not
  /// multiplied with one another.
  static func readStraight(
    _ data: Data, pixelLimit: Int
  ) throws(RasterError.ImageProblem) -> (header: PNGHeader, pixels: [UInt16]) {
    let header = try PNGHeader(data, pixelLimit: pixelLimit)
    let reader = try PNGReader()
    var pixels = [UInt16](repeating: 0, count: header.width * header.height * 4)
    let result = data.withUnsafeBytes { bytes in
      pixels.withUnsafeMutableBytes { pixels in
        Result { () throws(RasterError.ImageProblem) in
          let format = SPNG_FMT_RGBA16
          try reader.open(bytes, header, format, bytesPerPixel: 8, pixelLimit: pixelLimit)
          try reader.decode(bytes, format, into: pixels)
        }
      }
    }
    try result.get()
    return (header, pixels)
  }

  private func read(
    _ bytes: UnsafeRawBufferPointer, _ header: PNGHeader, pixelLimit: Int
  ) throws(RasterError.ImageProblem) -> Bitmap {
    let format = SPNG_FMT_RGBA8
    try open(bytes, header, format, bytesPerPixel: 4, pixelLimit: pixelLimit)
    var information = spng_ihdr()
    try check(spng_get_ihdr(context, &information))
    let hasAlphaChannel = information.color_type & 4 != 0
    let isOpaque = hasAlphaChannel ? false : !(try hasTransparencyChunk())
    return try Bitmap(
      width: header.width, height: header.height, isOpaque: isOpaque
    ) { (pixels) throws(RasterError.ImageProblem) in
      try decode(bytes, format, into: pixels)
      Premultiplication.apply(toRGBA: pixels)
    }
  }

  /// Hands a file to the decoder, whose notion of the picture's size must be that of the header.
  private func open(
    _ bytes: UnsafeRawBufferPointer, _ header: PNGHeader, _ format: spng_format,
    bytesPerPixel: Int, pixelLimit: Int
  ) throws(RasterError.ImageProblem) {
    try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
    let limit = UInt32(clamping: pixelLimit)
    try check(spng_set_image_limits(context, limit, limit))
    // Text and profiles are of no use here; a bound keeps a small file from unpacking into much.
    try check(spng_set_chunk_limits(context, 16 << 20, 64 << 20))
    var byteCount = 0
    try check(spng_decoded_image_size(context, Int32(format.rawValue), &byteCount))
    guard byteCount == header.width * header.height * bytesPerPixel else {
      throw .damaged("its header contradicts itself")
    }
  }

  private func decode(
    _ bytes: UnsafeRawBufferPointer, _ format: spng_format,
    into pixels: UnsafeMutableRawBufferPointer
  ) throws(RasterError.ImageProblem) {
    try check(
      spng_decode_image(
        context, pixels.baseAddress, pixels.count, Int32(format.rawValue),
        Int32(SPNG_DECODE_TRNS.rawValue)))
    // What follows the pixels, up to the end mark, must be there too.
    try check(spng_decode_chunks(context))
    try checkEnd(of: bytes)
  }

  /// Looks for the whole end mark, whose checksum the decoder doesn't read.
  private func checkEnd(of bytes: UnsafeRawBufferPointer) throws(RasterError.ImageProblem) {
    var place = PNGHeader.signature.count
    while place + 12 <= bytes.count {
      let length = UInt32(
        bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
      if bytes[(place + 4)..<(place + 8)].elementsEqual("IEND".utf8) {
        let mark = bytes[place..<(place + 12)]
        guard mark.elementsEqual(PNGHeader.endMark) else {
          throw .damaged("its end mark is spoiled")
        }
        return
      }
      place += 12 + Int(length)
    }
    throw .truncated
  }

  private func hasTransparencyChunk() throws(RasterError.ImageProblem) -> Bool {
    var transparency = spng_trns()
    let code = spng_get_trns(context, &transparency)
    if code == SPNG_ECHUNKAVAIL.rawValue { return false }
    try check(code)
    return true
  }

  private func check(_ code: Int32) throws(RasterError.ImageProblem) {
    guard code != 0 else { return }
    if code == SPNG_IO_EOF.rawValue || code == SPNG_EOI.rawValue { throw .truncated }
    throw .damaged(spng_strerror(code).map { String(cString: $0) } ?? "decoder error \(code)")
  }
}
