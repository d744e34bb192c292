import Foundation
import TenFoot
import TenFootDisplay
import Testing

/// What is drawn on a canvas by hand is what the same views show.
@MainActor struct CanvasTests {
  private func draw(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> Bitmap {
    try bitmap(Canvas(renderer: renderer))
  }

  private func bitmap(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.frame(width: 100, height: 60))
    renderer.isOpaque = true
    return try renderer.bitmap()
  }

  private static let red = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)
  private static let box = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test func `a path is filled where it stands`() throws {
    let frame = try draw { context, size in
      #expect(size == CGSize(width: 100, height: 60))
      context.fill(Self.box, with: Self.red)
    }
    #expect(frame[10, 10] == .pureRed)
    #expect(frame[29, 29] == .pureRed)
    #expect(frame[9, 15] == .white)
    #expect(frame[30, 15] == .white)
  }

  @Test func `transforms are applied from the last to the first`() throws {
    let frame = try draw { context, _ in
      context.translateBy(x: 30, y: 0)
      context.scaleBy(x: 2, y: 1)
      context.fill(Self.box, with: Self.red)
    }
    // x from 10…30 to 20…60, then to 50…90.
    #expect(frame[49, 15] == .white)
    #expect(frame[51, 15] == .pureRed)
    #expect(frame[88, 15] == .pureRed)
    #expect(frame[91, 15] == .white)
  }

  @Test func `a quarter turn is clockwise`() throws {
    let frame = try draw { context, _ in
      context.translateBy(x: 50, y: 0)
      context.rotate(by: .degrees(90))
      context.fill(Self.box, with: Self.red)
    }
    // (10…30, 10…30) turns to (-30…-10, 10…30), then moves to (20…40, 10…30).
    #expect(frame[22, 20] == .pureRed)
    #expect(frame[42, 20] == .white)
  }

  @Test func `what is drawn from a copy leaves the context as it was`() throws {
    let frame = try draw { context, _ in
      var copy = context
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 15, height: 60)))
      copy.opacity = 0.5
      copy.fill(Self.box, with: Self.red)
      context.fill(Path(CGRect(x: 60, y: 10, width: 20, height: 20)), with: Self.red)
    }
    #expect(abs(Int(frame[12, 20].green) - 128) <= 1)
    #expect(frame[20, 20] == .white)
    #expect(frame[70, 20] == .pureRed)
  }

  @Test func `an inverse clip leaves what is outside`() throws {
    let frame = try draw { context, _ in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 60)), options: .inverse)
      context.fill(Self.box, with: Self.red)
    }
    #expect(frame[15, 20] == .white)
    #expect(frame[25, 20] == .pureRed)
  }

  @Test func `a layer is faded as one`() throws {
    let frame = try draw { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(Self.box, with: Self.red)
        layer.fill(Self.box, with: .color(red: 0, green: 0, blue: 1))
      }
    }
    #expect(abs(Int(frame[20, 20].red) - 127) <= 1)
    #expect(frame[20, 20].blue == 255)
  }

  @Test func `a gradient's places are coordinates`() throws {
    let stops = Gradient(stops: [
      .init(color: Color(red: 1, green: 0, blue: 0), location: 0.5),
      .init(color: Color(red: 0, green: 0, blue: 1), location: 0.5),
    ])
    let frame = try draw { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          stops, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 60, y: 0)))
    }
    #expect(frame[38, 30] == .pureRed)
    #expect(frame[41, 30] == .pureBlue)
  }

  @Test func `texts and images stand where the same views stand`() throws {
    let text = Text("Hi").font(.system(size: 20))
    let image = Image(bitmap: TestCatalog.bitmap(10, 10, .pureRed))
    let byHand = try draw { context, _ in
      context.draw(text, at: CGPoint(x: 100, y: 60), anchor: .bottomTrailing)
      context.draw(image, at: CGPoint(x: 5, y: 5))
      context.draw(image, in: CGRect(x: 20, y: 0, width: 20, height: 30))
    }
    let views = ZStack(alignment: .topLeading) {
      text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      image
      image.resizable().frame(width: 20, height: 30).offset(x: 20)
    }
    #expect(try byHand == bitmap(views))
  }

  @Test func `filters change what is drawn after them`() throws {
    let frame = try draw { context, _ in
      context.fill(Self.box, with: Self.red)
      context.addFilter(.colorInvert())
      context.fill(Path(CGRect(x: 60, y: 10, width: 20, height: 20)), with: Self.red)
    }
    #expect(frame[20, 20] == .pureRed)
    #expect(frame[70, 20] == Bitmap.Pixel(red: 0, green: 255, blue: 255))
  }

  @Test func `a text on a canvas is read by the rules`() throws {
    let canvas = Canvas { context, _ in
      context.draw(Text(verbatim: "\u{4E2D}"), at: CGPoint(x: 900, y: 500))
    }
    let findings = try FrameRenderer().compose(canvas, on: .fullHD).findings
    #expect(findings.contains { $0.rule == "missing-glyph" })
  }
}
