import Foundation
import TenFoot
import Testing

@testable import TenFootText

struct TextStylesTests {
  let engine: ShapingEngine

  init() throws { engine = try .bundled() }

  private func shape(_ run: StyledText.Run) -> ShapedText { engine.shape(StyledText([run])) }

  @Test func `kerning leaves ligatures and is part of the glyphs`() {
    let font = FontDescriptor(size: 2816)
    // Inter joins a hyphen and a greater-than sign to an arrow.
    let plain = shape(.init("a->b", font: font))
    let kerned = shape(.init("a->b", font: font, kerning: 100))
    #expect(kerned.clusters.count == 3)
    #expect(kerned.width - plain.width == 300)
    let tracked = shape(.init("a->b", font: font, tracking: 100))
    #expect(tracked.clusters.count == 4)
    #expect(
      tracked.glyphs.reduce(0) { $0 + $1.advance } == tracked.width - 100
        * CGFloat(tracked.clusters.count))
  }

  @Test func `kerning stands to the left of a letter that runs to the left`() {
    let font = FontDescriptor(size: 2816)
    let plain = shape(.init("אב", font: font))
    let kerned = shape(.init("אב", font: font, kerning: 100))
    #expect(kerned.glyphs.map(\.offset.x) == plain.glyphs.map { $0.offset.x + 100 })
    #expect(kerned.width - plain.width == 200)
  }

  @Test func `a raised run reaches higher and no deeper`() {
    let font = FontDescriptor(size: 2816)
    let run = shape(.init("a", font: font, baselineOffset: 500)).runs[0]
    // Inter's ascent is 2728 units, its descent 680.
    #expect(run.metrics.ascent == 3228)
    #expect(run.metrics.descent == 680)
    #expect(run.baselineOffset == 500)
  }

  @Test(arguments: [(Font.Leading.tight, -2.0), (.standard, 0), (.loose, 2)])
  func `leading moves lines of seventeen points by two`(leading: Font.Leading, change: CGFloat) {
    var font = FontDescriptor(size: 17)
    font.leading = leading
    let metrics = shape(.init("a", font: font)).runs[0].metrics
    let height = 17 * (2728 + 680) / 2816 + change
    #expect(abs(metrics.ascent + metrics.descent - height) < 1e-9)
  }

  @Test func `a soft hyphen shows as a hyphen only where a line ends`() throws {
    let shaped = shape(.init("Don\u{AD}au", font: FontDescriptor(size: 2816)))
    #expect(shaped.width == engine.shape("Don").width + engine.shape("au").width)
    #expect(shaped.clusters.map(\.lineBreak)[3] == .hyphenated)
    let hyphen = try #require(shaped.runs[0].hyphen)
    let face = engine.catalog.instance(hyphen.face)
    #expect(hyphen.glyphs.map(\.index) == (try HBShape.shape("\u{2010}", with: face).map(\.g)))
    #expect(engine.shape("Donau").runs[0].hyphen == nil)
  }

  @Test func `a picture is one cluster as wide and high as it is`() {
    var picture = StyledText.Run("\u{FFFC}", font: FontDescriptor(size: 10))
    picture.attachment = CGSize(width: 30, height: 40)
    let font = FontDescriptor(size: 10)
    let shaped = engine.shape(
      StyledText([.init("a", font: font), picture, .init("b", font: font)]))
    #expect(shaped.clusters.map(\.run) == [0, 1, 2])
    #expect(shaped.clusters[1].advance == 30)
    #expect(shaped.clusters[1].glyphs.isEmpty)
    #expect(shaped.runs[1].metrics.ascent == 40)
  }

  @Test func `every stand-in is reported once with its characters`() {
    let shaped = engine.shape("Ana ก♔กﬁ 田")
    #expect(
      shaped.substitutions == [
        .init(characters: "ก", requested: "Inter", used: "Noto Sans Thai"),
        .init(characters: "♔", requested: "Inter", used: "Noto Sans Symbols2"),
        .init(characters: "ﬁ", requested: "Inter", used: "Inter", spelling: "fi"),
        .init(characters: "田", requested: "Inter", used: nil),
      ])
    #expect(engine.shape("Ana").substitutions.isEmpty)
    let other = engine.shape("Ana", family: .named("Helvetica"))
    #expect(
      other.substitutions == [.init(characters: "Ana", requested: "Helvetica", used: "Inter")])
  }

  @Test func `narrow text is narrower, and a width that a family lacks is reported`() {
    func shape(_ width: Font.Width, _ design: Font.Design = .default) -> ShapedText {
      var font = FontDescriptor(family: .system(design), size: 100)
      font.width = width
      return self.shape(.init("Scoreboard", font: font))
    }
    let standard = shape(.standard)
    for width in [Font.Width.condensed, .compressed] {
      for design in [Font.Design.default, .rounded] {
        let narrow = shape(width, design)
        #expect(narrow.width < 0.85 * standard.width)
        #expect(engine.files(of: narrow) == ["RobotoCondensed-Regular.ttf"])
      }
    }
    #expect(standard.issues.isEmpty)
    #expect(shape(.condensed).issues.isEmpty)
    #expect(shape(Font.Width(-0.05)).issues.isEmpty, "hardly narrower")
    #expect(shape(.compressed).issues == [.missingWidth("Roboto Condensed")])
    #expect(shape(.expanded).issues == [.missingWidth("Inter")])
    #expect(shape(.condensed, .serif).issues == [.missingWidth("Noto Serif")])
    #expect(shape(Font.Width(.nan)).issues.isEmpty)
    #expect(shape(Font.Width(-1e9)).issues == [.missingWidth("Roboto Condensed")])
  }

  @Test(arguments: [
    (Font.Design.serif, "Noto Serif"), (.monospaced, "Noto Sans Mono"),
  ])
  func `a family without italics is slanted and reported`(design: Font.Design, family: String)
    throws
  {
    let italic = engine.shape("Affine", isItalic: true, family: .system(design))
    #expect(italic.issues == [.missingItalic(family)])
    let upright = engine.shape("Affine", family: .system(design))
    #expect(italic.advances == upright.advances)
    #expect(italic.runs[0].face != upright.runs[0].face)
    #expect(engine.catalog.instance(italic.runs[0].face).slant == 0.2)
    #expect(engine.catalog.instance(upright.runs[0].face).slant == 0)
  }

  @Test func `real italics and scripts without any are not slanted`() throws {
    let inter = engine.shape("Affine", isItalic: true)
    #expect(inter.issues.isEmpty)
    let thai = engine.shape("สมชาย", isItalic: true)
    #expect(thai.issues.isEmpty)
    for shaped in [inter, thai] {
      #expect(engine.catalog.instance(shaped.runs[0].face).slant == 0)
    }
  }

  @Test func `a mark on a slanted letter leans with it`() {
    // The ring is made for small letters, and raised over a capital.
    let letters = "Q\u{30A}"
    let upright = engine.shape(letters, family: .system(.serif))
    let italic = engine.shape(letters, isItalic: true, family: .system(.serif))
    let raised = -upright.glyphs[1].offset.y
    #expect(raised > 100)
    // A font unit of Noto Serif, a thousandth of the size, is what rounding may cost.
    #expect(
      abs(italic.glyphs[1].offset.x - upright.glyphs[1].offset.x - 0.2 * raised) < 2.816)
    #expect(italic.glyphs[1].offset.y == upright.glyphs[1].offset.y)
  }

  @Test func `joined letters don't move closer together`() {
    #expect(engine.shape("Ana").allowsTightening)
    #expect(!engine.shape("محمد").allowsTightening)
  }
}
