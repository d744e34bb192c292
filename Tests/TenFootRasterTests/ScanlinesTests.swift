import Foundation
import TenFoot
import TenFootRaster
import Testing

struct ScanlinesTests {
  private func picture(isOpaque: Bool, _ change: UInt8 = 0) -> Bitmap {
    Bitmap(
      width: 7,
      pixels: (0..<35).map { index in
        let value = UInt8(index * 7)
        return Bitmap.Pixel(
          red: value / 2, green: index == 34 ? value / 2 ^ change : 0, blue: value / 3,
          alpha: value)
      }, isOpaque: isOpaque)
  }

  @Test(arguments: PNGEffort.allCases, [true, false])
  func `a file of the same picture matches, and of another does not`(
    effort: PNGEffort, isOpaque: Bool
  ) throws {
    let bitmap = picture(isOpaque: isOpaque)
    #expect(bitmap.matchesScanlines(of: try bitmap.pngData(effort)))
    let other = try picture(isOpaque: isOpaque, 1).pngData(effort)
    #expect(!bitmap.matchesScanlines(of: other))
    #expect(!bitmap.matchesScanlines(of: try picture(isOpaque: !isOpaque).pngData(effort)))
  }

  @Test func `a note in the file changes nothing, a transparent color does`() throws {
    let bitmap = Bitmap(
      width: 1, pixels: [Bitmap.Pixel(red: 1, green: 2, blue: 3)], isOpaque: true)
    let noted = try PNGNote.adding("text", as: "Note", to: bitmap.pngData())
    #expect(bitmap.matchesScanlines(of: noted))
    var png = TestPNG(width: 1, height: 1, colorType: 2, scanlines: [0, 1, 2, 3])
    #expect(bitmap.matchesScanlines(of: png.data))
    png.chunks = [("tRNS", [0, 1, 0, 2, 0, 3])]
    #expect(!bitmap.matchesScanlines(of: png.data))
  }

  @Test func `a file that is cut or spoiled does not match`() throws {
    let bitmap = picture(isOpaque: true)
    let png = try bitmap.pngData()
    for count in 0..<png.count - 12 { #expect(!bitmap.matchesScanlines(of: png.prefix(count))) }
    var spoiled = png
    spoiled[60] ^= 1
    #expect(!bitmap.matchesScanlines(of: spoiled))
  }
}
