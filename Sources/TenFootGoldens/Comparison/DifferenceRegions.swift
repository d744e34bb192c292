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

  private static let side = 16

  init(_ scan: DifferenceScan, width: Int, height: Int) {
    let columns = (width + Self.side - 1) / Self.side
    let rows = (height + Self.side - 1) / Self.side
    var tiles = [Tile?](repeating: nil, count: columns * rows)
    scan.mask.withUnsafeBufferPointer { mask in
      guard let mask = mask.baseAddress else { return }
      for row in (scan.area.y / Self.side)...((scan.area.maxY - 1) / Self.side) {
        for column in (scan.area.x / Self.side)...((scan.area.maxX - 1) / Self.side) {
          tiles[row * columns + column] = Tile(
            mask, width: width, x: column * Self.side, y: row * Self.side,
            maxX: min((column + 1) * Self.side, width), maxY: min((row + 1) * Self.side, height))
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

    init?(
      _ mask: UnsafePointer<UInt8>, width: Int, x: Int, y: Int, maxX: Int, maxY: Int
    ) {
      var (left, top, right, bottom, count) = (Int.max, Int.max, -1, -1, 0)
      var row = y
      while row < maxY {
        let start = mask + (row &* width &+ x)
        // Most rows have no mark, which the C library sees at a glance.
        if memchr(start, 1, maxX &- x) != nil {
          if top == Int.max { top = row }
          bottom = row
          var column = x
          while column < maxX {
            if mask[row &* width &+ column] != 0 {
              count &+= 1
              if column < left { left = column }
              if column > right { right = column }
            }
            column &+= 1
          }
        }
        row &+= 1
      }
      guard count > 0 else { return nil }
      area = PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      pixelCount = count
    }
  }
}
