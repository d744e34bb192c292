import Foundation
import TenFoot
import TenFootRaster
import Testing

struct PNGReadingTests {
  private static func pixel(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255
  ) -> Bitmap.Pixel {
    Bitmap.Pixel(red: red, green: green, blue: blue, alpha: alpha)
  }

  private func pixels(of png: TestPNG) throws -> [Bitmap.Pixel] {
    let bitmap = try Bitmap(png: png.data)
    #expect(bitmap.width == Int(png.width))
    #expect(bitmap.height == Int(png.height))
    return (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
  }

  @Test func `red, green and blue are read`() throws {
    let png = TestPNG(width: 2, height: 1, colorType: 2, scanlines: [0, 1, 2, 3, 250, 251, 252])
    #expect(try pixels(of: png) == [Self.pixel(1, 2, 3), Self.pixel(250, 251, 252)])
    #expect(try Bitmap(png: png.data).isOpaque)
  }

  @Test func `an alpha channel is multiplied in, rounded to the nearest`() throws {
    let png = TestPNG(
      width: 3, height: 1, colorType: 6,
      scanlines: [0, 255, 100, 3, 128, 9, 9, 9, 0, 7, 8, 9, 255])
    // 255 * 128/255 = 128; 100 * 128/255 = 50.2; 3 * 128/255 = 1.5, up.
    let expected = [Self.pixel(128, 50, 2, 128), Self.pixel(0, 0, 0, 0), Self.pixel(7, 8, 9)]
    #expect(try pixels(of: png) == expected)
    #expect(try !Bitmap(png: png.data).isOpaque)
  }

  private static let grays: [(depth: UInt8, bytes: [UInt8], grays: [UInt8])] = [
    (1, [0b0100_0000], [0, 255]), (2, [0b0111_0000], [85, 255]), (4, [0x1F], [17, 255]),
    (8, [7, 200], [7, 200]), (16, [0x12, 0x34, 0xFF, 0xFF], [0x12, 255]),
  ]

  @Test(arguments: grays)
  func `gray of every depth is spread over 0 to 255`(
    depth: UInt8, bytes: [UInt8], grays: [UInt8]
  ) throws {
    let png = TestPNG(
      width: 2, height: 1, bitDepth: depth, colorType: 0, scanlines: [0] + bytes)
    #expect(try pixels(of: png) == grays.map { Self.pixel($0, $0, $0) })
  }

  @Test func `gray with alpha is read`() throws {
    let png = TestPNG(width: 1, height: 1, colorType: 4, scanlines: [0, 255, 51])
    #expect(try pixels(of: png) == [Self.pixel(51, 51, 51, 51)])
  }

  @Test func `a palette is read, with its transparent entries`() throws {
    var png = TestPNG(
      width: 3, height: 1, bitDepth: 2, colorType: 3, scanlines: [0, 0b0001_1000],
      chunks: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255])])
    #expect(
      try pixels(of: png) == [
        Self.pixel(255, 0, 0), Self.pixel(0, 255, 0), Self.pixel(0, 0, 255),
      ])
    png.chunks.append(("tRNS", [255, 0]))
    #expect(
      try pixels(of: png) == [
        Self.pixel(255, 0, 0), Self.pixel(0, 0, 0, 0), Self.pixel(0, 0, 255),
      ])
  }

  @Test func `a color that stands for nothing is transparent`() throws {
    let png = TestPNG(
      width: 2, height: 1, colorType: 2, scanlines: [0, 1, 2, 3, 4, 5, 6],
      chunks: [("tRNS", [0, 1, 0, 2, 0, 3])])
    #expect(try pixels(of: png) == [Self.pixel(0, 0, 0, 0), Self.pixel(4, 5, 6)])
  }

  @Test func `an interlaced picture is put together`() throws {
    // Of a 2 × 2 picture, pass 1 holds the first pixel, pass 6 the second, pass 7 the last row.
    let png = TestPNG(
      width: 2, height: 2, colorType: 0, isInterlaced: true, scanlines: [0, 10, 0, 20, 0, 30, 40])
    #expect(try pixels(of: png).map(\.red) == [10, 20, 30, 40])
  }

  @Test func `scanlines may be filtered`() throws {
    // Sub adds the pixel to the left, up the pixel above.
    let png = TestPNG(
      width: 2, height: 2, colorType: 0, scanlines: [1, 10, 5, 2, 1, 250])
    #expect(try pixels(of: png).map(\.red) == [10, 15, 11, 9])
  }
}
