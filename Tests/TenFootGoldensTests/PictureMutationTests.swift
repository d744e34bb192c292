import Foundation
import TenFoot
import TenFootDisplay
import Testing

@testable import TenFootGoldens

@MainActor struct PictureMutationTests {
  private func harms(_ view: some View) throws -> [String] {
    let composition = try GoldenSubject.still(view).moments[0].composition
    return PictureMutation.all(of: composition.displayList).map { mutation in
      "\(mutation.harm.rawValue) \(mutation.item.split(separator: " ").first ?? "")"
    }
  }

  @Test func `each item is dropped, shifted and recolored`() throws {
    #expect(
      try harms(Rectangle().fill(.red)) == ["dropped fill", "shifted fill", "recolored fill"])
    #expect(
      try harms(Text("3").foregroundStyle(.red))
        == ["dropped glyphs", "shifted glyphs", "recolored glyphs"])
  }

  @Test func `glyphs with colors of their own are not recolored`() {
    let face = FontFaceID(rawValue: 3)
    let run = GlyphRun(face: face, fontSize: 40, glyphs: [.init(index: 7, position: .zero)])
    let paint = DisplayPaint.color(Color.Resolved(red: 1, green: 0, blue: 0))
    let list = DisplayList(size: CGSize(width: 9, height: 9), items: [.glyphs(run, paint)])
    let harms = PictureMutation.all(of: list, coloredFaces: [face]).map(\.harm)
    #expect(harms == [.dropped, .shifted])
  }

  @Test func `items inside of groups and effects are harmed as well`() throws {
    let faded = try harms(Rectangle().fill(.red).padding(5).opacity(0.5))
    #expect(faded.filter { $0.hasSuffix("fill") }.count == 3)
    let blurred = try harms(Rectangle().fill(.red).padding(5).blur(radius: 2))
    #expect(blurred.filter { $0.hasSuffix("fill") }.count == 3)
  }

  @Test func `every kind of item, outline, paint and effect is harmed`() throws {
    let color = Color.Resolved(red: 1, green: 0, blue: 0)
    let stops = [ResolvedStop(color: color, location: 0), ResolvedStop(color: color, location: 1)]
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let paints: [DisplayPaint] = [
      .color(color), .linearGradient(stops, start: .zero, end: CGPoint(x: 1, y: 1)),
      .radialGradient(stops, center: .zero, unit: CGSize(width: 1, height: 1), from: 0, to: 1),
      .angularGradient(stops, center: .zero, from: 0, to: 1), .backdrop(radius: 3, tint: color),
    ]
    let outlines: [Outline] = [
      .rectangle(rect), .ellipse(rect),
      .roundedRectangle(rect, cornerRadius: 1, style: .continuous),
      .path(Path { $0.addRect(rect) }),
    ]
    func harms(_ item: DisplayItem) -> [String] {
      PictureMutation.all(of: DisplayList(size: rect.size, items: [item])).map { mutation in
        "\(mutation.harm) \(mutation.item.prefix { $0 != " " })"
      }
    }
    let fill = DisplayItem.fill(outlines[0], paints[0], FillStyle())
    for paint in paints {
      for outline in outlines {
        #expect(
          harms(.fill(outline, paint, FillStyle()))
            == ["dropped fill", "shifted fill", "recolored fill"])
        #expect(harms(.stroke(outline, paint, StrokeStyle())).count == 3)
      }
    }
    #expect(
      harms(.image(DisplayImage(source: .data(Data()), rect: rect))) == [
        "dropped image", "shifted image", "recolored image",
      ])
    let inside = ["dropped fill", "shifted fill", "recolored fill"]
    func around(_ name: String) -> [String] {
      ["dropped \(name)", "shifted \(name)", "bared \(name)"] + inside
    }
    #expect(harms(.group(DisplayGroup(clip: outlines[3], items: [fill]))) == around("group"))
    #expect(harms(.effect(.mask([fill]), [fill])) == around("mask") + inside)
    var turn = ProjectionTransform()
    turn.m12 = 1
    let effects: [DisplayEffect] = [
      .compositing, .blend(.multiply), .color(.brightness(0.1)), .blur(radius: 1),
      .projection(turn),
    ]
    let names = ["compositing", "blend", "color", "blur", "projection"]
    for (effect, name) in zip(effects, names) {
      #expect(harms(.effect(effect, [fill])) == around(name))
    }
    let shadow = DisplayEffect.shadow(color, radius: 2, offset: .zero)
    #expect(
      harms(.effect(shadow, [fill]))
        == ["dropped shadow", "shifted shadow", "recolored shadow", "bared shadow"] + inside)
  }

  @Test func `a shift moves what is seen by one pixel, gradients and clips too`() throws {
    let view = ZStack {
      Circle().fill(
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 8)
      ).frame(width: 16, height: 16)
    }
    .clipShape(Capsule()).opacity(0.9).rotationEffect(.degrees(90))
    let subject = try GoldenSubject.still(view)
    let list = subject.moments[0].composition.displayList
    let shifted = try #require(
      PictureMutation.all(of: list).first { $0.harm == .shifted && $0.item.hasPrefix("projection") }
    )
    let (before, after) = (
      try subject.renderer.draw(list), try subject.renderer.draw(shifted.list)
    )
    #expect(before[20, 15] != before[0, 0])
    for y in 1..<30 {
      for x in 1..<40 { #expect(after[x, y] == before[x - 1, y - 1]) }
    }
  }

  @Test func `what a golden shows is noticed when harmed, and what is hidden is listed`() throws {
    let fixture = try GoldensFixture()
    func view(isCovered: Bool) -> some View {
      ZStack {
        Rectangle().fill(.red).frame(width: 10, height: 10)
        Rectangle().fill(.blue).frame(width: isCovered ? 20 : 4, height: isCovered ? 20 : 4)
      }
    }
    for isCovered in [false, true] {
      let path = "suite/covered-\(isCovered)/x.png"
      try fixture.check(view(isCovered: isCovered), path, .missing)
      let subject = try GoldenSubject.still(view(isCovered: isCovered))
      let outcome = try MutationTest(fixture.settings()).run(
        subject.moments[0].composition, with: subject.renderer)
      #expect(outcome.golden == path)
      // Three to each of two rectangles.
      #expect(outcome.mutations == 6)
      #expect(outcome.unnoticed.count == (isCovered ? 3 : 0))
    }
  }
}
