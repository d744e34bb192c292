import Foundation
import TenFoot
import TenFootRaster
import TenFootText
import Testing

struct DocumentTests {
  private static func page(_ text: String) throws -> (DisplayList, Rasterizer) {
    let catalog = try FontCatalog()
    let engine = ShapingEngine(catalog: catalog)
    let shaped = engine.shape(
      StyledText([StyledText.Run(text, font: FontDescriptor(size: 30))]))
    var x: CGFloat = 20
    let glyphs = shaped.glyphs.map { glyph -> GlyphRun.Glyph in
      defer { x += glyph.advance }
      return GlyphRun.Glyph(index: glyph.index, position: CGPoint(x: x, y: 60))
    }
    let run = GlyphRun(face: shaped.runs[0].face, fontSize: 30, glyphs: glyphs)
    let list = DisplayList(
      size: CGSize(width: 300, height: 100), scale: 2, background: .black,
      items: [.glyphs(run, .color(.white))])
    return (list, Rasterizer(catalog: catalog, images: ImageStore()))
  }

  @Test func `a PDF has a page for each frame, in points`() throws {
    let (list, rasterizer) = try Self.page("Score")
    let pdf = String(decoding: try rasterizer.pdf([list, list, list]), as: Unicode.ASCII.self)
    #expect(pdf.hasPrefix("%PDF-"))
    #expect(pdf.matches(of: /\/Type \/Page[^s]/).count == 3)
    #expect(pdf.contains("/MediaBox [ 0 0 300 100 ]"))
  }

  @Test(.enabled(if: OutsideProgram.pdfToText.isInstalled))
  func `text in a PDF stays text`() throws {
    let (list, rasterizer) = try Self.page("Quarterfinal")
    let text = try OutsideProgram.pdfToText.run(after: ["-"], on: rasterizer.pdf([list]))
    #expect(String(decoding: text, as: UTF8.self).contains("Quarterfinal"))
  }

  @Test func `the same frames make the same bytes`() throws {
    let (list, rasterizer) = try Self.page("Same")
    let (_, other) = try Self.page("Other")
    #expect(try rasterizer.pdf([list]) == other.pdf([list]))
  }

  @Test func `an SVG has the frame's size in points`() throws {
    let (list, rasterizer) = try Self.page("Drawing")
    let svg = String(decoding: try rasterizer.svg(list), as: UTF8.self)
    #expect(svg.contains("width=\"300px\" height=\"100px\""))
    #expect(svg.contains("<svg"))
  }

  @Test func `a document without pages is refused`() throws {
    #expect(throws: RasterError.self) { try TestFrame.rasterizer().pdf([]) }
  }
}
