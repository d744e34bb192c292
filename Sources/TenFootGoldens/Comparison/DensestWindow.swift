/// The most marked pixels within any square window: scattered noise stays low, a real defect packs
/// one window, and the number does not depend on the picture's size.
enum DensestWindow {
  /// The windows' side in pixels.
  private static let side = 32

  /// Counts the marked pixels of the fullest window.
  ///
  /// - Parameters:
  ///   - mask: One for a marked pixel, zero for another, row by row.
  ///   - width: The width of a row.
  ///   - area: A rectangle around all marked pixels.
  /// - Returns: The number, 0 when nothing is marked.
  static func count(of mask: [UInt8], width: Int, in area: PixelArea) -> Int {
    var best = 0
    let full = min(side, width) * min(side, area.height)
    // The marked pixels of each column in the last `side` rows.
    var columns = [Int](repeating: 0, count: width)
    var bandTotal = 0
    mask.withUnsafeBufferPointer { mask in
      columns.withUnsafeMutableBufferPointer { columns in
        guard let mask = mask.baseAddress, let columns = columns.baseAddress else { return }
        // Without the optimizer a property is a call, so loops keep what they need beside them.
        let (side, top, left, right, bottom) = (side, area.y, area.x, area.maxX, area.maxY)
        var y = top
        while y < bottom, best < full {
          let enters = y &* width
          let leaves = y &- side >= top ? (y &- side) &* width : -1
          var x = left
          while x < right {
            // Comparing is cheaper than converting where the optimizer is off.
            if mask[enters &+ x] != 0 {
              columns[x] &+= 1
              bandTotal &+= 1
            }
            if leaves >= 0, mask[leaves &+ x] != 0 {
              columns[x] &-= 1
              bandTotal &-= 1
            }
            x &+= 1
          }
          if bandTotal > best {
            best = max(best, densestStretch(of: columns, in: area))
          }
          y &+= 1
        }
      }
    }
    return best
  }

  /// The largest sum of `side` neighbors.
  private static func densestStretch(
    of columns: UnsafeMutablePointer<Int>, in area: PixelArea
  ) -> Int {
    var (sum, best) = (0, 0)
    let (side, left, right) = (side, area.x, area.maxX)
    var x = left
    while x < right {
      sum &+= columns[x]
      if x &- side >= left { sum &-= columns[x &- side] }
      if sum > best { best = sum }
      x &+= 1
    }
    return best
  }
}
