import CDeflate
package import Foundation
package import TenFoot

extension Bitmap {
  /// Whether a PNG file holds just the scanlines that this picture would be written as.
  ///
  /// It is several times faster than decoding the file. Files of other color types, interlacing or
  /// filters may show the same picture all the same: `false` says nothing about them.
  package func matchesScanlines(of png: Data) -> Bool {
    guard width > 0, height > 0 else { return false }
    let packer = ScanlinePacker(width: width, isOpaque: isOpaque)
    return png.withUnsafeBytes { file in
      guard let stream = compressedPixels(in: file) else { return false }
      defer { stream.deallocate() }
      let lines = UnsafeMutableRawPointer.allocate(
        byteCount: packer.bytesPerLine * height, alignment: 64)
      defer { lines.deallocate() }
      return decompress(stream, into: lines, count: packer.bytesPerLine * height)
        && matches(lines, packer)
    }
  }

  /// The bytes of the `IDAT` chunks, if the file is as this picture would be written.
  private func compressedPixels(in file: UnsafeRawBufferPointer) -> UnsafeMutableRawBufferPointer? {
    func number(at place: Int) -> Int {
      Int(UInt32(bigEndian: file.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
    }
    let format: [UInt8] = [8, isOpaque ? 2 : 6, 0, 0, 0]
    guard file.count > 33, file.starts(with: PNGHeader.signature), number(at: 16) == width,
      number(at: 20) == height, file[24..<29].elementsEqual(format)
    else { return nil }
    // One after the other in memory, by the C library's copy: arrays go byte by byte without the
    // optimizer.
    let pixels = UnsafeMutableRawBufferPointer.allocate(byteCount: file.count, alignment: 16)
    var count = 0
    var place = PNGHeader.signature.count
    while place + 12 <= file.count {
      let length = number(at: place)
      let content = place + 8
      guard length <= file.count - content - 4 else { break }
      let type = file[(place + 4)..<content]
      // Colors that stand for nothing make other pixels of the same scanlines.
      if type.elementsEqual("tRNS".utf8) { break }
      if type.elementsEqual("IDAT".utf8) {
        UnsafeMutableRawBufferPointer(rebasing: pixels[count...]).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: file[content..<content + length]))
        count += length
      }
      if type.elementsEqual("IEND".utf8) {
        return UnsafeMutableRawBufferPointer(rebasing: pixels[..<count])
      }
      place = content + length + 4
    }
    pixels.deallocate()
    return nil
  }

  private func decompress(
    _ stream: UnsafeMutableRawBufferPointer, into lines: UnsafeMutableRawPointer, count: Int
  ) -> Bool {
    guard let decompressor = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    var written = 0
    let result = libdeflate_zlib_decompress(
      decompressor, stream.baseAddress, stream.count, lines, count, &written)
    return result == LIBDEFLATE_SUCCESS && written == count
  }

  /// Packs a row at a time, which the processor's cache holds, and compares it.
  private func matches(_ lines: UnsafeMutableRawPointer, _ packer: ScanlinePacker) -> Bool {
    let line = UnsafeMutableRawPointer.allocate(
      byteCount: packer.bytesPerLine + ScanlinePacker.overrun, alignment: 64)
    defer { line.deallocate() }
    return withUnsafeBytes { pixels in
      guard let pixels = pixels.baseAddress else { return false }
      var y = 0
      while y < height {
        packer.pack(pixels + y * bytesPerRow, to: line)
        guard memcmp(line, lines + y * packer.bytesPerLine, packer.bytesPerLine) == 0 else {
          return false
        }
        y += 1
      }
      return true
    }
  }
}
