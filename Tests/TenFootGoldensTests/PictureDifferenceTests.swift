import TenFoot
import TenFootRaster
import Testing

@testable import TenFootGoldens

struct PictureDifferenceTests {
  /// A hundred columns of a gradient, so that no two columns look alike.
  private func gradient(
    _ change: (_ x: Int, _ y: Int) -> UInt32? = { _, _ in nil }
  ) -> Bitmap {
    Bitmap(width: 100, height: 80) { x, y in change(x, y) ?? UInt32(x << 16 | y << 8 | 7) }
  }

  @Test func `the same pixels have no difference, whatever the alpha bytes`() throws {
    let other = Bitmap(width: 100, height: 80, isOpaque: true) { bytes in
      for place in 0..<8000 {
        bytes[place * 4] = 7
        bytes[place * 4 + 1] = UInt8(place / 100)
        bytes[place * 4 + 2] = UInt8(place % 100)
        bytes[place * 4 + 3] = 99
      }
    }
    #expect(try PictureDifference(from: gradient(), to: other) == nil)
    #expect(try gradient().pixelChecksum() == other.pixelChecksum())
  }

  @Test func `one pixel by one level is told with its place and both values`() throws {
    let changed = gradient { x, y in (x, y) == (99, 79) ? 0x634F08 : nil }
    let difference = try #require(try PictureDifference(from: gradient(), to: changed))
    #expect(difference.pixelCount == 1)
    #expect(difference.largestChannel == 1)
    #expect(difference.densestWindow == 1)
    #expect(difference.area == PixelArea(x: 99, y: 79, width: 1, height: 1))
    #expect(difference.first.expected.hexadecimal == "#634F07")
    #expect(difference.first.actual.hexadecimal == "#634F08")
    #expect(try gradient().pixelChecksum() != changed.pixelChecksum())
  }

  @Test func `the first pixel is the first by rows`() throws {
    let changed = gradient { x, y in (x, y) == (90, 3) || (x, y) == (2, 4) ? 0 : nil }
    let difference = try #require(try PictureDifference(from: gradient(), to: changed))
    #expect((difference.first.x, difference.first.y) == (90, 3))
    #expect(difference.area == PixelArea(x: 2, y: 3, width: 89, height: 2))
  }

  @Test func `the densest window is counted wherever it lies`() throws {
    // A block of 40 × 40 fills a window of 32 × 32; a pixel in every tenth column fills little.
    let block = gradient { x, y in (30..<70).contains(x) && (20..<60).contains(y) ? 0 : nil }
    let full = try #require(try PictureDifference(from: gradient(), to: block))
    #expect(full.pixelCount == 1600)
    #expect(full.densestWindow == 1024)
    let scattered = gradient { x, y in x % 10 == 9 && y % 10 == 9 ? 0xFFFFFF : nil }
    let thin = try #require(try PictureDifference(from: gradient(), to: scattered))
    #expect(thin.pixelCount == 80)
    // Of every ten columns and rows, a window of 32 meets at most four.
    #expect(thin.densestWindow == 16)
  }

  @Test func `parts that lie apart are told apart, the largest first`() throws {
    let changed = gradient { x, y in
      (x < 3 && y < 2) || ((60..<70).contains(x) && (50..<60).contains(y)) ? 0xFFFFFF : nil
    }
    let difference = try #require(try PictureDifference(from: gradient(), to: changed))
    #expect(difference.regions.map(\.pixelCount) == [100, 6])
    #expect(
      difference.regions.map(\.area) == [
        PixelArea(x: 60, y: 50, width: 10, height: 10), PixelArea(x: 0, y: 0, width: 3, height: 2),
      ])
  }

  @Test func `a change of opacity alone is a difference`() throws {
    func picture(_ alpha: UInt8) -> Bitmap {
      Bitmap(width: 3, height: 3, isOpaque: false) { bytes in
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
        bytes[3] = alpha
      }
    }
    let difference = try #require(try PictureDifference(from: picture(0), to: picture(1)))
    #expect(difference.isAlphaOnly)
    #expect(difference.pixelCount == 1)
    #expect(try picture(0).pixelChecksum() != picture(1).pixelChecksum())
  }

  @Test func `pictures of the same bytes and another shape have other checksums`() throws {
    let wide = Bitmap(width: 6, height: 2) { _, _ in 0 }
    let high = Bitmap(width: 2, height: 6) { _, _ in 0 }
    #expect(try wide.pixelChecksum() != high.pixelChecksum())
  }
}
