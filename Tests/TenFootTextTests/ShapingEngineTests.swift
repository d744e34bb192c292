import Foundation
import TenFoot
import Testing

@testable import TenFootText

struct ShapingEngineTests {
  let engine: ShapingEngine

  init() throws { engine = try .bundled() }

  @Test func `the same text is shaped once`() {
    #expect(engine.shape("Ana") === engine.shape("Ana"))
    #expect(engine.shape("Ana") !== engine.shape("Ana", weight: 700))
  }

  @Test func `canonically equal strings of other bytes are other texts`() {
    let composed = engine.shape("é!")
    let decomposed = engine.shape("e\u{301}!")
    // In UTF-8, é takes two bytes, e with a combining acute three.
    #expect(composed.clusters.map(\.textOffset) == [0, 2])
    #expect(decomposed.clusters.map(\.textOffset) == [0, 3])
  }

  @Test func `widths grow with the size`() {
    let small = engine.shape("Scoreboard 3:2", size: 10)
    let large = engine.shape("Scoreboard 3:2", size: 100)
    #expect(abs(large.width - 10 * small.width) < 1e-9)
  }

  @Test func `weights change advances`() {
    let widths = [100, 400, 500, 700, 900].map { engine.shape("Hamburg", weight: $0).width }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 5)
  }

  @Test func `digits have one width when asked, and differ when not`() {
    let digits = "0123456789"
    #expect(Set(engine.shape(digits, hasMonospacedDigits: true).advances).count == 1)
    #expect(Set(engine.shape(digits, family: .system(.monospaced)).advances).count == 1)
    #expect(Set(engine.shape(digits).advances).count > 1)
  }

  @Test func `tracking is added behind each cluster`() {
    let plain = engine.shape("Łódź")
    let tracked = engine.shape("Łódź", tracking: 7)
    // Kerning is the same, so all clusters are wider by as much.
    #expect(zip(tracked.advances, plain.advances).allSatisfy { abs($0 - $1 - 7) < 1e-9 })
    #expect(tracked.glyphs == plain.glyphs)
  }

  @Test func `tracking leaves joined letters together`() {
    #expect(engine.shape("محمد", tracking: 7).width == engine.shape("محمد").width)
  }

  @Test func `metrics are those of the font file`() throws {
    // Inter's tables: unitsPerEm 2816, hhea ascent 2728, descent -680, lineGap 0.
    let metrics = engine.shape("Ana").metrics
    #expect(metrics.ascent == 2728)
    #expect(metrics.descent == 680)
    #expect(metrics.leading == 0)
    // OS/2 sCapHeight and sxHeight.
    #expect(metrics.capHeight == 2048)
    #expect(metrics.xHeight == 1536)
  }

  @Test func `an empty text has the metrics of its font and nothing else`() {
    let shaped = engine.shape("")
    #expect(shaped.glyphs.isEmpty)
    #expect(shaped.clusters.isEmpty)
    #expect(shaped.runs.isEmpty)
    #expect(shaped.metrics == engine.shape("Ana").metrics)
    #expect(engine.shape(StyledText([])).metrics.ascent == 0)
  }

  @Test func `each style run has a run of its own`() {
    let text = StyledText([
      .init("3", font: FontDescriptor(size: 60, weight: 700)),
      .init(" : ", font: FontDescriptor(size: 40)),
      .init("2", font: FontDescriptor(size: 60, weight: 700)),
    ])
    let shaped = engine.shape(text)
    #expect(shaped.runs.map(\.source) == [0, 1, 2])
    #expect(shaped.runs.map(\.fontSize) == [60, 40, 60])
    #expect(shaped.clusters.map(\.run) == [0, 1, 1, 1, 2])
    #expect(shaped.clusters.map(\.textOffset) == [0, 1, 2, 3, 4])
    #expect(shaped.clusters.map(\.isWhitespace) == [false, true, false, true, false])
  }

  @Test func `letters that the font joins are one cluster`() {
    // Inter draws an arrow for a hyphen and a greater-than sign (feature calt).
    let shaped = engine.shape("a->b")
    #expect(shaped.clusters.map(\.textOffset) == [0, 1, 3])
    // Arabic lam and alef are one glyph by the rules of the script.
    #expect(engine.shape("لا").clusters.count == 1)
  }

  @Test func `every run has an ellipsis in a face that has one`() throws {
    for text in ["Ana", "สมชาย", "محمد", "♔", "👍", "田"] {
      let run = try #require(engine.shape(text).runs.first)
      #expect(run.ellipsis.glyphs.count == 1)
      #expect(run.ellipsis.glyphs[0].index != 0, "\(text)")
      #expect(run.ellipsis.advance > 0)
    }
    let latin = try #require(engine.shape("Ana").runs.first)
    #expect(latin.ellipsis.face == latin.face)
    let expected = try HBShape.shape("…", with: engine.catalog.instance(latin.face))
    #expect(latin.ellipsis.glyphs.map(\.index) == expected.map(\.g))
    #expect(latin.ellipsis.advance == CGFloat(expected[0].ax))
  }

  @Test func `threads get the same answers`() async {
    let texts = ["Ana", "محمد عبد الله", "สมชาย ใจดี", "👨‍👩‍👧‍👦", "Bjørn", "♔ e4"]
    let expected = texts.map { engine.shape($0).glyphs }
    let fresh = ShapingEngine(catalog: engine.catalog)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<50).allSatisfy { _ in texts.map { fresh.shape($0).glyphs } == expected }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
