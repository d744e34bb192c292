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
    var source = row
    var target = line
    var pairs = width / 2
    while pairs > 0 {
      // Turned around, the second pixel comes first, and each has its unused byte lowest. Two
      // shifts bring six bytes together; the two more that are written are overwritten by the next.
      let pair = UInt64(littleEndian: source.loadUnaligned(as: UInt64.self)).byteSwapped
      let packed = (pair &>> 40) | ((pair &<< 16) & 0x0000_FFFF_FF00_0000)
      target.storeBytes(of: packed.littleEndian, as: UInt64.self)
      source += 8
      target += 6
      pairs &-= 1
    }
    guard width & 1 == 1 else { return }
    let last = UInt32(littleEndian: source.load(as: UInt32.self)).byteSwapped &>> 8
    target.storeBytes(of: last.littleEndian, as: UInt32.self)
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
