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

  /// A picture with everything that a document draws as pixels.
  private static let pictures: DisplayList = {
    let glass = DisplayItem.fill(
      .roundedRectangle(CGRect(10, 10, 60, 30), cornerRadius: 8, style: .circular),
      .backdrop(radius: 4, tint: Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.25)),
      FillStyle())
    let stops = [ResolvedStop(color: .red, location: 0), ResolvedStop(color: .blue, location: 1)]
    return DisplayList(
      size: CGSize(width: 80, height: 50), background: .black,
      items: [
        TestFrame.fill(CGRect(0, 0, 40, 50), .red),
        .group(DisplayGroup(clip: .rectangle(CGRect(0, 0, 80, 50)), items: [glass])),
        .effect(.blur(radius: 2), [TestFrame.fill(CGRect(60, 20, 15, 15), .green)]),
        .fill(
          .rectangle(CGRect(0, 42, 80, 8)),
          .angularGradient(stops, center: CGPoint(x: 40, y: 46), from: 0, to: 6), FillStyle()),
      ])
  }()

  @Test(.enabled(if: OutsideProgram.pdfToPicture.isInstalled))
  func `a PDF shows what the frame shows, materials as well`() throws {
    let rasterizer = try TestFrame.rasterizer()
    let frame = try rasterizer.draw(Self.pictures)
    let png = try OutsideProgram.pdfToPicture.run(
      ["-r", "72", "-png"], on: rasterizer.pdf([Self.pictures]), format: "pdf")
    let page = try Bitmap(png: png)
    #expect((page.width, page.height) == (80, 50))
    // Through the glass: half red and half black, blurred.
    for (x, y) in [(5, 5), (20, 20), (36, 25), (40, 25), (44, 25), (65, 30), (70, 25), (20, 46)] {
      // The other program mixes neighbors of a picture's pixels, which differ by 25 where it is steepest.
      #expect(page[x, y].distance(to: frame[x, y]) <= 12, "\(x), \(y)")
    }
    #expect(frame[40, 25] != frame[20, 20] && frame[44, 25] != frame[65, 15])
  }

  @Test func `the same frames make the same bytes in one process, pictures inside or not`() throws {
    let rasterizer = try TestFrame.rasterizer()
    #expect(try rasterizer.svg(Self.pictures) == rasterizer.svg(Self.pictures))
    #expect(try rasterizer.pdf([Self.pictures]) == rasterizer.pdf([Self.pictures]))
    #expect(try rasterizer.svg(Self.pictures) == TestFrame.rasterizer().svg(Self.pictures))
  }

  @Test func `a document whose pages come one by one has the bytes of one made at once`() throws {
    let (list, rasterizer) = try Self.page("Page")
    var data = Data()
    var largest = 0
    let pages = PDFPages(rasterizer) { bytes in
      largest = max(largest, bytes.count)
      data.append(bytes)
      return true
    }
    for _ in 0..<20 {
      let before = data.count
      try pages.add(list)
      try pages.add(Self.pictures)
      // What is drawn is handed on, and not kept.
      #expect(data.count > before)
    }
    try pages.finish()
    let all = (0..<20).flatMap { _ in [list, Self.pictures] }
    #expect(try data == rasterizer.pdf(all))
  }

  @Test func `a document that can't be written tells so`() throws {
    let (list, rasterizer) = try Self.page("Page")
    let pages = PDFPages(rasterizer) { _ in false }
    #expect(throws: RasterError.self) {
      try pages.add(list)
      try pages.finish()
    }
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
