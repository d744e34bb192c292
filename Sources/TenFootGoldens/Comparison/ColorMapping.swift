/// Finds out whether a part of a picture shows the same shapes in other colors: then each old color
/// has one new color, and the other way round.
struct ColorMapping {
  private let pair: PixelPair.Pointers

  /// The pixels that are looked at in one area, spread over its rows.
  private static let sampleLimit = 40_000
  /// Of how many pixels one may disobey: rounding makes equals of neighboring shades on edges.
  private static let tolerance = 50

  init(_ pair: PixelPair.Pointers) { self.pair = pair }

  func isRecoloring(_ area: PixelArea) -> Bool {
    var forward: [UInt32: UInt32] = [:]
    var backward: [UInt32: UInt32] = [:]
    var exceptions = 0
    let step = max(1, area.width * area.height / Self.sampleLimit)
    let count = (area.height + step - 1) / step * area.width
    let limit = count / Self.tolerance
    for y in stride(from: area.y, to: area.maxY, by: step) {
      for x in area.x..<area.maxX {
        let place = y * pair.width + x
        let (old, new) = (pair.expected[place], pair.actual[place])
        let (known, origin) = (forward[old], backward[new])
        if known ?? new != new || origin ?? old != old {
          exceptions += 1
          if exceptions > limit { return false }
        }
        if known == nil { forward[old] = new }
        if origin == nil { backward[new] = old }
      }
    }
    return true
  }
}
