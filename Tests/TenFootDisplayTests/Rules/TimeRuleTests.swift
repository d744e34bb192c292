import Foundation
import TenFoot
import TenFootDisplay
import Testing

/// Each rule over time with a film that breaks it by one unit and one that passes by one.
@MainActor struct TimeRuleTests {
  private let judge: Judge
  /// A quarter of the pixels a side: the grid's cells are 10 pixels.
  private let screen = DisplayCanvas(pixelWidth: 480, pixelHeight: 270)

  init() throws { judge = try Judge() }

  private func severities(
    of rule: String, until end: Double? = nil, _ frames: [(time: Double, view: AnyView)]
  ) throws -> [Finding.Severity] {
    var film = Film()
    for (time, view) in frames {
      let composition = judge.renderer.compose(view, on: screen)
      film.append(composition, drawn: try judge.renderer.draw(composition), at: time)
    }
    film.end = end
    return film.findings().filter { $0.finding.rule == rule }.map(\.finding.severity)
  }

  private func said(_ string: String, for seconds: Double) -> [(time: Double, view: AnyView)] {
    [
      (0, AnyView(judge.text("before", 60))), (10, AnyView(judge.text(string, 60))),
      (10 + seconds, AnyView(judge.text("after", 60))),
    ]
  }

  // 1 + 0.4 × 4 = 2.6 s; one word needs 2 s at least.
  @Test(arguments: [
    ("one two three four", 2.6, 0), ("one two three four", 2.5, 1), ("one", 2.0, 0),
    ("one", 1.9, 1),
  ])
  func `text stays until it is read`(string: String, seconds: Double, count: Int) throws {
    let found = try severities(of: "TXT-HOLD", said(string, for: seconds))
    #expect(found == Array(repeating: .warning, count: count))
  }

  @Test(arguments: [(45, 0), (46, 1)])
  func `fifteen characters a second are read`(count: Int, expected: Int) throws {
    let string = String(repeating: "abcd ", count: 10).prefix(count - 1) + "e"
    let found = try severities(of: "TXT-RATE", said(String(string), for: 3))
    #expect(found == Array(repeating: .warning, count: expected))
  }

  @Test func `numbers that change are glanced at`() throws {
    #expect(try severities(of: "TXT-HOLD", said("12:01", for: 1)) == [])
  }

  /// Flashes of a number of the cells that the screen is divided in, 40 points a side.
  private func flashes(
    _ count: Int, every period: Double, _ color: Color = .white, columns: CGFloat = 20,
    rows: CGFloat = 12
  ) -> [(time: Double, view: AnyView)] {
    let dark = AnyView(Color.black.ignoresSafeArea())
    let light = AnyView(color.frame(width: columns * 40, height: rows * 40).at(400, 200))
    var frames: [(time: Double, view: AnyView)] = [(0, dark)]
    for index in 0..<count {
      let start = 1 + Double(index) * period
      frames += [(start, light), (start + period / 2, dark)]
    }
    return frames
  }

  @Test func `a screen flashes three times in a second and no more`() throws {
    // Four beginnings at 0, 0.3, 0.6 and 0.9 s.
    #expect(try severities(of: "FLASH-3", flashes(4, every: 0.3)) == [.error])
    #expect(try severities(of: "FLASH-3", flashes(4, every: 0.4)) == [])
  }

  @Test func `flashes begin 0.36 seconds apart`() throws {
    #expect(try severities(of: "FLASH-3", flashes(2, every: 0.35)) == [.error])
    #expect(try severities(of: "FLASH-3", flashes(2, every: 0.36)) == [])
  }

  @Test func `what flashes on less than 2.5 percent of the screen doesn't count`() throws {
    // 2.5 % are 32.4 of 1296 cells.
    #expect(try severities(of: "FLASH-3", flashes(5, every: 0.2, columns: 8, rows: 4)) == [])
    #expect(try severities(of: "FLASH-3", flashes(5, every: 0.2, columns: 11, rows: 3)) == [.error])
  }

  @Test func `a change below a tenth of luminance is no flash`() throws {
    // Gray 88 has a luminance of 0.098, 90 of 0.102.
    #expect(try severities(of: "FLASH-3", flashes(5, every: 0.2, gray(88))) == [])
    #expect(try severities(of: "FLASH-3", flashes(5, every: 0.2, gray(90))) == [.error])
  }

  // R/(R+G+B) in linear light: (255, 0, 0) has 1; (255, 130, 130) has 0.68.
  @Test func `saturated red flashes three times in a second and no more`() throws {
    #expect(try severities(of: "FLASH-RED", flashes(4, every: 0.3, rgb(255, 0, 0))) == [.error])
    #expect(try severities(of: "FLASH-RED", flashes(4, every: 0.4, rgb(255, 0, 0))) == [])
    #expect(try severities(of: "FLASH-RED", flashes(4, every: 0.3, rgb(255, 130, 130))) == [])
  }

  private func stripes(_ pairs: Int, height: CGFloat) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<pairs, id: \.self) { _ in
        Color.white.frame(width: 1200, height: height)
        Color.black.frame(width: 1200, height: height)
      }
    }
  }

  @Test func `five pairs of stripes may stand, six over a quarter of the screen not`() throws {
    #expect(try judge.severities(of: "PATTERN", on: screen) { stripes(5, height: 80) } == [])
    #expect(
      try judge.severities(of: "PATTERN", on: screen) { stripes(7, height: 60) } == [.warning])
    // Seven pairs over less than a quarter: 1200 × 280 of 1920 × 1080.
    #expect(try judge.severities(of: "PATTERN", on: screen) { stripes(7, height: 20) } == [])
  }

  @Test func `stripes may be seen for half a second`() throws {
    let bars = AnyView(stripes(7, height: 60))
    let plain = AnyView(Color.black)
    #expect(
      try severities(of: "PATTERN", [(0, plain), (1, bars), (1.5, plain), (3, plain)]) == [])
    #expect(
      try severities(of: "PATTERN", [(0, plain), (1, bars), (1.6, plain), (3, plain)])
        == [.warning])
  }

  @Test(arguments: [
    (300.0, [Finding.Severity]()), (301, [.info]), (600, [.info]), (601, [.warning]),
  ])
  func `what is bright moves within five minutes`(
    seconds: Double, expected: [Finding.Severity]
  ) throws {
    let logo = AnyView(Color.white.frame(width: 400, height: 200).at(400, 200))
    let frames = [(0.0, logo), (seconds / 2, logo), (seconds, AnyView(Color.black))]
    #expect(try severities(of: "BURN-IN", frames) == expected)
  }

  // 1 % of the screen are 20,736 points; 13 cells of 40 points are 20,800.
  @Test func `what is small doesn't burn in`() throws {
    func logo(_ cells: CGFloat) -> AnyView {
      AnyView(Color.white.frame(width: cells * 40, height: 40).at(400, 200))
    }
    func film(_ cells: CGFloat) -> [(time: Double, view: AnyView)] {
      [(0, logo(cells)), (400, AnyView(Color.black))]
    }
    #expect(try severities(of: "BURN-IN", film(12)) == [])
    #expect(try severities(of: "BURN-IN", film(13)) == [.info])
  }

  @Test func `an empty film has nothing to find`() {
    #expect(Film().findings() == [])
  }
}
