import Foundation
import TenFoot
import TenFootRaster
import TenFootText
import Testing

struct RasterizerTextTests {
  private let engine: ShapingEngine
  private let rasterizer: Rasterizer

  init() throws {
    engine = ShapingEngine(catalog: try FontCatalog())
    rasterizer = Rasterizer(catalog: engine.catalog, images: ImageStore())
  }

  private func draw(
    _ text: String, size: CGFloat, weight: Int = 400, design: Font.Design = .default,
    isItalic: Bool = false, at origin: CGPoint,
    frame: CGSize = CGSize(width: 400, height: 300), paint: DisplayPaint = .color(.white),
    scale: CGFloat = 1
  ) throws -> Bitmap {
    let font = FontDescriptor(
      family: .system(design), size: size, weight: weight, isItalic: isItalic)
    let shaped = engine.shape(StyledText([StyledText.Run(text, font: font)]))
    var pen = origin.x
    var items: [DisplayItem] = []
    for cluster in shaped.clusters {
      let run = shaped.runs[cluster.run]
      var glyphs: [GlyphRun.Glyph] = []
      for glyph in shaped.glyphs[cluster.glyphs] {
        glyphs.append(
          GlyphRun.Glyph(
            index: glyph.index,
            position: CGPoint(x: pen + glyph.offset.x, y: origin.y + glyph.offset.y)))
        pen += glyph.advance
      }
      items.append(
        .glyphs(GlyphRun(face: run.face, fontSize: run.fontSize, glyphs: glyphs), paint))
    }
    return try rasterizer.draw(
      DisplayList(size: frame, scale: scale, background: .black, items: items))
  }

  @Test(arguments: [100, 200, 700])
  func `a capital stands on its baseline and is as tall as the font says`(size: CGFloat) throws {
    let side = size * 1.5
    let frame = try draw(
      "H", size: size, at: CGPoint(x: 10, y: size), frame: CGSize(width: side, height: side))
    let rows = try #require(frame.inkBounds()).rows
    // Inter's OS/2 table: sCapHeight 2048 of 2816 units per em.
    #expect(abs(CGFloat(rows.lowerBound) - (size - size * 2048 / 2816)) <= 1)
    #expect(rows.upperBound == Int(size) - 1)
  }

  @Test func `a heavier weight covers more`() throws {
    func ink(_ weight: Int) throws -> Int {
      let frame = try draw("Scoreboard", size: 60, weight: weight, at: CGPoint(x: 5, y: 100))
      return (0..<300).reduce(0) { sum, y in
        sum + (0..<400).reduce(0) { $0 + Int(frame[$1, y].red) }
      }
    }
    let (regular, bold, black) = (try ink(400), try ink(700), try ink(900))
    #expect(Double(bold) > Double(regular) * 1.15)
    #expect(Double(black) > Double(bold) * 1.05)
  }

  @Test(arguments: [100, 600])
  func `letters without italics lean to the right by a fifth of their height`(size: CGFloat) throws
  {
    /// The left edge of a stem's ink at the top and at the bottom of a letter.
    func edges(isItalic: Bool) throws -> (top: Int, bottom: Int) {
      let frame = try draw(
        "I", size: size, design: .serif, isItalic: isItalic, at: CGPoint(x: 20, y: size),
        frame: CGSize(width: size * 1.5, height: size * 1.2))
      let rows = try #require(frame.inkBounds()).rows
      func left(_ row: Int) throws -> Int {
        try #require((0..<frame.width).first { frame[$0, row].red > 127 })
      }
      return try (left(rows.lowerBound + 1), left(rows.upperBound - 1))
    }
    let (upright, slanted) = (try edges(isItalic: false), try edges(isItalic: true))
    #expect(abs(slanted.bottom - upright.bottom) <= 1)
    // Noto Serif's capitals are 714 of 1000 units high.
    let lean = 0.2 * 0.714 * size
    #expect(abs(CGFloat(slanted.top - upright.top) - lean) <= 2)
  }

