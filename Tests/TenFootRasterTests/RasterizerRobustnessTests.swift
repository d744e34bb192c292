import Foundation
import TenFoot
import TenFootRaster
import Testing

struct RasterizerRobustnessTests {
  private func message(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> String? {
    do {
      let rasterizer = try TestFrame.rasterizer()
      _ = try rasterizer.draw(
        DisplayList(size: CGSize(width: width, height: height), scale: scale, background: .black))
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    (0, 0, 1), (100, 0, 1), (-5, 5, 1), (CGFloat.nan, 5, 1), (5, 5, 0), (5, 5, .nan), (5, 5, -1),
    (0.2, 5, 1),
  ])
  func `a frame without a size is refused`(
    width: CGFloat, height: CGFloat, scale: CGFloat
  ) throws {
    #expect(try #require(message(width, height, scale: scale)).contains("nothing to draw on"))
  }

  @Test(arguments: [(40_000, 40_000, 1), (20, 32_768, 1), (.infinity, 5, 1), (20_000, 5, 2)])
  func `a frame with a side longer than Cairo's limit is refused`(
    width: CGFloat, height: CGFloat, scale: CGFloat
  ) throws {
    #expect(
      try #require(message(width, height, scale: scale)).contains("at most 32767 pixels on a side"))
  }

  @Test func `a frame that takes too much memory is refused, with the memory it would take`() {
    // 32,000 * 32,000 pixels of four bytes are 3,906 MiB.
    #expect(message(32_000, 32_000)?.contains("takes 3906 MiB") == true)
  }

  @Test func `the longest side is drawn`() throws {
    let frame = try TestFrame.draw(
      width: 32_767, height: 1, TestFrame.fill(CGRect(32_766, 0, 1, 1), .white))
    #expect(frame[32_766, 0] == .white)
    #expect(frame[32_765, 0] == .black)
  }

  private static let wildNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 8_388_608, .leastNonzeroMagnitude,
  ]

  @Test(arguments: wildNumbers)
  func `coordinates that are huge or no numbers do no harm`(wild: CGFloat) throws {
    let rects = [
      CGRect(wild, 2, 5, 5), CGRect(2, 2, wild, 5), CGRect(wild, wild, wild, wild),
      CGRect(2, wild, 5, -5),
    ]
    let gradient = DisplayPaint.linearGradient(
      [ResolvedStop(color: .red, location: 0), ResolvedStop(color: .blue, location: wild)],
      start: CGPoint(x: wild, y: 0), end: CGPoint(x: 10, y: wild))
    let items = rects.flatMap { rect in
      let outlines: [Outline] = [
        .rectangle(rect), .ellipse(rect), .path(Path(ellipseIn: rect)),
        .roundedRectangle(rect, cornerRadius: 3, style: .continuous),
        .roundedRectangle(CGRect(1, 1, 9, 9), cornerRadius: wild, style: .circular),
      ]
      return outlines.flatMap { outline -> [DisplayItem] in
        [
          .fill(outline, gradient, FillStyle()),
          .stroke(outline, .color(.white), StrokeStyle(lineWidth: wild, miterLimit: wild)),
          .stroke(outline, gradient, StrokeStyle(lineWidth: 3, dash: [wild, 4])),
          .image(.data(Data()), in: rect),
          .group(
            DisplayGroup(
              opacity: 0.5, clip: outline,
              items: [TestFrame.fill(outline, .red), TestFrame.fill(outline, .green)])),
        ]
      }
    }
    let frame = try TestFrame.rasterizer().draw(
      DisplayList(size: CGSize(width: 20, height: 20), background: .black, items: items))
    #expect(frame.width == 20)
  }

  @Test func `a rectangle without end covers the frame`() throws {
    let frame = try TestFrame.draw(
      TestFrame.fill(CGRect(-1e12, -1e12, 2e12, 2e12), .red), TestFrame.fill(.infinite, .white))
    #expect(frame.inkBounds(on: .white) == nil)
  }

  @Test func `rasterizers on several threads draw the same picture`() async throws {
    let list = DisplayList(
      size: CGSize(width: 300, height: 200), background: .black,
      items: [
        TestFrame.fill(
          .roundedRectangle(CGRect(9, 9, 99, 99), cornerRadius: 30, style: .continuous), .red),
        .glyphs(
          GlyphRun(
            face: FontFaceID(rawValue: 0), fontSize: 60,
            glyphs: (0..<40).map {
              GlyphRun.Glyph(
                index: $0 * 7, position: CGPoint(x: CGFloat($0) * 7, y: 60 + CGFloat($0) * 3))
            }),
          .color(.white)),
      ])
    let expected = try TestFrame.rasterizer().draw(list)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let rasterizer = try TestFrame.rasterizer()
          return try (0..<20).allSatisfy { _ in try rasterizer.draw(list) == expected }
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }

  #if os(Linux)
    @Test func `frame after frame takes no more memory than the first ones`() throws {
      let rasterizer = try TestFrame.rasterizer()
      func draw(_ number: Int) throws {
        let shift = CGFloat(number % 50)
        let clip = Outline.roundedRectangle(
          CGRect(20, 20, 200, 100), cornerRadius: 20, style: .circular)
        let items = [
          TestFrame.fill(CGRect(shift, 0, 150, 150), .red),
          .fill(
            .ellipse(CGRect(shift, 20, 80, 80)),
            .linearGradient(
              [ResolvedStop(color: .red, location: 0), ResolvedStop(color: .blue, location: 1)],
              start: CGPoint(x: shift, y: 0), end: CGPoint(x: 200, y: 200)), FillStyle()),
          .glyphs(
            GlyphRun(
              face: FontFaceID(rawValue: 0), fontSize: 20 + shift,
              glyphs: [GlyphRun.Glyph(index: 40, position: CGPoint(x: 20, y: 100))]),
            .color(.white)),
        ]
        let group = DisplayGroup(opacity: 0.5, clip: clip, items: items)
        let list = DisplayList(
          size: CGSize(width: 1280, height: 720), background: .black, items: [.group(group)])
        let frame = try rasterizer.draw(list)
        if number.isMultiple(of: 20) { _ = try frame.pngData() }
      }
      for number in 0..<50 { try draw(number) }
      let before = try Self.residentBytes()
      for number in 0..<1000 { try draw(number) }
      // A frame is 3.5 MiB: one in twenty that is lost would be 175 MiB. The margin is for the
      // tests that run at the same time.
      #expect(try Self.residentBytes() - before < 100 << 20)
    }

    private static func residentBytes() throws -> Int {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
      let kibibytes = try #require(line.split(whereSeparator: \.isWhitespace).dropFirst().first)
      return try #require(Int(kibibytes)) * 1024
    }
  #endif
}
