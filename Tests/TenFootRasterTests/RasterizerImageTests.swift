import Foundation
import TenFoot
import TenFootRaster
import Testing

struct RasterizerImageTests {
  private static func image(_ width: Int, _ pixels: [Bitmap.Pixel]) throws -> ImageSource {
    .data(try Bitmap(width: width, pixels: pixels, isOpaque: false).pngData())
  }

  private static let red = Bitmap.Pixel(red: 255, green: 0, blue: 0)
  private static let blue = Bitmap.Pixel(red: 0, green: 0, blue: 255)

  @Test func `an image at its own size is drawn pixel by pixel`() throws {
    let pixels = (0..<12).map {
      Bitmap.Pixel(red: UInt8($0 * 20), green: UInt8($0 * 7), blue: 9)
    }
    let frame = try TestFrame.draw(.image(Self.image(4, pixels), in: CGRect(5, 6, 4, 3)))
    for index in 0..<12 { #expect(frame[5 + index % 4, 6 + index / 4] == pixels[index]) }
    #expect(frame.inkBounds()?.columns == 5...8)
    #expect(frame.inkBounds()?.rows == 6...8)
  }

  @Test func `an image is stretched to its rectangle and no further`() throws {
    let source = try Self.image(2, [Self.red, Self.blue])
    let frame = try TestFrame.draw(.image(source, in: CGRect(2, 3, 16, 10)))
    #expect(frame.inkBounds()?.columns == 2...17)
    #expect(frame.inkBounds()?.rows == 3...12)
    #expect(frame[2, 5] == Self.red)
    #expect(frame[17, 5] == Self.blue)
  }

  @Test func `a picture made much smaller is the mean of its pixels`() throws {
    // A checkerboard of single black and white pixels is gray from afar.
    let pixels = (0..<10_000).map { index -> Bitmap.Pixel in
      (index % 100 + index / 100).isMultiple(of: 2) ? .white : .black
    }
    let frame = try TestFrame.draw(
      .image(Self.image(100, pixels), in: CGRect(0, 0, 10, 10)))
    for y in 1..<9 { for x in 1..<9 { #expect(abs(Int(frame[x, y].red) - 128) <= 6) } }
  }

  @Test func `an image fades with its group`() throws {
    let source = try Self.image(1, [.white])
    let frame = try TestFrame.draw(
      .group(DisplayGroup(opacity: 0.4, items: [.image(source, in: CGRect(0, 0, 20, 20))])))
    #expect(abs(Int(frame[10, 10].red) - 102) <= 1)
  }

  @Test func `an image that can't be read is a box with a cross`() throws {
    let frame = try TestFrame.draw(
      width: 100, height: 60, .image(.data(Data("<html>".utf8)), in: CGRect(10, 10, 80, 40)))
    #expect(frame.inkBounds()?.columns == 10...89)
    #expect(frame.inkBounds()?.rows == 10...49)
    let (ground, cross) = (frame[50, 14], frame[50, 30])
    #expect(ground.red > 90 && ground.red < 165, "seen on black and on white")
    #expect(cross.red > ground.red + 50)
    #expect(frame[13, 12].red > ground.red + 20)
    #expect(frame[86, 47].red > ground.red + 20)
  }

  @Test func `an image between pixels is as if it were on them, but for its edges`() throws {
    let pixels = (0..<64).map { Bitmap.Pixel(red: UInt8($0 * 4), green: 0, blue: 0) }
    let source = try Self.image(8, pixels)
    let on = try TestFrame.draw(.image(source, in: CGRect(2, 2, 16, 16)))
    let between = try TestFrame.draw(.image(source, in: CGRect(2.01, 2.01, 16, 16)))
    for y in 3..<17 { for x in 3..<17 { #expect(on[x, y].distance(to: between[x, y]) <= 3) } }
  }

  @Test func `an image that was kept in its size is drawn the same again`() throws {
    let rasterizer = try TestFrame.rasterizer()
    let source = try Self.image(2, [Self.red, Self.blue])
    let list = DisplayList(
      size: CGSize(width: 40, height: 40), background: .black,
      items: [
        .image(source, in: CGRect(0, 0, 20, 10)), .image(source, in: CGRect(5, 20, 30, 10)),
        .image(source, in: CGRect(20, 0, 20, 10)),
      ])
    let first = try rasterizer.draw(list)
    #expect(try rasterizer.draw(list) == first)
    for y in 0..<10 { for x in 0..<20 { #expect(first[x, y] == first[x + 20, y]) } }
  }

  @Test func `an image of no size is not drawn`() throws {
    let source = try Self.image(1, [.white])
    #expect(try TestFrame.draw(.image(source, in: CGRect(5, 5, 0, 9))).inkBounds() == nil)
  }
}
