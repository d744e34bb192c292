import Foundation
import TenFoot
import TenFootDisplay
import TenFootRaster
import Testing

/// Each rule on contrast and color with a scene that breaks it by one unit and one that passes by one.
@MainActor struct ColorRuleTests {
  private let judge: Judge

  init() throws { judge = try Judge() }

  private func text(_ color: Color, on ground: Color, size: CGFloat = 50) -> some View {
    judge.text("Hamburg", size).foregroundStyle(color).frame(
      maxWidth: .infinity, maxHeight: .infinity
    )
    .background(ground)
  }

  // WCAG's formula by hand: #767676 on white 4.542, #777777 4.478; #595959 7.005, #5A5A5A 6.897.
  @Test func `text has a contrast of 4.5, and better of 7`() throws {
    #expect(try judge.severities(of: "CON-TEXT") { text(gray(0x76), on: .white) } == [])
    #expect(try judge.severities(of: "CON-TEXT") { text(gray(0x77), on: .white) } == [.error])
    #expect(try judge.severities(of: "CON-TEXT-REC") { text(gray(0x59), on: .white) } == [])
    #expect(try judge.severities(of: "CON-TEXT-REC") { text(gray(0x5A), on: .white) } == [.warning])
    let found = try judge.findings(of: "CON-TEXT") { text(gray(0x77), on: .white) }
    #expect(abs((found.first?.measured?.value ?? 0) - 4.478) < 0.01)
  }

