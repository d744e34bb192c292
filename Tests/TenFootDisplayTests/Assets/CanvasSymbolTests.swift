import Foundation
import TenFoot
import TenFootDisplay
import Testing

/// What can be asked of texts, images and symbols before they are drawn on a canvas.
@MainActor struct CanvasSymbolTests {
  private func bitmap(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.frame(width: 100, height: 60))
    renderer.isOpaque = true
    return try renderer.bitmap()
  }

  private func canvas(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> Canvas<some View> {
    Canvas(renderer: renderer) {
      Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10).tag("red")
      Color(red: 0, green: 0, blue: 1).frame(width: 6, height: 6).padding(2).tag("blue")
      Text("no tag")
    }
  }

  @Test func `a symbol has its own size and is drawn where it is put`() throws {
    let frame = try bitmap(
      canvas { context, _ in
        guard let red = context.resolveSymbol(id: "red"),
          let blue = context.resolveSymbol(id: "blue")
        else {
          Issue.record("there is no symbol")
          return
        }
        #expect(red.size == CGSize(width: 20, height: 10))
        #expect(blue.size == CGSize(width: 10, height: 10))
        #expect(context.resolveSymbol(id: "green").map(\.size) == nil)
        context.draw(red, at: CGPoint(x: 30, y: 30), anchor: .topLeading)
        context.draw(blue, at: CGPoint(x: 80, y: 30))
      })
    #expect(frame[30, 30] == .pureRed && frame[49, 39] == .pureRed)
    #expect(frame[29, 35] == .white && frame[50, 35] == .white && frame[40, 40] == .white)
    #expect(frame[77, 27] == .pureBlue && frame[82, 32] == .pureBlue)
    #expect(frame[76, 30] == .white && frame[83, 30] == .white)
  }

  @Test func `a symbol is stretched over a rectangle`() throws {
    let frame = try bitmap(
      canvas { context, _ in
        guard let blue = context.resolveSymbol(id: "blue") else { return }
        // Its padding grows from 2 points to 4 across and 8 down.
        context.draw(blue, in: CGRect(x: 10, y: 10, width: 20, height: 40))
      })
    #expect(frame[14, 18] == .pureBlue && frame[25, 41] == .pureBlue)
    #expect(frame[13, 30] == .white && frame[26, 30] == .white)
    #expect(frame[20, 17] == .white && frame[20, 42] == .white)
  }

  @Test func `a text's size and baseline are those of the same view`() throws {
    let text = Text("Score of the evening").font(.system(size: 20))
    var measured: [CGFloat] = []
    _ = try bitmap(
      canvas { context, size in
        let resolved = context.resolve(text)
        let narrow = CGSize(width: 90, height: 60)
        measured = [
          resolved.measure(in: narrow).width, resolved.measure(in: narrow).height,
          resolved.firstBaseline(in: narrow), resolved.lastBaseline(in: narrow),
        ]
      })
    let layout = try FrameRenderer().compose(
      text.frame(width: 90, height: 60, alignment: .topLeading),
      on: DisplayCanvas(size: CGSize(width: 90, height: 60))
    ).layout
    let lines = try #require(layout.lines.first)
    #expect(lines.lines.count == 2)
    let frame = try #require(layout.frames.last)
    #expect(measured[0] == frame.width && measured[1] == frame.height)
    #expect(abs(measured[2] - lines.lines[0].baseline) <= 1)
    #expect(abs(measured[3] - lines.lines[1].baseline) <= 1)
  }

  @Test func `resolved texts and images are drawn as they would be unresolved`() throws {
    let text = Text("Hi").font(.system(size: 30))
    let image = Image(bitmap: TestCatalog.bitmap(10, 20, .pureRed), scale: 2)
    let resolved = try bitmap(
      canvas { context, _ in
        let picture = context.resolve(image)
        #expect(picture.size == CGSize(width: 5, height: 10))
        #expect(picture.baseline == 10)
        context.draw(context.resolve(text), at: CGPoint(x: 50, y: 30))
        context.draw(picture, at: CGPoint(x: 10, y: 10))
        context.draw(picture, in: CGRect(x: 80, y: 40, width: 20, height: 20))
      })
    let plain = try bitmap(
      canvas { context, _ in
        context.draw(text, at: CGPoint(x: 50, y: 30))
        context.draw(image, at: CGPoint(x: 10, y: 10))
        context.draw(image, in: CGRect(x: 80, y: 40, width: 20, height: 20))
      })
    #expect(resolved == plain)
  }

  @Test func `a shading fills letters and what is opaque of an image`() throws {
    let blue = GraphicsContext.Shading.color(red: 0, green: 0, blue: 1)
    let frame = try bitmap(
      canvas { context, _ in
        var picture = context.resolve(Image(bitmap: TestCatalog.bitmap(20, 20, .pureRed)))
        picture.shading = blue
        context.draw(picture, at: CGPoint(x: 20, y: 20))
        var text = context.resolve(Text("█").font(.system(size: 40)))
        text.shading = blue
        context.draw(text, in: CGRect(x: 60, y: 5, width: 40, height: 55))
      })
    #expect(frame[20, 20] == .pureBlue)
    let colors = Set((60..<100).flatMap { x in (5..<60).map { frame[x, $0] } })
    #expect(colors.contains(.pureBlue))
    #expect(!colors.contains(.black))
  }

  @Test func `an opaque canvas is black where nothing is drawn`() throws {
    let frame = try bitmap(Canvas(opaque: true) { _, _ in }.padding(10))
    #expect(frame[20, 20] == .black)
    #expect(frame[5, 5] == .white)
  }
}
