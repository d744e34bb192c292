import Foundation
import Testing

@testable import TenFoot
@testable import TenFootText

/// Where the lines and the pieces of right-to-left text stand on a screen.
@MainActor struct RightToLeftTests {
  private let engine: ShapingEngine

  init() throws { engine = try .bundled() }

  private func compose(_ view: some View) -> Composition {
    TenFoot.compose(view.font(.system(size: 40)), on: .fullHD, text: engine)
  }

  /// The left and the right end of each line, from the left edge of the text.
  private func ends(_ view: some View) -> [ClosedRange<CGFloat>] {
    compose(view).layout.lines[0].lines.map { $0.x...$0.x + $0.width }
  }

  private nonisolated static let texts = ["שירה לוי\nאבג", "محمد عبد الله\nأحمد"]

  @Test(arguments: texts)
  func `leading is at the right, trailing at the left`(text: String) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      func ends(_ alignment: TextAlignment) -> [ClosedRange<CGFloat>] {
        self.ends(
          Text(verbatim: text).multilineTextAlignment(alignment)
            .environment(\.layoutDirection, direction))
      }
      let leading = ends(.leading)
      // The text is as wide as its first line, rounded up to whole points.
      #expect(abs(leading[0].upperBound - leading[1].upperBound) < 1e-6)
      #expect(leading[1].lowerBound > 50)
      #expect(ends(.trailing).map(\.lowerBound) == [0, 0])
      let center = ends(.center)
      #expect(
        abs(
          center[0].lowerBound + center[0].upperBound - center[1].lowerBound
            - center[1].upperBound) < 1e-6)
    }
  }

  @Test func `text without letters takes the direction of the layout`() {
    func ends(_ direction: LayoutDirection) -> [ClosedRange<CGFloat>] {
      self.ends(Text(verbatim: "12 345\n7").environment(\.layoutDirection, direction))
    }
    #expect(ends(.leftToRight)[1].lowerBound == 0)
    #expect(ends(.rightToLeft)[1].lowerBound > 50)
  }

  /// The glyphs of a picture from left to right, with where they stand.
  private func glyphs(_ composition: Composition) -> [(glyph: UInt32, x: CGFloat, face: Int)] {
    composition.displayList.items.flatMap { item -> [(UInt32, CGFloat, Int)] in
      guard case .glyphs(let run, _) = item else { return [] }
      return run.glyphs.map { ($0.index, $0.position.x, run.face.rawValue) }
    }.sorted { $0.1 < $1.1 }
  }

  // A reader who comes from the right meets the ellipsis of a cut end last: at the left.
  @Test(arguments: [
    (Text.TruncationMode.tail, 0), (.head, -1),
  ])
  func `text from right to left is cut at the other end`(mode: Text.TruncationMode, place: Int) {
    for text in ["שירה לוי מנצחת בסיבוב השלישי", "محمد عبد الله الرشيد الأنصاري"] {
      let view = Text(verbatim: text).lineLimit(1).truncationMode(mode).frame(width: 200)
      let composition = compose(view)
      #expect(composition.layout.lines[0].isTruncated)
      let shaped = composition.layout.shapedTexts[0]
      let ellipsis = shaped.runs[0].ellipsis.glyphs[0].index
      let found = glyphs(composition)
      let end = place == 0 ? found.first : found.last
      #expect(end?.glyph == ellipsis && end?.face == shaped.runs[0].ellipsis.face.rawValue)
      #expect(found.allSatisfy { $0.x >= 960 - 101 && $0.x <= 960 + 101 })
    }
  }

  @Test func `the middle of a text is cut between its start at the right and its end at the left`()
  {
    let view = Text(verbatim: "אאאאאאאאאאאאאאאאבבבבבבבבבבבבבבבב").lineLimit(1)
      .truncationMode(.middle).frame(width: 200)
    let found = glyphs(compose(view))
    let alef = engine.shape("א").glyphs[0].index
    let bet = engine.shape("ב").glyphs[0].index
    #expect(found.first?.glyph == bet && found.last?.glyph == alef)
    let middle = found.firstIndex { $0.glyph != bet }
    #expect(middle.map { found[$0].glyph != alef } == true, "the ellipsis is between them")
  }

  @Test func `a left-to-right text in a right-to-left layout is cut at its right end`() {
    let view = Text(verbatim: "Maximiliane Oberhauser").lineLimit(1).frame(width: 200)
      .environment(\.layoutDirection, .rightToLeft)
    let composition = compose(view)
    let ellipsis = composition.layout.shapedTexts[0].runs[0].ellipsis.glyphs[0].index
    #expect(glyphs(composition).last?.glyph == ellipsis)
  }

  @Test func `digits and Latin stand in their own order inside of Hebrew`() {
    // Read from the right: alef, then 12 and ab, each from left to right, then bet.
    let found = glyphs(compose(Text(verbatim: "א 12 ab ב")))
    func glyph(_ text: String) -> UInt32 { engine.shape(text).glyphs[0].index }
    let expected = ["ב", "a", "b", "1", "2", "א"].map(glyph)
    #expect(found.map(\.glyph).filter { expected.contains($0) } == expected)
  }

  @Test func `a tab and a space at the end of a wrapped line don't move it`() {
    let plain = ends(Text(verbatim: "אבג\nאבגדה"))
    #expect(ends(Text(verbatim: "אבג  \nאבגדה")) == plain)
    #expect(ends(Text(verbatim: "אבג \u{2067}\u{2069}\nאבגדה")) == plain)
  }
}
