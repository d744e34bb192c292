/// Finds the pixels that differ: whole picture, then rows, then short stretches, then pixels.
struct DifferenceScan {
  /// One for each pixel that differs, zero for the others, row by row.
  private(set) var mask: [UInt8] = []
  /// The rows from the first to the last that differs.
  private(set) var rows = 0..<0
  private(set) var largestChannel = 0
  private(set) var isAlphaOnly = true
  private(set) var first = (x: 0, y: 0)

  /// The pixels that are compared at once within a row.
  private static let stretch = 32

  /// Scans two pictures; `nil` when all pixels are the same.
  init?(_ pair: PixelPair.Pointers) {
    let count = pair.width * pair.height
    guard !pair.matches(0, 0, count: count) else { return nil }
    var mask = [UInt8](repeating: 0, count: count)
    var (top, bottom) = (Int.max, -1)
    mask.withUnsafeMutableBufferPointer { mask in
      var y = 0
      while y < pair.height {
        let row = y * pair.width
        if !pair.matches(row, row, count: pair.width) {
          if top == Int.max { top = y }
          bottom = y
          scan(pair, row, into: mask)
        }
        y &+= 1
      }
    }
    rows = top..<(bottom + 1)
    self.mask = mask
    let place = mask.firstIndex(of: 1, from: top * pair.width)
    first = (place % pair.width, place / pair.width)
  }

  private mutating func scan(
    _ pair: PixelPair.Pointers, _ row: Int, into mask: UnsafeMutableBufferPointer<UInt8>
  ) {
    let stretch = Self.stretch
    var x = 0
    while x < pair.width {
      let length = min(stretch, pair.width &- x)
      if !pair.matches(row + x, row + x, count: length) {
        scanPixels(pair, from: row &+ x, to: row &+ x &+ length, into: mask)
      }
      x &+= length
    }
  }

  private mutating func scanPixels(
    _ pair: PixelPair.Pointers, from start: Int, to end: Int,
    into mask: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let expected = pair.expected.baseAddress, let actual = pair.actual.baseAddress,
      let target = mask.baseAddress
    else { return }
    var (largest, colors) = (UInt32(largestChannel), UInt32(0))
    var last = (bits: UInt32(0), bound: UInt32(0))
    var place = start
    while place < end {
      let bits = expected[place] ^ actual[place]
      if bits != 0 {
        target[place] = 1
        colors |= bits
        // No channel differs by more than its bits that do; neighbors often differ in the same ones.
        if bits != last.bits { last = (bits, Self.largest(bits)) }
        if last.bound > largest {
          largest = max(largest, Self.distance(expected[place], actual[place]))
        }
      }
      place &+= 1
    }
    largestChannel = Int(largest)
    if colors & 0x00FF_FFFF != 0 { isAlphaOnly = false }
  }

  /// The largest of a pixel's channels.
  private static func largest(_ pixel: UInt32) -> UInt32 {
    max(
      max(pixel & 0xFF, pixel &>> 8 & 0xFF), max(pixel &>> 16 & 0xFF, pixel &>> 24))
  }

  /// The largest difference of two pixels' channels.
  private static func distance(_ one: UInt32, _ other: UInt32) -> UInt32 {
    var largest: UInt32 = 0
    for shift in [UInt32(0), 8, 16, 24] {
      let (left, right) = (one &>> shift & 0xFF, other &>> shift & 0xFF)
      largest = max(largest, left > right ? left &- right : right &- left)
    }
    return largest
  }
}

extension [UInt8] {
  /// The first place from `start` that holds `value`; the end if none does.
  fileprivate func firstIndex(of value: UInt8, from start: Int) -> Int {
    self[start...].firstIndex(of: value) ?? count
  }
}
