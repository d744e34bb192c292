/// Finds out whether all pixels that differ in an area are antialiased edges, by the test of
/// Vyšniauskas (2009) that pixelmatch and odiff use.
struct EdgeTest {
  private let pair: PixelPair.Pointers
  private let mask: [UInt8]

  /// The pixels that are looked at in one area.
  private static let sampleLimit = 20_000

  init(_ pair: PixelPair.Pointers, mask: [UInt8]) {
    self.pair = pair
    self.mask = mask
  }

  func holds(in area: PixelArea) -> Bool {
    var looked = 0
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX where mask[y * pair.width + x] != 0 {
        looked += 1
        guard
          isEdge(x, y, in: pair.expected, other: pair.actual)
            || isEdge(x, y, in: pair.actual, other: pair.expected)
        else { return false }
        if looked == Self.sampleLimit { return true }
      }
    }
    return true
  }

  /// Whether a pixel lies between a darker and a brighter neighbor, one of which belongs to a flat
  /// part of both pictures.
  private func isEdge(
    _ x: Int, _ y: Int, in picture: UnsafeBufferPointer<UInt32>,
    other: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    let center = brightness(picture[y * pair.width + x])
    var equals = isOnBorder(x, y) ? 1 : 0
    var darkest: (step: Double, x: Int, y: Int) = (0, 0, 0)
    var brightest = darkest
    for (nextX, nextY) in neighbors(x, y) {
      let step = center - brightness(picture[nextY * pair.width + nextX])
      if step == 0 {
        equals += 1
        if equals > 2 { return false }
      } else if step < darkest.step {
        darkest = (step, nextX, nextY)
      } else if step > brightest.step {
        brightest = (step, nextX, nextY)
      }
    }
    guard darkest.step != 0, brightest.step != 0 else { return false }
    return [darkest, brightest].contains { extreme in
      isFlat(extreme.x, extreme.y, in: picture) && isFlat(extreme.x, extreme.y, in: other)
    }
  }

  /// Whether at least three neighbors have exactly the pixel's color.
  private func isFlat(_ x: Int, _ y: Int, in picture: UnsafeBufferPointer<UInt32>) -> Bool {
    let color = picture[y * pair.width + x]
    let equals = neighbors(x, y).count { picture[$1 * pair.width + $0] == color }
    return equals + (isOnBorder(x, y) ? 1 : 0) > 2
  }

  private func isOnBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == pair.width - 1 || y == pair.height - 1
  }

  private func neighbors(_ x: Int, _ y: Int) -> [(Int, Int)] {
    var places: [(Int, Int)] = []
    for nextY in max(y - 1, 0)...min(y + 1, pair.height - 1) {
      for nextX in max(x - 1, 0)...min(x + 1, pair.width - 1) where (nextX, nextY) != (x, y) {
        places.append((nextX, nextY))
      }
    }
    return places
  }

  /// The luma row of the YIQ matrix (Kotsarenko and Ramos 2010), as in pixelmatch.
  private func brightness(_ pixel: UInt32) -> Double {
    Double((pixel >> 16) & 0xFF) * 0.29889531 + Double((pixel >> 8) & 0xFF) * 0.58662247
      + Double(pixel & 0xFF) * 0.11448223
  }
}