  // Large is 24 reference pixels of 1.278′, which are 54.9 points at 0.559′ a point; bold from 18.67
  // on, which are 42.7.
  @Test func `large text does with 4.5`() throws {
    #expect(
      try judge.severities(of: "CON-TEXT-REC") { text(gray(0x76), on: .white, size: 54) }
        == [.warning])
    #expect(
      try judge.severities(of: "CON-TEXT-REC") { text(gray(0x76), on: .white, size: 55) } == [])
    #expect(
      try judge.severities(of: "CON-TEXT-REC") { text(gray(0x77), on: .white, size: 55) }
        == [.warning])
    func bold(_ size: CGFloat) -> some View { text(gray(0x76), on: .white, size: size).bold() }
    #expect(try judge.severities(of: "CON-TEXT-REC") { bold(42) } == [.warning])
    #expect(try judge.severities(of: "CON-TEXT-REC") { bold(43) } == [])
  }

  @Test func `one bad corner behind a text is found in that corner`() throws {
    let found = try judge.findings(of: "CON-TEXT") {
      judge.text("a title over a picture", 90).foregroundStyle(.white)
        .frame(width: 1200, height: 200)
        .background {
          ZStack(alignment: .bottomTrailing) {
            LinearGradient(colors: [.black, gray(60)], startPoint: .top, endPoint: .bottom)
            gray(245).frame(width: 240, height: 140)
          }
        }
    }
    let finding = try #require(found.first)
    // The corner begins at 960 + 600 - 240; what is measured at once is about two letters wide.
    let rect = try #require(finding.rect)
    #expect(rect.maxX > 1320 && rect.minX > 1200 && rect.width < 160)
    #expect((finding.measured?.value ?? 9) < 1.3)
  }

  /// A picture as a camera gives it: no two pixels alike, dark but for the sun in a corner.
  private func photograph(width: Int, height: Int) throws -> Image {
    let bitmap = Bitmap(width: width, height: height, isOpaque: true) { bytes in
      var state: UInt64 = 2022
      func noise() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 40) / Double(1 << 24) - 0.5
      }
      for row in 0..<height {
        for column in 0..<width {
          // Clouds of two sizes on a dark sky, and a glow that falls off from the lower right corner.
          let (x, y) = (Double(column), Double(row))
          let clouds = sin(x / 37 + y / 23) * 8 + sin(x / 11 - y / 17) * 5
          let distance = hypot(x - Double(width), y - Double(height))
          let light = 36 + clouds + noise() * 14 + 215 * exp(-distance * distance / 16_000)
          let level = UInt8(min(max(light, 0), 255))
          let place = (row * width + column) * 4
          for channel in 0..<3 { bytes[place + channel] = level }
          bytes[place + 3] = 255
        }
      }
    }
    return Image(data: try bitmap.pngData())
  }

  @Test func `a title over a photograph with the sun in one corner is found in that corner`() throws
  {
    let photograph = try photograph(width: 1200, height: 200)
    func title(_ alignment: Alignment) -> some View {
      judge.text("Kick-off at nineteen", 90).foregroundStyle(.white).padding(20)
        .frame(width: 1200, height: 200, alignment: alignment).background { photograph }
    }
    // The dark side is noisy, and good.
    #expect(try judge.findings(of: "CON-TEXT") { title(.topLeading) } == [])
    let finding = try #require(try judge.findings(of: "CON-TEXT") { title(.bottomTrailing) }.first)
    // The picture's right edge is at 960 + 600; light of 120 and more, a contrast below 4.5, begins
    // some 130 points from the corner.
    let rect = try #require(finding.rect)
    #expect(rect.minX > 1380 && rect.maxX <= 1560 && rect.width < 160)
    #expect(rect.maxY > 580)
  }

  @Test func `a word that is drawn white on white is found whatever it declares`() throws {
    let found = try judge.findings(of: "CON-TEXT") {
      judge.text("ghost", 90).foregroundStyle(.red).brightness(1).frame(width: 800, height: 300)
        .background(.white)
    }
    #expect(found.map(\.message) == ["“ghost” can't be told from what lies behind it"])
  }

  @Test func `a gradient counts where it is nearest to the text`() throws {
    func title(_ end: Color) -> some View {
      judge.text("a wide title over a sky", 90).foregroundStyle(.white).padding(40)
        .background(
          LinearGradient(colors: [.black, end], startPoint: .leading, endPoint: .trailing))
    }
    #expect(try judge.severities(of: "CON-TEXT") { title(gray(90)) } == [])
    #expect(try judge.severities(of: "CON-TEXT") { title(gray(200)) } == [.error])
  }

  // #949494 on white 3.033, #959595 2.995.
  @Test func `signs have a contrast of 3`() throws {
    func sign(_ color: Color) -> some View {
      Circle().fill(color).frame(width: 60, height: 60)
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(.white)
    }
    #expect(try judge.severities(of: "CON-GFX") { sign(gray(0x94)) } == [])
    #expect(try judge.severities(of: "CON-GFX") { sign(gray(0x95)) } == [.error])
    #expect(
      try judge.severities(of: "CON-GFX") { sign(gray(0x95)).accessibilityHidden(true) } == [])
  }

  // On black: 144 has an L* of 59.79, 145 of 60.17; 94 of 39.90, 95 of 40.32.
  @Test func `lightness differs by 60 for text and 40 for signs`() throws {
    #expect(try judge.severities(of: "CON-DARK") { text(gray(144), on: .black) } == [.warning])
    #expect(try judge.severities(of: "CON-DARK") { text(gray(145), on: .black) } == [])
    func sign(_ color: Color) -> some View { Circle().fill(color).frame(width: 60, height: 60) }
    #expect(try judge.severities(of: "CON-DARK") { sign(gray(94)) } == [.warning])
    #expect(try judge.severities(of: "CON-DARK") { sign(gray(95)) } == [])
  }

  // 1 % of 1920 × 1080 are 144 × 144 pixels.
  @Test(arguments: [(144.0, 0), (145, 1)])
  func `one percent of the screen may be out of range`(width: Double, count: Int) throws {
    let found = try judge.findings(of: "COL-RANGE") {
      Color.white.frame(width: width, height: 144)
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(gray(16))
    }
    #expect(found.count == count)
  }

  @Test(arguments: [(16, 235, 0), (15, 235, 1), (16, 236, 1)])
  func `channels are 16 to 235`(dark: Int, bright: Int, count: Int) throws {
    let found = try judge.findings(of: "COL-RANGE") {
      gray(bright).frame(width: 400, height: 400)
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(gray(dark))
    }
    #expect(found.count == count)
  }

  // HSV saturation: (200 - 30) / 200 = 0.85, (200 - 29) / 200 = 0.855.
  @Test func `thin strokes are not saturated`() throws {
    func line(_ color: Color, _ width: CGFloat) -> some View {
      Rectangle().strokeBorder(color, lineWidth: width).frame(width: 300, height: 200)
    }
    #expect(try judge.severities(of: "COL-SAT") { line(rgb(200, 30, 30), 3) } == [])
    #expect(try judge.severities(of: "COL-SAT") { line(rgb(200, 29, 29), 3) } == [.warning])
    #expect(try judge.severities(of: "COL-SAT") { line(rgb(200, 29, 29), 4) } == [])
    #expect(
      try judge.severities(of: "COL-SAT") {
        judge.text("thin", 30).foregroundStyle(rgb(255, 0, 0))
      } == [.warning])
  }

  // After Machado's matrices, by hand: (200, 80, 60) and (110, 111, 50) differ by 9.51 at least, with
  // a green of 112 by 10.03, of 175 by 14.74, of 176 by 15.14.
  @Test(arguments: [
    (111, [Finding.Severity.error]), (112, [.warning]), (175, [.warning]), (176, []),
  ])
  func `like marks differ for color-blind viewers`(
    green: Int, expected: [Finding.Severity]
  ) throws {
    #expect(
      try judge.severities(of: "COL-CVD") { marks(rgb(200, 80, 60), rgb(110, green, 50)) }
        == expected)
  }

  // The pair of Okabe and Ito's set that protan eyes tell apart least differs by 20.7.
  @Test func `the colors of Okabe and Ito pass`() throws {
    #expect(
      try judge.severities(of: "COL-CVD") { marks(rgb(86, 180, 233), rgb(204, 121, 167)) } == [])
  }

  @Test func `a second cue lets any colors pass`() throws {
    let found = try judge.findings(of: "COL-CVD") {
      HStack {
        Circle().fill(rgb(200, 80, 60)).frame(width: 160, height: 160).overlay {
          judge.text("A", 60)
        }
        Circle().fill(rgb(110, 100, 50)).frame(width: 160, height: 160)
          .overlay { judge.text("B", 60) }
      }
    }
    #expect(found == [])
  }

  // The lightness of (200, 60, 60) is 46.76; of (60, 173, 220) by 19.77 more, of (60, 174, 220) by
  // 20.06.
  @Test func `marks that only hue tells apart are found`() throws {
    #expect(
      try judge.severities(of: "COL-ONLY") { marks(rgb(200, 60, 60), rgb(60, 173, 220)) }
        == [.warning])
    #expect(
      try judge.severities(of: "COL-ONLY") { marks(rgb(200, 60, 60), rgb(60, 174, 220)) } == [])
  }

  private func marks(_ one: Color, _ other: Color) -> some View {
    HStack {
      Circle().fill(one).frame(width: 80, height: 80)
      Circle().fill(other).frame(width: 80, height: 80)
    }
  }
}
