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
    of rule: String, _ frames: [(time: Double, view: AnyView)]
  ) throws -> [Finding.Severity] {
    try findings(of: rule, frames).map(\.severity)
  }

  private func findings(
    of rule: String, _ frames: [(time: Double, view: AnyView)]
  ) throws -> [Finding] {
    var film = Film()
    for (time, view) in frames {
      let composition = judge.renderer.compose(view, on: screen)
      film.append(composition, drawn: try judge.renderer.draw(composition), at: time)
    }
    return film.findings().map(\.finding).filter { $0.rule == rule }
  }

  private func said(_ string: String, for seconds: Double) -> [(time: Double, view: AnyView)] {
    [
      (0, AnyView(judge.text("before", 60))), (10, AnyView(judge.text(string, 60))),
      (10 + seconds, AnyView(judge.text("after", 60))),
    ]
  }

  // 1 + 0.4 × 4 = 2.6 s; one word needs 2 s at least. Sixty frames a second.
  @Test(arguments: [
    ("one two three four", 156, 0), ("one two three four", 155, 1), ("one", 120, 0),
    ("one", 119, 1),
  ])
  func `text stays until it is read`(string: String, frames: Int, count: Int) throws {
    let found = try severities(of: "TXT-HOLD", said(string, for: Double(frames) / 60))
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
    _ count: Int, every period: Double, _ color: Color = .white, over ground: Color = .black,
    columns: CGFloat = 20, rows: CGFloat = 12
  ) -> [(time: Double, view: AnyView)] {
    let dark = AnyView(ground.ignoresSafeArea())
    let light = AnyView(
      color.frame(width: columns * 40, height: rows * 40).at(400, 200)
        .background(ground.ignoresSafeArea()))
    var frames: [(time: Double, view: AnyView)] = [(0, dark)]
    for index in 0..<count {
      let start = 1 + Double(index) * period
      frames += [(start, light), (start + period / 2, dark)]
    }
    return frames
  }

  // Four beginnings: every 19 frames at 0, 19, 38 and 57 of 60, every 20 the last in the next second.
  // That is still too fast, but for the other reason: then the distance is what is measured.
  @Test(arguments: [(19.0, 4.0), (20, 3)])
  func `a screen flashes three times in a second and no more`(
    frames: Double, measured: Double
  ) throws {
    let found = try findings(of: "FLASH-3", flashes(4, every: frames / 60))
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.measured?.value == measured)
  }

  @Test(arguments: [(0.36, 0), (0.35, 1)])
  func `flashes begin 0.36 seconds apart`(period: Double, count: Int) throws {
    #expect(try severities(of: "FLASH-3", flashes(2, every: period)).count == count)
  }

  @Test func `what flashes on less than 2.5 percent of the screen doesn't count`() throws {
    // 2.5 % are 32.4 of 1296 cells.
    #expect(try severities(of: "FLASH-3", flashes(5, every: 0.2, columns: 8, rows: 4)) == [])
    #expect(try severities(of: "FLASH-3", flashes(5, every: 0.2, columns: 11, rows: 3)) == [.error])
  }

  // Gray 89 has a relative luminance of 0.0999, 90 of 0.1022.
  @Test func `a change below a tenth of luminance is no flash`() throws {
    #expect(try severities(of: "FLASH-3", flashes(5, every: 0.2, gray(89))) == [])
    #expect(try severities(of: "FLASH-3", flashes(5, every: 0.2, gray(90))) == [.error])
  }

  // Gray 231 has a relative luminance of 0.799, 232 of 0.807; white is 0.2 lighter.
  @Test(arguments: [(231, 1), (232, 0)])
  func `between two bright states nothing flashes`(level: Int, count: Int) throws {
    let found = try severities(of: "FLASH-3", flashes(5, every: 0.2, over: gray(level)))
    #expect(found.count == count)
  }

  // Grays 155 and 183 have luminances of 0.328 and 0.474; 170 is between them, with 0.402.
  @Test func `a flash is one wherever the film begins`() throws {
    func film(from first: Int) -> [(time: Double, view: AnyView)] {
      [(0, AnyView(gray(first).ignoresSafeArea()))]
        + (1...20).map { index in
          let level = index.isMultiple(of: 2) ? 155 : 183
          return (1 + Double(index) * 0.1, AnyView(gray(level).ignoresSafeArea()))
        }
    }
    #expect(try severities(of: "FLASH-3", film(from: 155)) == [.error])
    #expect(try severities(of: "FLASH-3", film(from: 170)) == [.error])
  }

  // It gets light every 0.375 seconds, which is slow enough, and dark at once or in two steps.
  @Test(arguments: [[0], [188, 0], [220, 188, 0]])
  func `what fades flashes no oftener`(levels: [Int]) throws {
    var frames = [(time: 0.0, view: AnyView(Color.black.ignoresSafeArea()))]
    for index in 0..<6 {
      let start = 1 + Double(index) * 0.375
      frames.append((start, AnyView(Color.white.ignoresSafeArea())))
      for (step, level) in levels.enumerated() {
        frames.append(
          (start + 0.1 * Double(step + 1), AnyView(gray(level).ignoresSafeArea())))
      }
    }
    #expect(try severities(of: "FLASH-3", frames) == [])
  }

  @Test(arguments: [(19.0, 1), (20, 0)])
  func `saturated red flashes three times in a second and no more`(
    frames: Double, count: Int
  ) throws {
    let found = try severities(of: "FLASH-RED", flashes(4, every: frames / 60, rgb(255, 0, 0)))
    #expect(found == Array(repeating: .error, count: count))
  }

  // R/(R+G+B) in linear light: (255, 99, 99) has 0.8003, (255, 100, 100) 0.797. Their u′ is 0.342,
  // which is 0.2 from green's 0.125 and not from white's.
  @Test(arguments: [(99, 1), (100, 0)])
  func `red is saturated from four fifths on`(level: Int, count: Int) throws {
    let found = try severities(
      of: "FLASH-RED", flashes(4, every: 0.3, rgb(255, level, level), over: rgb(0, 255, 0)))
    #expect(found.count == count)
  }

  // Red has u′v′ of 0.451, 0.523; magenta 0.305, 0.330, which is 0.24 away and mostly along v′; orange
  // with a linear green of 0.216 has 0.320, 0.539, 0.13 away.
  @Test(arguments: [(0, 255, 1), (128, 0, 0)])
  func `chromaticity changes by 0.2 in a flash of red`(green: Int, blue: Int, count: Int) throws {
    let found = try severities(
      of: "FLASH-RED", flashes(4, every: 0.3, rgb(255, 0, 0), over: rgb(255, green, blue)))
    #expect(found.count == count)
  }

  // 2.5 % are 32.4 of 1296 cells.
  @Test(arguments: [(8.0, 4.0, 0), (11, 3, 1)])
  func `red that flashes on less than 2.5 percent of the screen doesn't count`(
    columns: CGFloat, rows: CGFloat, count: Int
  ) throws {
    let film = flashes(5, every: 0.2, rgb(255, 0, 0), columns: columns, rows: rows)
    #expect(try severities(of: "FLASH-RED", film).count == count)
  }

  private func stripes(_ pairs: Int, height: CGFloat) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<pairs, id: \.self) { _ in
        Color.white.frame(width: 1200, height: height)
        Color.black.frame(width: 1200, height: height)
      }
    }
  }

  // White and black in turn on black: between five white stripes are four black ones.
  @Test(arguments: [(5, 0), (6, 1)])
  func `five pairs of stripes may stand, six over a quarter of the screen not`(
    pairs: Int, count: Int
  ) throws {
    let found = try judge.severities(of: "PATTERN", on: screen) { stripes(pairs, height: 60) }
    #expect(found == Array(repeating: .warning, count: count))
  }

  // 1,200 points are 10 of the 16 columns that are looked at; eleven stripes of 36 points are 396 of
  // 1,080 high, and with the columns 0.229 of the screen; of 40 points 0.255. A point a stripe more or
  // less can't be drawn in pixels of four.
  @Test(arguments: [(36.0, 0), (40, 1)])
  func `stripes may cover a quarter of the screen`(height: CGFloat, count: Int) throws {
    let found = try judge.severities(of: "PATTERN", on: screen) { stripes(6, height: height) }
    #expect(found == Array(repeating: .warning, count: count))
  }

  @Test(arguments: [(30.0, 0), (31, 1)])
  func `stripes may be seen for half a second`(frames: Double, count: Int) throws {
    let bars = AnyView(stripes(7, height: 60))
    let plain = AnyView(Color.black)
    let found = try severities(
      of: "PATTERN", [(0, plain), (1, bars), (1 + frames / 60, plain), (3, plain)])
    #expect(found == Array(repeating: .warning, count: count))
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

  // Gray 198 has an L* of 79.88, 199 of 80.24.
  @Test(arguments: [(198, 0), (199, 1)])
  func `what is darker than L* 80 doesn't burn in`(level: Int, count: Int) throws {
    let logo = AnyView(gray(level).frame(width: 400, height: 200).at(400, 200))
    #expect(try severities(of: "BURN-IN", [(0, logo), (400, AnyView(Color.black))]).count == count)
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

  // 20,000 points are a hundredth of the screen; the second card holds for 400 s only.
  @Test func `what burns in longest says how bad it is`() throws {
    func frame(_ hasSecond: Bool) -> AnyView {
      AnyView(
        ZStack {
          Color.white.frame(width: 400, height: 200).at(400, 200)
          if hasSecond { Color.white.frame(width: 400, height: 200).at(1000, 600) }
        })
    }
    let film = [(0.0, frame(true)), (400, frame(false)), (1200, AnyView(Color.black))]
    let found = try findings(of: "BURN-IN", film)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.measured?.value == 1200)
  }

  @Test func `an author's exceptions and levels hold over time`() throws {
    func film(_ change: (AnyView) -> AnyView) -> [(time: Double, view: AnyView)] {
      said("one two three four", for: 1).map { ($0.time, change($0.view)) }
        + flashes(5, every: 0.2).map { (20 + $0.time, change($0.view)) }
    }
    func found(_ rule: String, _ change: (AnyView) -> AnyView) throws -> [Finding] {
      try findings(of: rule, film(change))
    }
    for rule in ["TXT-HOLD", "FLASH-3"] {
      #expect(try found(rule) { $0 }.allSatisfy { $0.exception == nil && $0.severity != .info })
      let off = try found(rule) { AnyView($0.rule(rule, .off, reason: "a test picture")) }
      #expect(off.map(\.exception) == Array(repeating: "a test picture", count: off.count))
      let info = try found(rule) { AnyView($0.rule(rule, .info, reason: "a test picture")) }
      #expect(info.map(\.severity) == Array(repeating: .info, count: info.count))
      #expect(!off.isEmpty && off.count == info.count)
    }
  }

  @Test func `a text that moves to another row is still there`() throws {
    func frame(_ names: [String]) -> AnyView {
      AnyView(VStack { ForEach(names, id: \.self) { judge.text($0, 60) } })
    }
    let names = ["Anna Berg", "Ben Carter"]
    let swaps = (0..<6).map { index in
      (Double(index), frame(index.isMultiple(of: 2) ? names : names.reversed()))
    }
    #expect(try severities(of: "TXT-HOLD", swaps + [(6, frame([]))]) == [])
    #expect(
      try severities(of: "TXT-HOLD", [(0, frame(names)), (1, frame([]))])
        == [.warning, .warning])
  }

  @Test func `a score with letters is glanced at too`() throws {
    let score = judge.text("Home 3", 130).viewRole(.score)
    let film = [(0.0, AnyView(score)), (1, AnyView(judge.text("after", 60)))]
    #expect(try severities(of: "TXT-HOLD", film) == [])
  }

  // Two words need 2 s; without an end the last frame may stay.
  @Test(arguments: [(Double?.none, 0), (2, 0), (1.9, 1)])
  func `the last frame is seen until the film ends`(end: Double?, count: Int) throws {
    var film = Film()
    film.append(judge.renderer.compose(judge.text("two words", 60), on: screen), drawn: nil, at: 0)
    film.end = end
    #expect(film.findings().filter { $0.finding.rule == "TXT-HOLD" }.count == count)
  }

  @Test func `an empty film has nothing to find`() {
    #expect(Film().findings() == [])
  }
}
