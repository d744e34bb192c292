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
    var seen = Seen(largest: UInt64(largestChannel))
    // Pixels are taken in pairs of eight bytes, which is half the steps; one may be left at each end.
    let (evenStart, evenEnd) = ((start &+ 1) & ~1, end & ~1)
    if start < evenStart || start >= evenEnd {
      seen.add(expected[start], actual[start], marking: target + start)
    }
    if end > evenEnd, end > start &+ 1 {
      seen.add(expected[end &- 1], actual[end &- 1], marking: target + (end &- 1))
    }
    let expectedPairs = UnsafeRawPointer(expected).assumingMemoryBound(to: UInt64.self)
    let actualPairs = UnsafeRawPointer(actual).assumingMemoryBound(to: UInt64.self)
    let firstOfPair = Self.firstOfPair
    var place = evenStart
    while place < evenEnd {
      let (old, new) = (expectedPairs[place &>> 1], actualPairs[place &>> 1])
      let bits = old ^ new
      if bits != 0 {
        if bits & firstOfPair != 0 { target[place] = 1 }
        if bits & ~firstOfPair != 0 { target[place &+ 1] = 1 }
        // Neighbors often differ in the same bits, which no channel can exceed.
        if bits != seen.bits || seen.bound > seen.largest { seen.add(old, new) }
      }
      place &+= 2
    }
    largestChannel = Int(seen.largest)
    if seen.allBits & 0x00FF_FFFF_00FF_FFFF != 0 { isAlphaOnly = false }
  }

  /// The bits of the first pixel of a pair: the lower half, unless the highest byte comes first.
  private static let firstOfPair: UInt64 =
    UInt32(1).littleEndian == 1 ? 0xFFFF_FFFF : 0xFFFF_FFFF_0000_0000

  /// What is known of the channels of pixels that differ.
  private struct Seen {
    /// The largest difference of a channel.
    var largest: UInt64
    /// The bits that the last pixels differ in.
    var bits: UInt64 = 0
    /// What no channel of pixels that differ in the last bits differs by more than.
    var bound: UInt64 = 0
    /// All bits that any pixels differ in.
    var allBits: UInt64 = 0

    init(largest: UInt64) { self.largest = largest }

    /// Looks at two pixels, and marks them when they differ.
    mutating func add(_ old: UInt32, _ new: UInt32, marking mark: UnsafeMutablePointer<UInt8>) {
      guard old != new else { return }
      mark.pointee = 1
      add(UInt64(old), UInt64(new))
    }

    /// Looks at two pixels, or at two pairs of them: four channels, or eight.
    mutating func add(_ old: UInt64, _ new: UInt64) {
      bits = old ^ new
      allBits |= bits
      bound = 0
      var shift: UInt64 = 0
      while shift < 64 {
        let (one, other) = (old &>> shift & 0xFF, new &>> shift & 0xFF)
        let distance = one > other ? one &- other : other &- one
        if distance > largest { largest = distance }
        let channelBits = one ^ other
        if channelBits > bound { bound = channelBits }
        shift &+= 8
      }
    }
  }
}

extension [UInt8] {
  /// The first place from `start` that holds `value`; the end if none does.
  fileprivate func firstIndex(of value: UInt8, from start: Int) -> Int {
    self[start...].firstIndex(of: value) ?? count
  }
}
