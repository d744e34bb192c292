import Foundation
import TenFoot
import Testing

@testable import TenFootText

struct FallbackTests {
  let engine: ShapingEngine

  init() throws { engine = try .bundled() }

  @Test(arguments: [
    ("♔", "NotoSansSymbols2-Regular.ttf"), ("♟", "NotoSansSymbols2-Regular.ttf"),
    ("♟\u{FE0F}", "NotoColorEmoji.ttf"),
    ("❤", "Inter-roman.var.ttf"), ("❤\u{FE0F}", "NotoColorEmoji.ttf"),
    ("⚽", "NotoColorEmoji.ttf"), ("⚽\u{FE0E}", "NotoSansSymbols2-Regular.ttf"),
    ("1", "Inter-roman.var.ttf"), ("1\u{FE0F}\u{20E3}", "NotoColorEmoji.ttf"),
    ("©", "Inter-roman.var.ttf"), ("©\u{FE0F}", "NotoColorEmoji.ttf"),
    ("🇩🇪", "NotoColorEmoji.ttf"), ("👍🏽", "NotoColorEmoji.ttf"), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "NotoColorEmoji.ttf"),
    ("👨‍👩‍👧‍👦", "NotoColorEmoji.ttf"), ("🏳️‍🌈", "NotoColorEmoji.ttf"),
  ])
  func `a picture or a letter is drawn as UTS 51 says`(text: String, file: String) {
    let shaped = engine.shape(text)
    #expect(engine.files(of: shaped) == [file])
    #expect(shaped.issues.isEmpty)
    #expect(shaped.clusters.count == 1)
    #expect(shaped.runs.map(\.isColored) == [file == "NotoColorEmoji.ttf"])
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "👍🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈", "❤️‍🔥"])
  func `an emoji sequence is one glyph`(text: String) {
    // What the font has no picture for comes out as several.
    let visible = engine.shape(text).glyphs.filter { $0.advance > 0 }
    #expect(visible.count == 1)
  }

  @Test func `a bold name in another script takes that script's bold`() {
    #expect(engine.files(of: engine.shape("สมชาย", weight: 700)) == ["NotoSansThai-Bold.ttf"])
    #expect(engine.files(of: engine.shape("สมชาย", weight: 600)) == ["NotoSansThai-Bold.ttf"])
    #expect(engine.files(of: engine.shape("สมชาย", weight: 500)) == ["NotoSansThai-Regular.ttf"])
    // No italics there: upright.
    let italic = engine.shape("สมชาย", isItalic: true)
    #expect(engine.files(of: italic) == ["NotoSansThai-Regular.ttf"])
  }

  @Test func `a space between two words of one face is that face's`() {
    #expect(engine.shape("สมชาย ใจดี").runs.count == 1)
    #expect(
      engine.files(of: engine.shape("ใจดี a ใจดี"))
        == ["NotoSansThai-Regular.ttf", "Inter-roman.var.ttf", "NotoSansThai-Regular.ttf"])
  }

  @Test func `a mark stays with its base`() {
    // Thai has no acute accent; the base decides.
    let shaped = engine.shape("a\u{301}ก\u{E49}")
    #expect(shaped.clusters.map(\.textOffset) == [0, 3])
    #expect(shaped.runs.count == 2)
  }

  @Test func `what no font has is a box and an issue`() {
    let shaped = engine.shape("A田中さ中")
    #expect(shaped.issues == [.missingGlyph("田中さ")])
    #expect(shaped.runs.count == 1)
    #expect(shaped.clusters.count == 5)
    // Four fifths of an em are kept for each box.
    #expect(shaped.glyphs.dropFirst().allSatisfy { $0.index == 0 && $0.advance == 0.8 * 2816 })
    #expect(shaped.missing == [1: "田", 2: "中", 3: "さ", 4: "中"])
  }

  @Test func `a cluster that no font has is one box`() {
    // A syllable of three letters.
    let shaped = engine.shape("\u{1112}\u{1161}\u{11AB}")
    #expect(shaped.glyphs.map(\.index) == [0])
    #expect(shaped.issues == [.missingGlyph("\u{1112}\u{1161}\u{11AB}")])
  }

  @Test func `a mark that no font has on a letter that one has is a box beside it`() {
    // Marks of Nagari and of Vietnamese Chinese, which no font with Latin letters has.
    let shaped = engine.shape("a\u{A8E0}\u{16FF0}b")
    #expect(Set(shaped.missing.values) == ["\u{A8E0}", "\u{16FF0}"])
    #expect(!shaped.issues.isEmpty)
    #expect(shaped.glyphs[shaped.clusters[0].glyphs].contains { $0.index != 0 }, "the letter")
  }

  @Test func `invisible characters are neither boxes nor issues`() {
    for text in ["\u{200B}", "\u{200D}", "\u{FEFF}", "\u{2060}", "\u{AD}", "\u{FE0F}", "\u{0}"] {
      let shaped = engine.shape(text)
      #expect(shaped.issues.isEmpty)
      #expect(shaped.width == 0, "U+\(String(text.unicodeScalars.first?.value ?? 0, radix: 16))")
    }
  }

  @Test func `a line of another script keeps the line box unless its ink reaches out of it`() {
    let latin = engine.shape("Ana").metrics
    // Letters within Inter's box of 0.97 em above the baseline and 0.24 em below it.
    for text in ["♔", "👍", "გიორგი", "አበበ", "שירה"] {
      let run = engine.shape(text).runs[0].metrics
      #expect(run.ascent == latin.ascent, "\(text)")
      #expect(run.descent == latin.descent, "\(text)")
    }
    // A meem with its tail, and vowel signs on both sides of the line.
    let arabic = engine.shape("إِبْرَاهِيمُ").runs[0].metrics
    #expect(arabic.descent > latin.descent)
    #expect(arabic.descent < 0.738 * 2816, "the face's own box, its hhea descent of 738/1000")
  }
}
