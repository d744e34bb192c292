import TenFoot

/// A picture with 16 bits a channel, for sums of many rounded steps.
struct BlurPlanes: ~Copyable {
  private let rect: PixelRect
  private var samples: UnsafeMutablePointer<UInt16>
  private var spare: UnsafeMutablePointer<UInt16>
  private let sums: UnsafeMutablePointer<Int32>
  /// The samples of a row: four for each pixel.
  private let rowLength: Int
  private let goesOn: Bool

  /// Takes a layer's pixels in a larger rectangle, each channel 256 times its byte.
  init(_ layer: Layer, in rect: PixelRect, goesOn: Bool) {
    self.rect = rect
    self.goesOn = goesOn
    rowLength = rect.width * 4
    let count = rowLength * rect.height
    samples = .allocate(capacity: count)
    spare = .allocate(capacity: count)
    sums = .allocate(capacity: rowLength)
    samples.update(repeating: 0, count: count)
    layer.bitmap.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let inner = layer.rect
      for y in 0..<rect.height {
        var row = y + rect.minY - inner.minY
        if goesOn { row = min(max(row, 0), inner.height - 1) }
        guard row >= 0, row < inner.height else { continue }
        let source = base + row * inner.width * 4
        let target = samples + y * rowLength
        let shift = inner.minX - rect.minX
        var index = goesOn ? 0 : shift * 4
        let end = goesOn ? rowLength : (shift + inner.width) * 4
        let (first, last) = (0, (inner.width - 1) * 4)
        while index < end {
          var place = index &- shift &* 4
          if goesOn { place = min(max(place & ~3, first), last) | (index & 3) }
          target[index] = UInt16(source.load(fromByteOffset: place, as: UInt8.self)) &<< 8
          index &+= 1
        }
      }
    }
  }

  deinit {
    samples.deallocate()
    spare.deallocate()
    sums.deallocate()
  }

  /// Averages each pixel with `box` neighbors on either side.
  mutating func averageRows(_ box: Int) {
    let share = 1 / Float(2 * box + 1)
    let (width, reach) = (rect.width, box)
    for y in 0..<rect.height {
      let row = samples + y * rowLength
      let target = spare + y * rowLength
      for channel in 0..<4 {
        var sum: Int32 = 0
        var x = 0
        while x < min(reach, width) {
          sum &+= Int32(row[x &* 4 &+ channel])
          x &+= 1
        }
        x = 0
        while x < width {
          let (entering, leaving) = (x &+ reach, x &- reach &- 1)
          if entering < width { sum &+= Int32(row[entering &* 4 &+ channel]) }
          if leaving >= 0 { sum &-= Int32(row[leaving &* 4 &+ channel]) }
          target[x &* 4 &+ channel] = UInt16(Float(sum) * share + 0.5)
          x &+= 1
        }
      }
    }
    swap(&samples, &spare)
  }

  /// Averages each pixel with `box` neighbors above and below.
  mutating func averageColumns(_ box: Int) {
    let share = 1 / Float(2 * box + 1)
    let height = rect.height
    sums.update(repeating: 0, count: rowLength)
    for y in 0..<min(box, height) { add(samples + y * rowLength) }
    for y in 0..<height {
      if y + box < height { add(samples + (y + box) * rowLength) }
      if y - box - 1 >= 0 { subtract(samples + (y - box - 1) * rowLength) }
      let target = spare + y * rowLength
      var index = 0
      while index < rowLength {
        target[index] = UInt16(Float(sums[index]) * share + 0.5)
        index &+= 1
      }
    }
    swap(&samples, &spare)
  }

  private func add(_ row: UnsafePointer<UInt16>) {
    var index = 0
    while index < rowLength {
      sums[index] &+= Int32(row[index])
      index &+= 1
    }
  }

  private func subtract(_ row: UnsafePointer<UInt16>) {
    var index = 0
    while index < rowLength {
      sums[index] &-= Int32(row[index])
      index &+= 1
    }
  }

  /// The picture of some of the pixels, rounded to bytes.
  func bitmap(of target: PixelRect) -> Bitmap {
    Bitmap(width: target.width, height: target.height, isOpaque: false) { bytes in
      for y in 0..<target.height {
        let row =
          samples + (y + target.minY - rect.minY) * rowLength
          + (target.minX - rect.minX) * 4
        let line = y * target.width * 4
        var index = 0
        while index < target.width &* 4 {
          bytes[line &+ index] = UInt8(truncatingIfNeeded: (UInt32(row[index]) &+ 128) &>> 8)
          index &+= 1
        }
      }
    }
  }
}
