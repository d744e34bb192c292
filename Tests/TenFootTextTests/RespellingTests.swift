import Foundation
import TenFoot
import Testing

@testable import TenFootText

struct RespellingTests {
  let engine: ShapingEngine

  init() throws { engine = try .bundled() }

  // The spellings are Unicode's compatibility decompositions.
  @Test(arguments: [
    ("\u{FB00}", "ff"), ("\u{FB01}", "fi"), ("\u{FB02}", "fl"), ("\u{FB03}", "ffi"),
    ("\u{FB04}", "ffl"), ("\u{FB05}", "st"), ("\u{FB06}", "st"), ("ＡＢＣ１２", "ABC12"),
    ("㎏", "kg"), ("㏂", "a.m."),
  ])
  func `a form that no font has is spelled with the letters it stands for`(
    form: String, letters: String
  ) {
    let shaped = engine.shape(form)
    #expect(shaped.issues.isEmpty)
    #expect(shaped.glyphs.map(\.index) == engine.shape(letters).glyphs.map(\.index))
    #expect(shaped.clusters.count == form.count)
    #expect(shaped.clusters.first?.textOffset == 0)
  }

  @Test func `text around a spelled form is kerned and keeps its offsets`() {
    let shaped = engine.shape("AﬁV a")
    #expect(shaped.clusters.map(\.textOffset) == [0, 1, 4, 5, 6])
    #expect(shaped.width == engine.shape("AfiV a").width)
    #expect(shaped.clusters[3].lineBreak == .allowed)
  }

  @Test func `a form whose letters no font has either stays a box`() {
    // U+F900 decomposes to a Chinese character.
    #expect(engine.shape("\u{F900}").issues == [.missingGlyph("\u{F900}")])
  }
}
