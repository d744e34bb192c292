import Foundation
import TenFoot
import TenFootRaster
import Testing

struct PNGWritingTests {
  /// Every premultiplied pair of a color and an alpha: a row for each alpha.
  private static let everyAlpha = Bitmap(
    width: 256,
    pixels: (0..<256).flatMap { alpha in
      (0..<256).map { value in
        Bitmap.Pixel(
          red: UInt8(min(value, alpha)), green: UInt8(min(255 - value, alpha)), blue: UInt8(alpha),
          alpha: UInt8(alpha))
      }
    }, isOpaque: false)

  private static func noise(width: Int, height: Int, isOpaque: Bool) -> Bitmap {
    var generator = SystemRandomNumberGenerator()
    let pixels = (0..<(width * height)).map { _ in
      let alpha = isOpaque ? 255 : UInt8.random(in: 0...255, using: &generator)
      return Bitmap.Pixel(
        red: .random(in: 0...alpha, using: &generator),
        green: .random(in: 0...alpha, using: &generator),
        blue: .random(in: 0...alpha, using: &generator), alpha: alpha)
    }
    return Bitmap(width: width, pixels: pixels, isOpaque: isOpaque)
  }

  @Test(arguments: PNGEffort.allCases)
  func `every color at every alpha comes back`(effort: PNGEffort) throws {
    #expect(try Bitmap(png: Self.everyAlpha.pngData(effort)) == Self.everyAlpha)
  }

  @Test(
    arguments: PNGEffort.allCases,
    [(1, 1), (2, 1), (3, 5), (1, 300), (7, 7), (1919, 3), (20_000, 2), (333, 211)])
  func `pictures of odd sizes and no order come back`(
    effort: PNGEffort, size: (width: Int, height: Int)
  ) throws {
    for isOpaque in [true, false] {
      let bitmap = Self.noise(width: size.width, height: size.height, isOpaque: isOpaque)
      let read = try Bitmap(png: bitmap.pngData(effort))
      #expect(read == bitmap)
      #expect(read.isOpaque == isOpaque)
    }
  }

  @Test func `an opaque bitmap's alpha bytes have no meaning`() throws {
    let bitmap = Bitmap(
      width: 2,
      pixels: [
        Bitmap.Pixel(red: 1, green: 2, blue: 3, alpha: 77),
        Bitmap.Pixel(red: 4, green: 5, blue: 6, alpha: 0),
      ], isOpaque: true)
    let read = try Bitmap(png: bitmap.pngData())
    #expect(read[0, 0] == Bitmap.Pixel(red: 1, green: 2, blue: 3))
    #expect(read[1, 0] == Bitmap.Pixel(red: 4, green: 5, blue: 6))
  }

  @Test func `a picture without pixels is refused`() {
    let empty = Bitmap(width: 0, height: 5, isOpaque: true) { _ in }
    #expect(throws: RasterError.self) { try empty.pngData() }
  }

  @Test func `the small effort gives the same bytes every time, and fewer`() throws {
    let bitmap = try TestFrame.draw(
      width: 400, height: 300,
      TestFrame.fill(.ellipse(CGRect(20, 20, 300, 200)), .red),
      .stroke(.rectangle(CGRect(50, 50, 300, 200)), .color(.white), StrokeStyle(lineWidth: 3)))
    let small = try bitmap.pngData(.small)
    #expect(try small == bitmap.pngData(.small))
    #expect(small.count < (try bitmap.pngData(.fast).count))
  }

  @Test(.enabled(if: OutsideProgram.pngcheck.isInstalled), arguments: PNGEffort.allCases)
  func `pngcheck finds nothing wrong`(effort: PNGEffort) throws {
    for bitmap in [Self.everyAlpha, Self.noise(width: 333, height: 55, isOpaque: true)] {
      let output = try OutsideProgram.pngcheck.run(["-v"], on: bitmap.pngData(effort))
      #expect(String(decoding: output, as: UTF8.self).contains("No errors detected"))
    }
  }

  @Test(.enabled(if: OutsideProgram.imageMagick.isInstalled), arguments: PNGEffort.allCases)
  func `ImageMagick reads the same pixels`(effort: PNGEffort) throws {
    let opaque = Self.noise(width: 123, height: 77, isOpaque: true)
    let bytes = try OutsideProgram.imageMagick.run(
      after: ["-depth", "8", "rgb:-"], on: opaque.pngData(effort))
    let expected = (0..<77).flatMap { y in
      (0..<123).flatMap { x -> [UInt8] in
        let pixel = opaque[x, y]
        return [pixel.red, pixel.green, pixel.blue]
      }
    }
    #expect(bytes == Data(expected))

    let straight = try OutsideProgram.imageMagick.run(
      after: ["-depth", "8", "rgba:-"], on: Self.everyAlpha.pngData(effort))
    // Red 20 at alpha 40 is 20 * 255/40 = 127.5, up; blue is always full.
    let place = (40 * 256 + 20) * 4
    #expect(Array(straight[place..<(place + 4)]) == [128, 255, 255, 40])
  }
}
