/// Finds the pixels that differ: whole picture, then rows, then short stretches, then pixels.
struct DifferenceScan {
  /// One for each pixel that differs, zero for the others, row by row.
  private(set) var mask: [UInt8] = []
  private(set) var pixelCount = 0
  private(set) var largestChannel = 0
  private(set) var isAlphaOnly = true
  private(set) var first = (x: 0, y: 0)
  private(set) var area = PixelArea(x: 0, y: 0, width: 0, height: 0)

  /// The pixels that are compared at once within a row.
  private static let stretch = 32

  /// Scans two pictures; `nil` when all pixels are the same.
  init?(_ pair: PixelPair.Pointers) {
    let count = pair.width * pair.height
    guard !pair.matches(0, 0, count: count) else { return nil }
    var mask = [UInt8](repeating: 0, count: count)
    var (minX, maxX, minY, maxY) = (Int.max, -1, Int.max, -1)
    mask.withUnsafeMutableBufferPointer { mask in
      var y = 0
      while y < pair.height {
        let row = y * pair.width
        if !pair.matches(row, row, count: pair.width) {
          if minY == Int.max { minY = y }
          maxY = y
          scan(pair, row, into: mask, &minX, &maxX)
        }
        y &+= 1
      }
    }
    area = PixelArea(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)
    self.mask = mask
    let place = mask.firstIndex(of: 1, from: minY * pair.width)
    first = (place % pair.width, place / pair.width)
  }

  private mutating func scan(
    _ pair: PixelPair.Pointers, _ row: Int, into mask: UnsafeMutableBufferPointer<UInt8>,
    _ minX: inout Int, _ maxX: inout Int
  ) {
    var x = 0
    while x < pair.width {
      let length = min(Self.stretch, pair.width &- x)
      if !pair.matches(row + x, row + x, count: length) {
        scanPixels(pair, row, x, x &+ length, into: mask, &minX, &maxX)
      }
      x &+= length
    }
  }

  private mutating func scanPixels(
    _ pair: PixelPair.Pointers, _ row: Int, _ start: Int, _ end: Int,
    into mask: UnsafeMutableBufferPointer<UInt8>, _ minX: inout Int, _ maxX: inout Int
  ) {
    guard let expected = pair.expected.baseAddress, let actual = pair.actual.baseAddress,
      let target = mask.baseAddress
    else { return }
    var (count, largest, colors) = (0, UInt32(largestChannel), UInt32(0))
    // Neighbors often differ by the same.
    var last = (even: UInt32(0), odd: UInt32(0))
    var (left, right) = (minX, maxX)
    var x = start
    while x < end {
      let one = expected[row &+ x]
      let other = actual[row &+ x]
      if one != other {
        target[row &+ x] = 1
        count &+= 1
        colors |= one ^ other
        // Opposite channels at once: each byte and the 256 above it hold the difference, kept from
        // going below zero.
        let even = ((one & 0x00FF_00FF) | 0x0100_0100) &- (other & 0x00FF_00FF)
        let odd = ((one &>> 8 & 0x00FF_00FF) | 0x0100_0100) &- (other &>> 8 & 0x00FF_00FF)
        if even != last.even || odd != last.odd {
          last = (even, odd)
          largest = Self.largest(even, Self.largest(odd, largest))
        }
        if x < left { left = x }
        if x > right { right = x }
      }
      x &+= 1
    }
    pixelCount += count
    largestChannel = Int(largest)
    if colors & 0x00FF_FFFF != 0 { isAlphaOnly = false }
    (minX, maxX) = (left, right)
  }

  /// The larger of `largest` and the two differences in a word, each 256 too large.
  private static func largest(_ differences: UInt32, _ largest: UInt32) -> UInt32 {
    let (first, second) = (differences & 0xFFFF, differences &>> 16)
    let distances = (
      first > 256 ? first &- 256 : 256 &- first, second > 256 ? second &- 256 : 256 &- second
    )
    return max(largest, distances.0, distances.1)
  }
}

extension [UInt8] {
  /// The first place from `start` that holds `value`; the end if none does.
  fileprivate func firstIndex(of value: UInt8, from start: Int) -> Int {
    self[start...].firstIndex(of: value) ?? count
  }
}
