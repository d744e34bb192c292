import Foundation
import TenFoot
import TenFootRaster
import Testing

/// Pictures that ImageMagick makes, and what is left of them.
@Suite(.enabled(if: OutsideProgram.imageMagick.isInstalled))
struct JPEGAndWebPTests {
  /// A picture of 16 × 8 pixels: red on the left, half-opaque blue on the right where there is alpha.
  private static func picture(_ kind: String) throws -> Data {
    let red = Bitmap.Pixel(red: 255, green: 0, blue: 0)
    let blue = Bitmap.Pixel(red: 0, green: 0, blue: 128, alpha: 128)
    let pixels = (0..<128).map { $0 % 16 < 8 ? red : blue }
    let png = try Bitmap(width: 16, pixels: pixels, isOpaque: false).pngData()
    return try OutsideProgram.imageMagick.run(
      after: ["-background", "black", "-quality", "100", "-define", "webp:lossless=true"]
        + (kind == "jpg" ? ["-flatten", "-sampling-factor", "4:4:4"] : []) + ["\(kind):-"], on: png)
  }

  private func draw(_ data: Data) throws -> Bitmap {
    try TestFrame.draw(width: 16, height: 8, .image(.data(data), in: CGRect(0, 0, 16, 8)))
  }

  @Test(arguments: ["jpg", "webp"])
  func `a picture has its size and colors`(kind: String) throws {
    let data = try Self.picture(kind)
    #expect(try ImageStore().pixelSize(of: .data(data)) == (16, 8))
    let frame = try draw(data)
    #expect(frame[3, 4].distance(to: Bitmap.Pixel(red: 255, green: 0, blue: 0)) <= 3)
    #expect(frame[12, 4].distance(to: Bitmap.Pixel(red: 0, green: 0, blue: 128)) <= 3)
  }

  @Test(arguments: ["jpg", "webp"])
  func `a picture cut anywhere or with a flipped byte is read or refused`(kind: String) throws {
    let data = try Self.picture(kind)
    for count in 0..<data.count {
      #expect(throws: ImageFailure.self, "cut after \(count)") {
        try ImageStore().pixelSize(of: .data(data.prefix(count)))
      }
    }
    for place in data.indices {
      var flipped = data
      flipped[place] ^= 0xFF
      _ = try? ImageStore(pixelLimit: 1 << 20).pixelSize(of: .data(flipped))
    }
  }

  @Test func `a picture that claims to be huge is refused before it is decoded`() throws {
    // The frame header (FFC0 or FFC2) has the height and width five bytes on; a lossless WebP has both
    // less one in 14 bits each after the byte 2F.
    var jpeg = try Self.picture("jpg")
    let frame = try #require(
      jpeg.indices.dropLast().first { jpeg[$0] == 0xFF && [0xC0, 0xC2].contains(jpeg[$0 + 1]) })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xEA, 0x60, 0xEA, 0x60])
    let refusal = #expect(throws: ImageFailure.self) {
      try ImageStore().pixelSize(of: .data(jpeg))
    }
    #expect(refusal?.description.contains("claims to be 60000 × 60000 pixels") == true)
    var webp = try Self.picture("webp")
    let signature = try #require(webp.firstRange(of: Data("VP8L".utf8))).lowerBound + 8
    #expect(webp[signature] == 0x2F)
    webp.replaceSubrange(signature + 1..<signature + 5, with: [0xFF, 0xFF, 0xFF, 0x0F])
    #expect(throws: ImageFailure.self) { try ImageStore().pixelSize(of: .data(webp)) }
  }

  @Test(arguments: ["jpg", "webp"])
  func `a picture with too many pixels is refused before it is decoded`(kind: String) throws {
    let data = try Self.picture(kind)
    #expect(throws: ImageFailure.self) {
      try ImageStore(pixelLimit: 127).pixelSize(of: .data(data))
    }
  }
}
