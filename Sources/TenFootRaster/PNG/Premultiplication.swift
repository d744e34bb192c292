/// Multiplies colors with their opacity, and takes it out again.
enum Premultiplication {
  /// Turns red, green, blue, alpha into premultiplied blue, green, red, alpha.
  static func apply(toRGBA bytes: UnsafeMutableRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    let pixels = base.assumingMemoryBound(to: UInt32.self)
    let count = bytes.count / 4
    var index = swapOpaque(base.assumingMemoryBound(to: UInt64.self), pairCount: count / 2) * 2
    while index < count {
      let pixel = UInt32(littleEndian: pixels[index])
      let alpha = pixel &>> 24
      if alpha == 255 {
        pixels[index] =
          (pixel & 0xFF00_FF00 | (pixel & 0xFF) &<< 16 | (pixel &>> 16) & 0xFF).littleEndian
      } else {
        let red = multiply(pixel & 0xFF, alpha)
        let green = multiply((pixel &>> 8) & 0xFF, alpha)
        let blue = multiply((pixel &>> 16) & 0xFF, alpha)
        pixels[index] = (alpha &<< 24 | red &<< 16 | green &<< 8 | blue).littleEndian
      }
      index &+= 1
    }
  }

  /// Turns pairs of opaque pixels around, up to the first pair that is not opaque.
  ///
  /// Most pictures have no other pixels. Two at once, and no call within the loop, keep it fast
  /// without the optimizer too.
  ///
  /// - Returns: The number of pairs that are done.
  private static func swapOpaque(
    _ pairs: UnsafeMutablePointer<UInt64>, pairCount: Int
  ) -> Int {
    let alpha = UInt64(0xFF00_0000_FF00_0000).littleEndian
    let green = UInt64(0x0000_FF00_0000_FF00).littleEndian
    let low = UInt64(0x0000_00FF_0000_00FF).littleEndian
    // Red and blue change places; on a big-endian machine they lie the other way round.
    let isLittle = low & 1 == 1
    let high = isLittle ? low &<< 16 : low &>> 16
    var index = 0
    while index < pairCount {
      let pair = pairs[index]
      if pair & alpha != alpha { break }
      let (first, second) = (pair & low, pair & high)
      let swapped = isLittle ? first &<< 16 | second &>> 16 : first &>> 16 | second &<< 16
      pairs[index] = pair & (alpha | green) | swapped
      index &+= 1
    }
    return index
  }

  /// `value * alpha / 255`, rounded to the nearest.
  @inline(__always)
  private static func multiply(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    // Exact for all products of two bytes: 257/65536 is 1/255 but for a 65535th.
    let product = value &* alpha &+ 128
    return (product &+ (product &>> 8)) &>> 8
  }

  /// `value * 255 / alpha`, rounded to the nearest, at `alpha * 256 + value`.
  ///
  /// Multiplying with alpha again gives the very same value for every value up to alpha.
  static let quotients: [UInt8] = (0..<65_536).map { index in
    let (alpha, value) = (index >> 8, index & 255)
    return alpha == 0 ? 0 : UInt8(min((value * 255 + alpha / 2) / alpha, 255))
  }
}
