import TenFoot

/// Turns a bitmap's rows into a PNG's scanlines: a filter byte, then three or four bytes a pixel.
struct ScanlinePacker {
  /// The PNG filter types that are used (PNG specification, 9.2).
  enum Filter: UInt8 {
    case none = 0
    case up = 2
  }

  let width: Int
  let isOpaque: Bool

  /// The bytes of a scanline with its filter byte.
  var bytesPerLine: Int { 1 + width * (isOpaque ? 3 : 4) }

  /// The bytes that writing may touch behind a scanline.
  static let overrun = 8

  /// Writes the scanline of `row`.
  ///
  /// - Parameters:
  ///   - row: The row's pixels.
  ///   - above: The pixels of the row above, if the filter is `up`.
  ///   - line: Where the scanline goes.
  func pack(
    _ row: UnsafeRawPointer, above: UnsafeRawPointer?, to line: UnsafeMutableRawPointer
  ) {
    guard isOpaque else {
      line.storeBytes(of: Filter.none.rawValue, as: UInt8.self)
      packWithAlpha(row, to: line + 1)
      return
    }
    if let above {
      line.storeBytes(of: Filter.up.rawValue, as: UInt8.self)
      packDifference(row, above, to: line + 1)
    } else {
      line.storeBytes(of: Filter.none.rawValue, as: UInt8.self)
      packOpaque(row, to: line + 1)
    }
  }

  /// Two pixels (blue, green, red, any) as six bytes: red, green, blue, red, green, blue.
  @inline(__always)
  private static func packed(_ pair: UInt64) -> UInt64 {
    // Turned around, the second pixel comes first; each has its unused byte lowest.
    let turned = pair.byteSwapped
    return (turned &>> 40) | ((turned &<< 16) & 0x0000_FFFF_FF00_0000)
  }

  private func packOpaque(_ row: UnsafeRawPointer, to line: UnsafeMutableRawPointer) {
    var source = row
    var target = line
    var pairs = width / 2
    while pairs > 0 {
      let pair = UInt64(littleEndian: source.load(as: UInt64.self))
      target.storeBytes(of: Self.packed(pair).littleEndian, as: UInt64.self)
      source += 8
      target += 6
      pairs &-= 1
    }
    if width & 1 == 1 {
      let last = UInt64(UInt32(littleEndian: source.load(as: UInt32.self)))
      target.storeBytes(of: Self.packed(last).littleEndian, as: UInt64.self)
    }
  }

  private func packDifference(
    _ row: UnsafeRawPointer, _ above: UnsafeRawPointer, to line: UnsafeMutableRawPointer
  ) {
    var source = row
    var upper = above
    var target = line
    var pairs = width / 2
    while pairs > 0 {
      let pair = Self.difference(
        UInt64(littleEndian: source.load(as: UInt64.self)),
        UInt64(littleEndian: upper.load(as: UInt64.self)))
      target.storeBytes(of: Self.packed(pair).littleEndian, as: UInt64.self)
      source += 8
      upper += 8
      target += 6
      pairs &-= 1
    }
    if width & 1 == 1 {
      let last = Self.difference(
        UInt64(UInt32(littleEndian: source.load(as: UInt32.self))),
        UInt64(UInt32(littleEndian: upper.load(as: UInt32.self))))
      target.storeBytes(of: Self.packed(last).littleEndian, as: UInt64.self)
    }
  }

  /// Eight bytes minus eight bytes, each by itself.
  @inline(__always)
  private static func difference(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    return ((first | high) &- (second & ~high)) ^ ((first ^ ~second) & high)
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
