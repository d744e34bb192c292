import Foundation
import TenFoot
import TenFootRaster
import Testing

struct FrameStreamTests {
  private static let pixels = [
    Bitmap.Pixel(red: 255, green: 255, blue: 255), Bitmap.Pixel(red: 0, green: 0, blue: 0),
    Bitmap.Pixel(red: 255, green: 0, blue: 0), Bitmap.Pixel(red: 0, green: 0, blue: 255),
  ]
  private static let bitmap = Bitmap(width: 2, pixels: pixels, isOpaque: true)

  @Test func `a stream begins with its size and rate`() {
    let header = FrameStream.y4m.header(width: 1920, height: 1080, framesPerSecond: 50)
    #expect(
      String(decoding: header, as: UTF8.self)
        == "YUV4MPEG2 W1920 H1080 F50:1 Ip A1:1 C444 XCOLORRANGE=LIMITED\n")
    #expect(FrameStream.rgb.header(width: 1, height: 1, framesPerSecond: 1).isEmpty)
  }

  /// The levels of white, black, red and blue in ITU-R BT.709's 8-bit range, from its formulas.
  @Test func `a frame's planes have the levels of BT.709`() {
    let data = [UInt8](FrameStream.y4m.data(of: Self.bitmap))
    #expect(data.prefix(6).elementsEqual("FRAME\n".utf8))
    #expect(Array(data[6..<10]) == [235, 16, 63, 32])
    #expect(Array(data[10..<14]) == [128, 128, 102, 240])
    #expect(Array(data[14..<18]) == [128, 128, 240, 118])
    #expect(data.count == 18)
  }

  @Test func `raw frames are the channels in their order`() {
    let single = Bitmap(
      width: 1, pixels: [Bitmap.Pixel(red: 1, green: 2, blue: 3, alpha: 4)], isOpaque: false)
    #expect([UInt8](FrameStream.bgra.data(of: single)) == [3, 2, 1, 4])
    #expect([UInt8](FrameStream.rgba.data(of: single)) == [1, 2, 3, 4])
    #expect([UInt8](FrameStream.rgb.data(of: single)) == [1, 2, 3])
    #expect([UInt8](FrameStream.rgba.data(of: Self.bitmap)).suffix(4) == [0, 0, 255, 255])
  }
}
