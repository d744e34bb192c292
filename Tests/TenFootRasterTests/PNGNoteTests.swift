import Foundation
import TenFoot
import TenFootRaster
import Testing

struct PNGNoteTests {
  private let note = "Text \"3\" ⚽️\n  0, 0, 1 × 1\n"

  private func picture() throws -> Data {
    try Bitmap(
      width: 1, pixels: [Bitmap.Pixel(red: 1, green: 2, blue: 3)], isOpaque: true
    ).pngData(.small)
  }

  @Test func `a note is read back and leaves the pixels alone`() throws {
    let png = try PNGNote.adding(note, as: "A note", to: picture())
    #expect(PNGNote.text(named: "A note", in: png) == note)
    #expect(PNGNote.text(named: "Another", in: png) == nil)
    #expect(try Bitmap(png: png) == Bitmap(png: picture()))
  }

  @Test(.enabled(if: OutsideProgram.pngcheck.isInstalled))
  func `pngcheck reads the note`() throws {
    let png = try PNGNote.adding(note, as: "A note", to: picture())
    let output = try OutsideProgram.pngcheck.run(["-v", "-7"], on: png)
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.contains("No errors detected"))
    #expect(text.contains("keyword: A note"))
  }

  @Test func `a file that is cut or no PNG has no note`() throws {
    let png = try PNGNote.adding(note, as: "A note", to: picture())
    for count in 0..<(png.count - 12) {
      #expect(PNGNote.text(named: "A note", in: png.prefix(count)) == nil)
    }
    #expect(PNGNote.text(named: "A note", in: Data(repeating: 0xFF, count: 100)) == nil)
  }
}
