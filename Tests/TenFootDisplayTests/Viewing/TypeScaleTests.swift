import Foundation
import TenFoot
import TenFootDisplay
import Testing

/// Text styles by the room, in the real faces.
@MainActor struct TypeScaleTests {
  private let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  /// The font size of a view's first text.
  private func size(
    _ view: some View, feet: Double = 10, inches: Double = 43
  ) throws -> CGFloat {
    var canvas = DisplayCanvas.fullHD
    canvas.viewing = ViewingConditions(diagonal: .inches(inches), distance: .feet(feet))
    let texts = renderer.compose(view, on: canvas).layout.nodes.texts
    return try #require(texts.first?.text.runs.first?.font.size)
  }

  // The reference's table 1.3, the column of 20′ capitals of Inter.
  @Test(arguments: [
    (6.0, 43.0, 30.0), (6, 55, 24), (6, 65, 20), (8, 43, 40), (8, 55, 31), (8, 65, 27),
    (10, 43, 50), (10, 55, 39), (10, 65, 33), (12, 43, 60), (12, 55, 47), (12, 65, 40),
  ])
  func `the body style has capitals of 20 arc minutes`(
    feet: Double, inches: Double, points: Double
  ) throws {
    #expect(try size(Text("a"), feet: feet, inches: inches) == points)
  }

  // At 10 feet on 43 inches 16′ are 40 points; the body's 49.2 times 76/29 are 128.9, 25/29 are 42.4.
  @Test(arguments: [(Font.title, 129.0), (.caption, 43), (.caption2, 40), (.headline, 65)])
  func `other styles keep tvOS's proportions down to 16 arc minutes`(
    font: Font, points: Double
  ) throws {
    #expect(try size(Text("a").font(font)) == points)
  }

  // Apple's table.
  @Test(arguments: [(Font.title, 76.0), (.body, 29), (.caption2, 23)])
  func `the scale of tvOS is Apple's table`(font: Font, points: Double) throws {
    #expect(try size(Text("a").font(font).environment(\.typeScale, .tvOS)) == points)
  }

  // Noto Serif's capitals are 0.714 ems, its x 0.536: 35.76 / 0.714 = 50.08.
  @Test func `another face has its own letters' heights`() throws {
    #expect(try size(Text("a").fontDesign(.serif)) == 51)
  }

  @Test func `a picture that is no screen has tvOS's sizes`() throws {
    let canvas = DisplayCanvas(size: CGSize(width: 300, height: 200))
    let composition = renderer.compose(Text("a"), on: canvas)
    #expect(composition.layout.nodes.texts.first?.text.runs.first?.font.size == 29)
  }

  @Test func `default text passes the rules that it is made by`() {
    let styles: [Font] = [.largeTitle, .title, .headline, .body, .callout, .footnote, .caption2]
    for font in styles {
      let found = renderer.compose(Text("Hamburg").font(font), on: .fullHD).findings
      #expect(found.filter { $0.severity == .error } == [])
    }
  }

  @Test func `a view can read its room`() throws {
    struct Room: View {
      @Environment(\.viewingConditions) private var conditions

      var body: some View { Text(verbatim: "\(conditions?.distance.feet.rounded() ?? 0)") }
    }
    let texts = renderer.compose(Room(), on: .fullHD).layout.nodes.texts
    #expect(texts.first?.text.runs.first?.text == "10.0")
  }
}
