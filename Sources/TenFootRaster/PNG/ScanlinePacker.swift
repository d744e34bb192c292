/// Turns a bitmap's rows into a PNG's scanlines: a filter byte, then three or four bytes a pixel.
///
/// The filter is always "none" (PNG specification, 9.2): the flat areas, text and gradients of a
/// screen compress better as they are than as differences from their neighbors, and faster.
struct ScanlinePacker {
  let width: Int
  let isOpaque: Bool

  /// The bytes of a scanline with its filter byte.
  var bytesPerLine: Int { 1 + width * (isOpaque ? 3 : 4) }

  /// The bytes that writing may touch behind a scanline.
  static let overrun = 8

  /// Writes the scanline of a row of premultiplied blue, green, red, alpha.
  func pack(_ row: UnsafeRawPointer, to line: UnsafeMutableRawPointer) {
    line.storeBytes(of: 0, as: UInt8.self)
    if isOpaque { packOpaque(row, to: line + 1) } else { packWithAlpha(row, to: line + 1) }
  }

  // The loops count down by hand: a range's iterator makes them many times slower without the
  // optimizer, and a frame is two million pixels.

  private func packOpaque(_ row: UnsafeRawPointer, to line: UnsafeMutableRawPointer) {
    var source = packQuadruples(row, to: line)
    while source < width {
      let pixel = UInt32(littleEndian: row.load(fromByteOffset: source &* 4, as: UInt32.self))
      let place = line + source &* 3
      place.storeBytes(of: UInt8(truncatingIfNeeded: pixel &>> 16), as: UInt8.self)
      place.storeBytes(of: UInt8(truncatingIfNeeded: pixel &>> 8), toByteOffset: 1, as: UInt8.self)
      place.storeBytes(of: UInt8(truncatingIfNeeded: pixel), toByteOffset: 2, as: UInt8.self)
      source &+= 1
    }
  }

  /// Packs four pixels at a time: four words become three.
  ///
  /// - Returns: How many pixels it packed; none where words are stored with the highest byte first.
  private func packQuadruples(_ row: UnsafeRawPointer, to line: UnsafeMutableRawPointer) -> Int {
    let isLittleEndian = UInt32(1).littleEndian == 1
    let end = isLittleEndian ? width / 4 &* 4 : 0
    // Where a scanline begins is no place for whole words, so they are gathered elsewhere, 256 pixels
    // at a time: up to 1,024 bytes surely lie on the stack. (Swift 6.3 takes a register of the way
    // over the heap for an error when it is optimizing, and traps.)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 192) { words in
      guard let words = words.baseAddress else { return }
      let pixels = row.assumingMemoryBound(to: UInt32.self)
      var source = 0
      while source < end {
        let start = source
        let stretchEnd = min(source &+ 256, end)
        var target = 0
        // Typed loads and stores are plain instructions without the optimizer too; those of raw
        // pointers are calls, and so is asking for an order of bytes.
        while source < stretchEnd {
          let first = pixels[source].byteSwapped &>> 8
          let second = pixels[source &+ 1].byteSwapped &>> 8
          let third = pixels[source &+ 2].byteSwapped &>> 8
          let fourth = pixels[source &+ 3].byteSwapped &>> 8
          words[target] = first | second &<< 24
          words[target &+ 1] = second &>> 8 | third &<< 16
          words[target &+ 2] = third &>> 16 | fourth &<< 8
          source &+= 4
          target &+= 3
        }
        (line + start &* 3).copyMemory(from: words, byteCount: target &* 4)
      }
    }
    return end
  }

  private func packWithAlpha(_ row: UnsafeRawPointer, to line: UnsafeMutableRawPointer) {
    Premultiplication.quotients.withUnsafeBufferPointer { quotients in
      var source = row
      var target = line
      var count = width
      while count > 0 {
        let pixel = UInt32(littleEndian: source.load(as: UInt32.self))
        let place = Int(pixel &>> 24) &<< 8
        let red = UInt32(quotients[place | Int((pixel &>> 16) & 0xFF)])
        let green = UInt32(quotients[place | Int((pixel &>> 8) & 0xFF)])
        let blue = UInt32(quotients[place | Int(pixel & 0xFF)])
        let straight = pixel & 0xFF00_0000 | blue &<< 16 | green &<< 8 | red
        target.storeBytes(of: straight.littleEndian, as: UInt32.self)
        source += 4
        target += 4
        count &-= 1
      }
    }
  }
}
