import TenFoot
import Testing

@testable import TenFootGoldens

struct DifferenceKindTests {
  /// A white plus sign of 15 × 15 pixels on black.
  private func plus(
    x: Int = 20, y: Int = 20, _ color: UInt32 = 0xFFFFFF, edge: UInt32? = nil
  ) -> Bitmap {
    Bitmap(width: 80, height: 60) { column, row in
      let (dx, dy) = (abs(column - x - 7), abs(row - y - 7))
      guard max(dx, dy) <= 7 else { return 0 }
      if min(dx, dy) <= 2 { return color }
      return 0
    }
  }

  private func kind(_ expected: Bitmap, _ actual: Bitmap) throws -> DifferenceKind? {
    try PictureDifference(from: expected, to: actual)?.kind
  }

  @Test(arguments: [(0, 3), (1, 0), (-2, 5), (12, -9)])
  func `a moved thing is told with its way`(x: Int, y: Int) throws {
    #expect(try kind(plus(), plus(x: 20 + x, y: 20 + y)) == .moved(x: x, y: y))
  }

  @Test func `a thing in another color is a matter of color`() throws {
    #expect(try kind(plus(), plus(0xFFCC00)) == .colorOnly)
    #expect(try kind(plus(), plus(0xFFFFFE)) == .colorOnly)
  }

  @Test func `a thing that vanished or came has neither moved nor changed its color`() throws {
    let empty = Bitmap(width: 80, height: 60) { _, _ in 0 }
    #expect(try kind(plus(), empty) == .content)
    #expect(try kind(empty, plus()) == .content)
  }

  @Test func `a slanted edge drawn with other shades is antialiasing`() throws {
    func edge(_ shade: UInt32) -> Bitmap {
      Bitmap(width: 60, height: 60) { x, y in
        x < y ? 0xFFFFFF : x == y ? shade << 16 | shade << 8 | shade : 0
      }
    }
    #expect(try kind(edge(128), edge(120)) == .antialiasingOnly)
  }

  @Test func `a one-pixel line that changes its color is no antialiasing`() throws {
    func line(_ color: UInt32) -> Bitmap {
      Bitmap(width: 60, height: 60) { _, y in y == 30 ? color : 0x202020 }
    }
    #expect(try kind(line(0x303030), line(0x383838)) == .colorOnly)
  }
}
