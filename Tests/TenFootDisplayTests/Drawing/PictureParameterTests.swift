import Foundation
import TenFoot
import TenFootDisplay
import Testing

/// What the less common parameters of effects do.
@MainActor struct PictureParameterTests {
  private func draw(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.frame(width: 60, height: 40))
    renderer.isOpaque = true
    return try renderer.bitmap()
  }

  private var half: some View {
    HStack(spacing: 0) {
      Color.black
      Color(red: 1, green: 0, blue: 0)
    }
  }

  @Test func `an opaque blur keeps the view's edges, and its colors go on at them`() throws {
    let frame = try draw(half.frame(width: 40, height: 20).blur(radius: 3, opaque: true))
    // The frame is from 10, 10 to 50, 30.
    #expect(frame[9, 20] == .white)
    #expect(frame[10, 20] == .black)
    #expect(frame[49, 10] == .pureRed && frame[49, 29] == .pureRed)
    #expect(frame[50, 20] == .white && frame[30, 30] == .white)
    // It is blurred all the same: half red in the middle.
    #expect(abs(Int(frame[29, 20].red) + Int(frame[30, 20].red) - 255) <= 2)
    #expect(frame[29, 20].red > 100)
    let soft = try draw(half.frame(width: 40, height: 20).blur(radius: 3))
    #expect(soft[9, 20] != .white)
  }

  @Test func `an opaque drawing group is black where nothing is drawn`() throws {
    let red = Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
    let view = red.frame(width: 40, height: 20)
    let frame = try draw(view.drawingGroup(opaque: true))
    #expect(frame[10, 10] == .black && frame[49, 29] == .black)
    #expect(frame[30, 20] == .pureRed)
    #expect(frame[9, 20] == .white)
    #expect(try draw(view.drawingGroup()) == draw(view))
  }

  @Test func `a linear drawing group mixes light`() throws {
    let view = ZStack {
      Color.black
      Color.white.opacity(0.5)
    }
    let plain = try draw(view.drawingGroup())
    let linear = try draw(view.drawingGroup(colorMode: .linear))
    // Half of the light is 188 of 255 as sRGB encodes it (IEC 61966-2-1).
    #expect(abs(Int(plain[30, 20].green) - 128) <= 1)
    #expect(abs(Int(linear[30, 20].green) - 188) <= 1)
  }

  @Test func `a linear drawing group leaves single colors and what is transparent as they are`()
    throws
  {
    let view = half.frame(width: 40, height: 20)
    #expect(try draw(view.drawingGroup(colorMode: .linear)) == draw(view))
  }

  @Test func `colors that sRGB lacks are cut and reported`() throws {
    let strong = Color(.displayP3, red: 1, green: 0, blue: 0)
    #expect(try draw(strong)[30, 20] == .pureRed)
    let judge = try Judge()
    for view in [
      AnyView(strong), AnyView(Text("a").foregroundStyle(strong)),
      AnyView(LinearGradient(colors: [.black, strong], startPoint: .top, endPoint: .bottom)),
      AnyView(Circle().stroke(strong)),
      AnyView(Color.black.padding(99).shadow(color: strong, radius: 9)),
    ] {
      #expect(try judge.severities(of: "color-gamut") { view } == [.info])
    }
    let finding = try #require(try judge.findings(of: "color-gamut") { strong }.first)
    // CSS Color 4 gives color(display-p3 1 0 0) as color(srgb 1.0931 -0.2268 -0.1501).
    #expect(finding.message.contains("red 1.09, green -0.23 and blue -0.15"))
    #expect(finding.message.contains("#FF0000"))
    #expect(finding.measured?.value == 0.227)
    let mild = Color(.displayP3, red: 0.5, green: 0.5, blue: 0.4)
    #expect(try judge.severities(of: "color-gamut") { mild } == [])
  }

  @Test func `gradients that would show bands are dithered, unless the canvas says no`() throws {
    let ramp = LinearGradient(
      colors: [Color(white: 0.04), Color(white: 0.08)], startPoint: .leading,
      endPoint: .trailing)
    let renderer = try FrameRenderer()
    var canvas = DisplayCanvas(size: CGSize(width: 640, height: 16))
    let dithered = try renderer.draw(renderer.compose(ramp, on: canvas))
    canvas.ditheredGradients = false
    let banded = try renderer.draw(renderer.compose(ramp, on: canvas))
    func levels(_ frame: Bitmap, _ x: Int) -> Set<UInt8> {
      Set((0..<16).map { frame[x, $0].green })
    }
    #expect((0..<640).allSatisfy { levels(banded, $0).count == 1 })
    // Even columns round up from an eighth and seven eighths on, odd ones from three and five: two
    // levels stand in three quarters of the ones and a quarter of the others.
    #expect(abs((0..<640).count { levels(dithered, $0).count == 2 } - 320) <= 16)
    // The mean over tiles of 2 × 2 is the color to an eighth of a step, and half of that of rounding.
    for x in stride(from: 0, to: 640, by: 2) {
      let mean =
        [(0, 0), (1, 0), (0, 1), (1, 1)]
        .reduce(0.0) { $0 + Double(dithered[x + $1.0, $1.1].green) } / 4
      let exact = 255 * (0.04 + 0.04 * (Double(x) + 1) / 640)
      #expect(abs(mean - exact) <= 0.2)
    }
  }

  @Test func `a steep gradient has no pattern`() throws {
    let ramp = LinearGradient(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let renderer = try FrameRenderer()
    var canvas = DisplayCanvas(size: CGSize(width: 640, height: 16))
    let first = try renderer.draw(renderer.compose(ramp, on: canvas))
    canvas.ditheredGradients = false
    #expect(try renderer.draw(renderer.compose(ramp, on: canvas)) == first)
  }
}
