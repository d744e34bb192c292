/// Finds out whether a part of a picture stands elsewhere in the other.
struct ShiftSearch {
  private let pair: PixelPair.Pointers

  /// The farthest move that is looked for, in pixels.
  private static let reach = 16

  /// All moves, the shortest first.
  private static let shifts: [(x: Int, y: Int)] = (-reach...reach).flatMap { y in
    (-reach...reach).map { x in (x, y) }
  }
  .filter { $0 != (0, 0) }
  .sorted { abs($0.x) + abs($0.y) < abs($1.x) + abs($1.y) }

  init(_ pair: PixelPair.Pointers) { self.pair = pair }

  /// The one move that explains all areas.
  func shift(of areas: [PixelArea]) -> (x: Int, y: Int)? {
    Self.shifts.first { shift in
      areas.allSatisfy { explains($0, shift.x, shift.y) }
    }
  }

  /// Whether the area shows the same after a move, and showed it before: both ways, so that a thing
  /// that vanished doesn't count as moved.
  private func explains(_ area: PixelArea, _ x: Int, _ y: Int) -> Bool {
    guard area.width > abs(x), area.height > abs(y) else { return false }
    return matches(area, expectedOffset: (-x, -y), actualOffset: (0, 0))
      && matches(area, expectedOffset: (0, 0), actualOffset: (x, y))
  }

  private func matches(
    _ area: PixelArea, expectedOffset: (x: Int, y: Int), actualOffset: (x: Int, y: Int)
  ) -> Bool {
    let offset = (x: expectedOffset.x + actualOffset.x, y: expectedOffset.y + actualOffset.y)
    // What comes from outside of the picture can't be told.
    let left = max(area.x, -offset.x)
    let right = min(area.maxX, pair.width - offset.x)
    let top = max(area.y, -offset.y)
    let bottom = min(area.maxY, pair.height - offset.y)
    guard left < right, top < bottom else { return false }
    var row = top
    while row < bottom {
      let expected = (row + expectedOffset.y) * pair.width + left + expectedOffset.x
      let actual = (row + actualOffset.y) * pair.width + left + actualOffset.x
      guard pair.matches(expected, actual, count: right - left) else { return false }
      row &+= 1
    }
    return true
  }
}
