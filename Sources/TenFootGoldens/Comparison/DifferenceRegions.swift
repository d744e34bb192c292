#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Gathers the pixels that differ into parts: tiles of 16 × 16 pixels that touch belong together.
struct DifferenceRegions {
  /// The parts, the largest first.
  private(set) var regions: [PictureDifference.Region] = []
  /// The rectangle around all of them.
  private(set) var area = PixelArea(x: 0, y: 0, width: 0, height: 0)

  /// Two words of eight bytes.
  private static let side = 16

  init(_ scan: DifferenceScan, width: Int, height: Int) {
    let side = Self.side
    let columns = (width + side - 1) / side
    let rows = (height + side - 1) / side
    var tiles = [Tile?](repeating: nil, count: columns * rows)
    scan.mask.withUnsafeBufferPointer { mask in
      guard let mask = mask.baseAddress else { return }
      for row in (scan.rows.lowerBound / side)...((scan.rows.upperBound - 1) / side) {
        let (top, bottom) = (row * side, min((row + 1) * side, height))
        for column in 0..<columns {
          tiles[row * columns + column] = Tile(
            mask, width: width, x: column * side, y: top, maxX: min((column + 1) * side, width),
            maxY: bottom)
        }
      }
    }
    for start in tiles.indices {
      guard let region = Self.take(start, from: &tiles, columns: columns, rows: rows) else {
        continue
      }
      regions.append(region)
    }
    regions.sort { $0.pixelCount > $1.pixelCount }
    if let first = regions.first { area = regions.reduce(first.area) { $0.union($1.area) } }
  }

  /// Takes a tile and all that hang together with it.
  private static func take(
    _ start: Int, from tiles: inout [Tile?], columns: Int, rows: Int
  ) -> PictureDifference.Region? {
    guard let tile = tiles[start] else { return nil }
    var region = PictureDifference.Region(area: tile.area, pixelCount: 0)
    var open = [start]
    while let place = open.popLast() {
      guard let tile = tiles[place] else { continue }
      tiles[place] = nil
      region.area = region.area.union(tile.area)
      region.pixelCount += tile.pixelCount
      let (column, row) = (place % columns, place / columns)
      for nextRow in max(row - 1, 0)...min(row + 1, rows - 1) {
        for nextColumn in max(column - 1, 0)...min(column + 1, columns - 1) {
          open.append(nextRow * columns + nextColumn)
        }
      }
    }
    return region
  }

  /// The marked pixels of a tile.
  private struct Tile {
    var area: PixelArea
    var pixelCount: Int

    /// A one in each byte: multiplied with it, a word has the sum of its bytes in the highest.
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    init?(
      _ mask: UnsafePointer<UInt8>, width: Int, x: Int, y: Int, maxX: Int, maxY: Int
    ) {
      var (left, top, right, bottom, count) = (Int.max, Int.max, -1, -1, 0)
      let length = maxX &- x
      var row = y
      while row < maxY {
        let start = UnsafeRawPointer(mask + (row &* width &+ x))
        // Most rows have no mark, which the C library sees at a glance.
        if memchr(start, 1, length) != nil {
          if top == Int.max { top = row }
          bottom = row
          // Eight marks at once, as the bytes of a word, the first in the lowest; what a tile at the
          // right edge lacks are zeros.
          var words = (low: UInt64(0), high: UInt64(0))
          memcpy(&words, start, length)
          let (low, high) = (words.low.littleEndian, words.high.littleEndian)
          count &+= Int((low &* Self.ones) &>> 56) &+ Int((high &* Self.ones) &>> 56)
          let first = low != 0 ? low.trailingZeroBitCount : 64 &+ high.trailingZeroBitCount
          let last = high != 0 ? 127 &- high.leadingZeroBitCount : 63 &- low.leadingZeroBitCount
          // Comparing is cheaper than a call where the optimizer is off.
          if x &+ first &>> 3 < left { left = x &+ first &>> 3 }
          if x &+ last &>> 3 > right { right = x &+ last &>> 3 }
        }
        row &+= 1
      }
      guard count > 0 else { return nil }
      area = PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      pixelCount = count
    }
  }
}
