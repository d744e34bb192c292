import TenFoot
import TenFootRaster
import Testing

@testable import TenFootGoldens

/// Views that a golden shows and that are not compared.
@MainActor struct IgnoredViewsTests {
  private let fixture: GoldensFixture
  private let path = "suite/case/40x30-dark.png"

  init() throws { fixture = try GoldensFixture() }

  /// A square called clock in the middle, and a strip along the top.
  private func view(
    clock: Color = .red, strip: Color = .white, width: CGFloat = 10, x: CGFloat = 0
  ) -> some View {
    clock.frame(width: width, height: 10).accessibilityIdentifier("clock").offset(x: x)
      .frame(width: 40, height: 30).overlay(alignment: .top) { strip.frame(height: 4) }
  }

  @Test func `what is inside of an ignored view is not compared, and stays in the golden`() throws {
    try fixture.check(view(), path, .missing, ignoring: ["clock"])
    #expect(try fixture.check(view(clock: .green), ignoring: ["clock"]).outcome == .same)
    let golden = try Bitmap(pngAt: fixture.folder.appending(path: path))
    let red = try #require(try GoldenSubject.still(view()).bitmap()[20, 15] as Bitmap.Pixel?)
    #expect(golden[20, 15] == red)
  }

  @Test func `what is around an ignored view is compared`() throws {
    try fixture.check(view(), path, .missing, ignoring: ["clock"])
    let result = try fixture.check(view(clock: .green, strip: .blue), ignoring: ["clock"])
    #expect(result.outcome == .changed)
    // The strip is 40 × 4; the clock is no part of the difference.
    #expect(result.report?.message.contains("differs in 160 of 1200 pixels") == true)
    #expect(result.report?.areas == [PixelArea(x: 0, y: 0, width: 40, height: 4)])
    #expect(result.report?.ignored?.first == PixelArea(x: 15, y: 10, width: 10, height: 10))
  }

  @Test func `an ignored view that has another frame is a difference`() throws {
    try fixture.check(view(), path, .missing, ignoring: ["clock"])
    let wider = try fixture.check(view(width: 12), ignoring: ["clock"])
    #expect(wider.outcome == .changed)
    #expect(
      wider.report?.message.contains("frames: expected 15,10 10×10, is 14,10 12×10") == true)
    #expect(try fixture.check(view(x: 3), ignoring: ["clock"]).outcome == .changed)
  }

  @Test func `a golden that was recorded without ignoring needs no new one`() throws {
    try fixture.check(view(), path, .missing)
    #expect(try fixture.check(view(clock: .green), ignoring: ["clock"]).outcome == .same)
    #expect(try fixture.check(view(clock: .green)).outcome == .changed)
  }

  @Test func `a name that no view has is refused`() {
    let error = #expect(throws: GoldenError.self) {
      try fixture.check(view(), ignoring: ["clok"])
    }
    #expect(error?.description.contains("\"clok\"") == true)
    #expect(fixture.files(in: ".goldens") == [".gitignore", "lock", "run.jsonl"])
  }

  @Test func `a check that is tried again may show another time in an ignored view`() throws {
    try fixture.check(view(), path, .missing, ignoring: ["clock"])
    let session = try fixture.session()
    for color in [Color.green, .blue] {
      let check = GoldenCheck(
        path, .picture, of: try .still(view(clock: color)), ignoring: ["clock"], call: "T:1",
        in: session)
      #expect(try check.run().outcome == .same)
    }
  }

  @Test func `the picture of a difference marks what is ignored`() {
    let black = Bitmap(width: 10, height: 10) { _, _ in 0 }
    let white = Bitmap(width: 10, height: 10) { _, _ in 0xFFFFFF }
    let strip = DifferencePicture.strip(
      from: black, to: white, around: PixelArea(x: 0, y: 0, width: 10, height: 10),
      ignoring: [PixelArea(x: 0, y: 0, width: 5, height: 10)])
    // Panels of 80 × 80 with gaps of 8: the third begins at 176.
    #expect(strip[176 + 4, 40] == Bitmap.Pixel(red: 0x3A, green: 0x6E, blue: 0xA5))
    #expect(strip[176 + 76, 40] == Bitmap.Pixel(red: 255, green: 0, blue: 255))
  }
}
