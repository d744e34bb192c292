import CDeflate
public import Foundation
public import TenFoot

extension Bitmap {
  /// The picture as a PNG file: 8 bits a channel, sRGB, with an alpha channel unless opaque.
  ///
  /// - Parameter effort: How much time is spent on making it small.
  /// - Returns: The file's bytes.
  /// - Throws: ``RasterError`` if the bitmap has no pixels or memory runs out.
  public func pngData(_ effort: PNGEffort = .fast) throws(RasterError) -> Data {
    guard width > 0, height > 0 else {
      throw .encoding(reason: "it is \(width) × \(height) pixels, and PNG has no empty pictures")
    }
    let packer = ScanlinePacker(width: width, isOpaque: isOpaque)
    var output = try PNGOutput(capacity: 1 << 20)
    try output.append(PNGHeader.signature)
    try output.beginChunk("IHDR")
    try output.append(UInt32(width))
    try output.append(UInt32(height))
    // Bits a channel, color type (2 RGB, 6 RGBA), then deflate, adaptive filters, no interlacing.
    try output.append([8, isOpaque ? 2 : 6, 0, 0, 0])
    try output.endChunk()
    try output.beginChunk("sRGB")
    try output.append([0])  // Perceptual, the intent for pictures.
    try output.endChunk()
    try output.beginChunk("IDAT")
    try withUnsafeBytes { (pixels) throws(RasterError) in
      guard let pixels = pixels.baseAddress else { return }
      switch effort {
      case .fast: try compressFast(pixels, packer, into: &output)
      case .small: try compressSmall(pixels, packer, into: &output)
      }
    }
    try output.endChunk()
    try output.beginChunk("IEND")
    try output.endChunk()
    return output.data
  }

  /// Reads a PNG file.
  ///
  /// - Parameter png: The file's bytes.
  /// - Throws: ``RasterError`` that says what is wrong with the bytes.
  public init(png: Data) throws(RasterError) {
    self = try ImageSource.data(png).read(pixelLimit: PixelSize.mostPixels).bitmap()
  }

  /// Reads a PNG file from disk.
  ///
  /// - Parameter url: Where the file is.
  /// - Throws: ``RasterError`` that says what is wrong with the file.
  public init(pngAt url: URL) throws(RasterError) {
    self = try ImageSource.file(url).read(pixelLimit: PixelSize.mostPixels).bitmap()
  }

  /// Packs and compresses some rows at a time, which the processor's cache holds.
  private func compressFast(
    _ pixels: UnsafeRawPointer, _ packer: ScanlinePacker, into output: inout PNGOutput
  ) throws(RasterError) {
    let deflater = try FastDeflater()
    let linesAtOnce = max(min((96 << 10) / packer.bytesPerLine, height), 1)
    let lines = UnsafeMutableRawPointer.allocate(
      byteCount: linesAtOnce * packer.bytesPerLine + ScanlinePacker.overrun, alignment: 16)
    defer { lines.deallocate() }
    var y = 0
    while y < height {
      let count = min(linesAtOnce, height - y)
      pack(pixels, rows: y..<(y + count), packer, to: lines)
      try deflater.compress(
        lines, count: count * packer.bytesPerLine, isLast: y + count == height, into: &output)
      y += count
    }
  }

  private func compressSmall(
    _ pixels: UnsafeRawPointer, _ packer: ScanlinePacker, into output: inout PNGOutput
  ) throws(RasterError) {
    let byteCount = packer.bytesPerLine * height
    let lines = UnsafeMutableRawPointer.allocate(
      byteCount: byteCount + ScanlinePacker.overrun, alignment: 16)
    defer { lines.deallocate() }
    pack(pixels, rows: 0..<height, packer, to: lines)
    guard let compressor = libdeflate_alloc_compressor(9) else {
      throw .encoding(reason: "there is no memory for the compressor")
    }
    defer { libdeflate_free_compressor(compressor) }
    try output.reserve(libdeflate_zlib_compress_bound(compressor, byteCount))
    try output.write { (target, room) throws(RasterError) in
      let written = libdeflate_zlib_compress(compressor, lines, byteCount, target, room)
      guard written > 0 else { throw .encoding(reason: "the compressor ran out of room") }
      return written
    }
  }

  private func pack(
    _ pixels: UnsafeRawPointer, rows: Range<Int>, _ packer: ScanlinePacker,
    to lines: UnsafeMutableRawPointer
  ) {
    var line = lines
    var y = rows.lowerBound
    while y < rows.upperBound {
      packer.pack(pixels + y * bytesPerRow, to: line)
      line += packer.bytesPerLine
      y += 1
    }
  }
}
