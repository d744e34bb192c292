import Foundation
import TenFoot
import TenFootRaster
import Testing

@testable import TenFootGoldens

struct ChangedStageTests {
  private static let origin = PictureOrigin(
    fonts: ["Inter.ttf": Checksum(of: "1"), "Noto.ttf": Checksum(of: "2")],
    libraries: ["freetype": "2.13.2"], nodes: Checksum(of: "n"), layout: Checksum(of: "l"),
    displayList: Checksum(of: "d"))

  private func stage(_ change: (inout PictureOrigin) -> Void) -> ChangedStage {
    var actual = Self.origin
    change(&actual)
    return ChangedStage(from: Self.origin, to: actual)
  }

  @Test func `the first stage that differs is named`() {
    #expect(stage { _ in } == .pixels)
    #expect(stage { $0.displayList = Checksum(of: "x") } == .displayList)
    #expect(
      stage { origin in
        origin.layout = Checksum(of: "x")
        origin.displayList = Checksum(of: "x")
      } == .layout)
    #expect(
      stage { origin in
        origin.nodes = Checksum(of: "x")
        origin.layout = Checksum(of: "x")
      } == .nodes)
  }

  @Test func `a font or library of another version is named before what it did`() {
    #expect(
      stage { origin in
        origin.fonts["Inter.ttf"] = Checksum(of: "x")
        origin.layout = Checksum(of: "x")
      } == .fonts(["Inter.ttf"]))
    #expect(
      stage { $0.libraries["freetype"] = "2.13.3" }.description
        == "libraries (freetype 2.13.2 → 2.13.3)")
  }

  @Test func `a scene that needs another font has changed its nodes`() {
    #expect(
      stage { origin in
        origin.fonts["Noto.ttf"] = nil
        origin.nodes = Checksum(of: "x")
      } == .nodes)
  }

  @Test func `faces are numbered by their use, whatever the catalog called them`() {
    func list(_ faces: [Int]) -> DisplayList {
      let items = faces.map { face in
        DisplayItem.glyphs(
          GlyphRun(face: FontFaceID(rawValue: face), fontSize: 1, glyphs: []),
          .color(Color.Resolved(red: 0, green: 0, blue: 0)))
      }
      let effect = DisplayItem.effect(.mask(items), items)
      return DisplayList(size: .zero, items: [.group(DisplayGroup(items: [effect]))])
    }
    #expect(list([7, 3, 7]).numberingFacesByUse == list([0, 1, 0]))
  }

  @Test func `what the text form leaves out is part of a display list's checksum`() {
    func list(
      to end: CGPoint = CGPoint(x: 5, y: 5), dash: [CGFloat] = [], y: CGFloat = 0,
      data: [UInt8] = [1], evenOddClip: Bool = false
    ) -> DisplayList {
      let path = Path { path in
        path.move(to: .zero)
        path.addLine(to: end)
      }
      let paint = DisplayPaint.color(Color.Resolved(red: 0, green: 0, blue: 0))
      let glyphs = [0, y].map { GlyphRun.Glyph(index: 1, position: CGPoint(x: 0, y: $0)) }
      return DisplayList(
        size: .zero,
        items: [
          .stroke(.path(path), paint, StrokeStyle(dash: dash)),
          .glyphs(GlyphRun(face: FontFaceID(rawValue: 0), fontSize: 1, glyphs: glyphs), paint),
          .image(DisplayImage(source: .data(Data(data)), rect: .zero)),
          .group(
            DisplayGroup(
              clip: .rectangle(.zero), clipStyle: FillStyle(eoFill: evenOddClip), items: [])),
        ])
    }
    let changes = [
      list(to: CGPoint(x: 5, y: 6)), list(dash: [1, 2]), list(y: 1), list(data: [2]),
      list(evenOddClip: true),
    ]
    for changed in changes {
      #expect(changed.description == list().description)
      #expect(changed.fingerprint != list().fingerprint)
    }
    #expect(list().fingerprint == list().fingerprint)
  }

  @Test func `a changed line is found with its number`() throws {
    let change = try #require(DumpChange(from: "a\n  b\nc", to: "a\n  x\nc"))
    #expect(change.sentence == "line 2: expected `b`, is `x`")
    #expect(DumpChange(from: "a\nb", to: "a")?.sentence == "line 2: `b` is gone")
    #expect(DumpChange(from: "a", to: "a\nb")?.sentence == "line 2: `b` is new")
    #expect(DumpChange(from: "a", to: "a") == nil)
  }

  @Test func `quotes inside of a text are part of it`() {
    let change = DumpChange(
      from: #"Text "say \"a\"" 10 regular"#, to: #"Text "say \"b\"" 10 regular"#)
    #expect(change?.changedText?.from == #"say "a""#)
    #expect(change?.changedText?.to == #"say "b""#)
  }
}