  @Test func `text takes a gradient's colors where it stands`() throws {
    let paint = DisplayPaint.linearGradient(
      [ResolvedStop(color: .red, location: 0), ResolvedStop(color: .blue, location: 1)],
      start: CGPoint(x: 0, y: 0), end: CGPoint(x: 400, y: 0))
    let frame = try draw("HHHHH", size: 100, weight: 900, at: CGPoint(x: 5, y: 200), paint: paint)
    var seen = 0
    for x in 0..<400 where frame[x, 190].red > 0 || frame[x, 190].blue > 0 {
      let pixel = frame[x, 190]
      // Where a stem covers the pixel whole, red and blue make up the full range.
      guard Int(pixel.red) + Int(pixel.blue) >= 254 else { continue }
      #expect(abs(CGFloat(pixel.blue) - (CGFloat(x) + 0.5) / 400 * 255) <= 2)
      seen += 1
    }
    #expect(seen > 40)
  }

  @Test(arguments: [24, 48, 109, 200])
  func `an emoji is a little taller than its em, at any size, and has colors`(
    size: CGFloat
  ) throws {
    let frame = try draw("😀", size: size, at: CGPoint(x: 20, y: size + 40))
    let bounds = try #require(frame.inkBounds())
    // Noto Color Emoji's pictures are 128 pixels for an em of 109.
    let expected = size * 128 / 109
    #expect(CGFloat(bounds.rows.count) <= expected + 1)
    #expect(CGFloat(bounds.rows.count) >= expected * 0.85)
    let middle = frame[
      (bounds.columns.lowerBound + bounds.columns.upperBound) / 2,
      bounds.rows.lowerBound + bounds.rows.count / 5]
    #expect(middle.red > 200 && middle.green > 150 && middle.blue < 120, "the face is yellow")
  }

  @Test func `an emoji fades with its paint's opacity`() throws {
    let faded = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.4)
    let full = try draw("😀", size: 100, at: CGPoint(x: 20, y: 150))
    let frame = try draw("😀", size: 100, at: CGPoint(x: 20, y: 150), paint: .color(faded))
    let bounds = try #require(full.inkBounds())
    let x = (bounds.columns.lowerBound + bounds.columns.upperBound) / 2
    let y = bounds.rows.lowerBound + bounds.rows.count / 5
    #expect(abs(CGFloat(frame[x, y].red) - CGFloat(full[x, y].red) * 0.4) <= 1)
  }

  @Test func `twice the scale is twice the font size`() throws {
    let small = try draw(
      "Ag😀", size: 50, at: CGPoint(x: 10, y: 60), frame: CGSize(width: 200, height: 100), scale: 2)
    let large = try draw("Ag😀", size: 100, at: CGPoint(x: 20, y: 120))
    for y in 0..<200 { for x in 0..<400 { #expect(small[x, y] == large[x, y]) } }
  }

  @Test(arguments: [0, -5, CGFloat.nan, .infinity, 1e-12, 1e12])
  func `a font size that can't be drawn does no harm`(size: CGFloat) throws {
    let glyph = GlyphRun.Glyph(index: 40, position: CGPoint(x: 10, y: 50))
    let run = GlyphRun(face: FontFaceID(rawValue: 0), fontSize: size, glyphs: [glyph])
    #expect(
      try rasterizer.draw(
        DisplayList(
          size: CGSize(width: 50, height: 50), background: .black,
          items: [.glyphs(run, .color(.white))])
      ).width == 50)
  }

  @Test func `glyphs that a font lacks, or that stand nowhere, do no harm`() throws {
    let glyphs = [
      GlyphRun.Glyph(index: 9_999_999, position: .zero),
      GlyphRun.Glyph(index: 40, position: CGPoint(x: CGFloat.nan, y: 0)),
      GlyphRun.Glyph(index: 40, position: CGPoint(x: 1e300, y: -CGFloat.infinity)),
    ]
    let run = GlyphRun(face: FontFaceID(rawValue: 0), fontSize: 20, glyphs: glyphs)
    #expect(
      try rasterizer.draw(
        DisplayList(
          size: CGSize(width: 50, height: 50), background: .black,
          items: [.glyphs(run, .color(.white))])
      ).width == 50)
  }
}
