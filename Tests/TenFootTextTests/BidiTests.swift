import Foundation
import TenFoot
import Testing

@testable import TenFootText

struct BidiTests {
  let engine: ShapingEngine

  init() throws { engine = try .bundled() }

  // Levels worked out by hand with UAX #9; each letter is a cluster.
  @Test(arguments: [
    ("abc", 0, [0, 0, 0]),
    ("אבג", 1, [1, 1, 1]),
    ("a אב", 0, [0, 0, 1, 1]),
    ("אב a", 1, [1, 1, 1, 2]),
    ("אב 12", 1, [1, 1, 1, 2, 2]),
    ("a אב 12", 0, [0, 0, 1, 1, 1, 2, 2]),
    ("12 אב", 1, [2, 2, 1, 1, 1]),
    ("(אב) a", 1, [1, 1, 1, 1, 1, 2]),
    ("\u{2067}a\u{2069} b", 0, [0, 2, 0, 0, 0]),
  ])
  func `levels are those of UAX 9`(text: String, base: UInt8, levels: [UInt8]) {
    let shaped = engine.shape(text)
    #expect(shaped.baseLevel == base)
    #expect(shaped.levels == levels)
  }

  @Test func `a text without a letter takes the direction of its surroundings`() {
    #expect(engine.shape("12", direction: .leftToRight).baseLevel == 0)
    let shaped = engine.shape("12 ", direction: .rightToLeft)
    #expect(shaped.baseLevel == 1)
    #expect(shaped.levels == [2, 2, 1])
    #expect(engine.shape("a 12", direction: .rightToLeft).baseLevel == 0)
    #expect(engine.shape("", direction: .rightToLeft).baseLevel == 1)
  }

  @Test func `the first strong letter outside of isolates decides for all paragraphs`() {
    #expect(engine.shape("\u{2067}א\u{2069} a").baseLevel == 0)
    #expect(engine.shape("12\nא\na").baseLevel == 1)
  }

  // Rule L1: a tab, the spaces before it and those at the end take the level of the paragraph.
  @Test(arguments: [
    ("a אב\tגד", [0, 0, 1, 1, 0, 1, 1]), ("a אב \tגד", [0, 0, 1, 1, 0, 0, 1, 1]),
    ("a אב ", [0, 0, 1, 1, 0]), ("אב a\tb", [1, 1, 1, 2, 1, 2]), ("אב a  ", [1, 1, 1, 2, 1, 1]),
    ("a אב \u{2069}", [0, 0, 1, 1, 0, 0]),
  ])
  func `white space at an end takes the level of the paragraph`(text: String, levels: [UInt8]) {
    #expect(engine.shape(text).levels == levels)
  }

  @Test func `spaces at the end of a line hang whatever is written among them`() {
    let shaped = engine.shape("אב \u{2067}\u{2069} ג")
    #expect(shaped.clusters.map(\.isWhitespace) == [false, false, true, true, true, true, false])
  }

  @Test func `glyphs of a right-to-left run lie from left to right`() {
    let shaped = engine.shape("אבג")
    #expect(shaped.clusters.map(\.glyphs) == [2..<3, 1..<2, 0..<1])
  }

  @Test func `brackets are mirrored from right to left`() {
    let rightToLeft = engine.shape("(א")
    let leftToRight = engine.shape("a)")
    #expect(
      rightToLeft.glyphs[rightToLeft.clusters[0].glyphs].map(\.index)
        == leftToRight.glyphs[leftToRight.clusters[1].glyphs].map(\.index))
  }
}
