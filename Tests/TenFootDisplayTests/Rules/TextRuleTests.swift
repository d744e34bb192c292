import Foundation
import TenFoot
import TenFootDisplay
import Testing

/// Each rule on text with a scene that breaks it by one unit and one that passes by one.
@MainActor struct TextRuleTests {
  private let judge: Judge

  init() throws { judge = try Judge() }

  // Inter's capitals are 0.7273 of its size, its x 0.5455: 16′ are 28.6 points, 40 points of type.
  @Test(arguments: [
    ("TXT-CAP-MIN", 39.0, Finding.Severity.error), ("TXT-CAP-REC", 49, .warning),
    ("TXT-XH-MIN", 39, .error), ("TXT-FLOOR", 30, .error),
  ])
  func `letters are as high as the table says`(
    rule: String, broken: Double, severity: Finding.Severity
  ) throws {
    #expect(try judge.severities(of: rule) { judge.text(broken) } == [severity])
    #expect(try judge.severities(of: rule) { judge.text(broken + 1) } == [])
  }

  @Test func `a finding measures, says where and what passes`() throws {
    let found = try judge.findings(of: "TXT-CAP-MIN") {
      judge.text("Small", 20).accessibilityIdentifier("note", file: "Scenes/Note.swift", line: 7)
    }
    let finding = try #require(found.first)
    // 20 × 0.7273 × 0.559 = 8.13.
    let measured = try #require(finding.measured)
    #expect(abs(measured.value - 8.13) < 0.01)
    #expect(measured.unit == .arcMinutes)
    #expect(finding.required?.value == 16)
    #expect(finding.path.hasSuffix("#note/Text “Small”"))
    #expect(finding.hint == "a font of 40 points passes; it has 20")
    let rect = try #require(finding.rect)
    #expect(abs(rect.midX - 960) < 1 && abs(rect.midY - 540) < 10)
    // The font was set nearer to the text than its name.
    #expect(finding.place?.file.hasSuffix("Judge.swift") == true)
  }

  @Test func `a view that is scaled down is measured as it is seen`() throws {
    #expect(
      try judge.severities(of: "TXT-CAP-MIN") { judge.text(80).scaleEffect(0.49) } == [.error])
    #expect(try judge.severities(of: "TXT-CAP-MIN") { judge.text(80).scaleEffect(0.5) } == [])
  }

  @Test func `small capitals count where there are no small letters`() throws {
    #expect(try judge.severities(of: "TXT-XH-MIN") { judge.text("12 XY", 20) } == [])
  }

  @Test func `a viewer with half the acuity needs 1.4 times the size`() throws {
    var canvas = DisplayCanvas.fullHD
    canvas.viewing?.acuity = 0.5
    // 1.4 × 39.33 = 55.06.
    #expect(
      try judge.severities(of: "TXT-CAP-MIN", on: canvas) { judge.text(55) } == [.error])
    #expect(try judge.severities(of: "TXT-CAP-MIN", on: canvas) { judge.text(56) } == [])
  }

  // 48′ are 85.83 points, 118.02 points of type.
  @Test func `a score has capitals of 48 arc minutes`() throws {
    #expect(
      try judge.severities(of: "TXT-SCORE") { judge.text("3", 118).viewRole(.score) }
        == [.warning])
    #expect(try judge.severities(of: "TXT-SCORE") { judge.text("3", 119).viewRole(.score) } == [])
    #expect(try judge.severities(of: "TXT-SCORE") { judge.text("3", 60) } == [])
  }

  @Test(arguments: [
    (47.0, 400, [Finding.Severity.warning]), (47, 500, []), (48, 400, []), (48, 300, [.error]),
  ])
  func `small text is medium, and none is light`(
    size: Double, weight: Int, expected: [Finding.Severity]
  ) throws {
    let name: Font.Weight = weight >= 500 ? .medium : weight >= 400 ? .regular : .light
    #expect(try judge.severities(of: "TXT-WEIGHT") { judge.text(size, name) } == expected)
  }

  // fontTools: Inter's regular I is 248 of 2,816 units thick, its light one 186.7; 1.5′ are 2.682
  // points, which are 30.5 and 40.5 points of type.
  @Test(arguments: [
    (30.0, Font.Weight.regular, 1), (31, .regular, 0), (40, .light, 1), (41, .light, 0),
  ])
  func `stems take 1.5 arc minutes`(size: Double, weight: Font.Weight, count: Int) throws {
    let found = try judge.severities(of: "TXT-STROKE") { judge.text(size, weight) }
    #expect(found == Array(repeating: .warning, count: count))
  }

  @Test(arguments: [(40, [Finding.Severity]()), (41, [.warning]), (60, [.warning]), (61, [.error])])
  func `a line has 40 characters at most, and never over 60`(
    count: Int, expected: [Finding.Severity]
  ) throws {
    let string = String(repeating: "i", count: count)
    #expect(try judge.severities(of: "TXT-LINE") { judge.text(string, 50) } == expected)
  }

  // Noto Sans Mono is 0.6 ems wide: at 50 points 13 characters are 390 points.
  @Test func `a wrapped line has 13 characters at least`() throws {
    func lines(_ first: String) -> some View {
      Text(verbatim: "\(first) wwwwwwwwwwwww")
        .font(.system(size: 50, weight: .bold, design: .monospaced)).frame(width: 420)
    }
    #expect(try judge.severities(of: "TXT-LINE") { lines("aaaaaaaaaaaaa") } == [])
    #expect(try judge.severities(of: "TXT-LINE") { lines("aaaaaaaaaaaa") } == [.warning])
  }

  @Test(arguments: [(114.0, 1), (115, 0), (140, 0), (141, 1)])
  func `lines are 1.15 to 1.4 font sizes apart`(height: CGFloat, count: Int) throws {
    let found = try judge.severities(of: "TXT-LEAD") {
      judge.text("one\ntwo", 100).lineHeight(.exact(points: height))
    }
    #expect(found == Array(repeating: .warning, count: count))
  }

  // Inter's lines are 1.2102 ems apart: 121.02 points at 100.
  @Test func `space between lines counts as well`() throws {
    func lines(_ spacing: CGFloat) -> some View { judge.text("one\ntwo", 100).lineSpacing(spacing) }
    #expect(try judge.severities(of: "TXT-LEAD") { lines(19) } == [])
    #expect(try judge.severities(of: "TXT-LEAD") { lines(20) } == [.warning])
  }

  // What is short for names is scattered among words; a phrase in capitals stands in a row.
  @Test(arguments: [
    ("ONE TWO THREE", 0), ("ONE TWO THREE FOUR", 1), ("ONE TWO THREE FOUR o’clock", 1),
    ("Now: ONE TWO THREE", 0), ("ONE TWO and THREE FOUR", 0), ("ONE TWO 3 – THREE FOUR", 1),
    ("1 2 3 4", 0), ("ΕΝΑ ΔΥΟ ΤΡΙΑ ΤΕΣΣΕΡΑ", 1),
  ])
  func `three words in a row may stand in capitals`(string: String, count: Int) throws {
    let found = try judge.severities(of: "TXT-CAPS") { judge.text(string, 60) }
    #expect(found == Array(repeating: .info, count: count))
  }

  @Test func `no words stand in italics`() throws {
    #expect(try judge.severities(of: "TXT-CAPS") { judge.text("one", 60).italic() } == [.info])
  }

  // hb-shape with wght=500: 25,460 of 2,816 units, which are 542.47 points at 60.
  @Test(arguments: [(543.0, 0), (542, 1)])
  func `text is not shortened`(width: CGFloat, count: Int) throws {
    let found = try judge.severities(of: "TXT-CLIP") {
      judge.text("Wolfeschlegelstein", 60).lineLimit(1).frame(width: width)
    }
    #expect(found == Array(repeating: .error, count: count))
  }

  // At 88 points capitals are 64 high and stand 85.25 under the top of their line (Inter's ascent is
  // 0.96875 ems). 8 % of them may be cut, as the ink of single letters isn't known: 5.12 points.
  @Test(arguments: [(81.0, 0), (80, 1)])
  func `text is not cut off`(height: CGFloat, count: Int) throws {
    let found = try judge.severities(of: "TXT-CLIP") {
      judge.text("Half", 88).fixedSize().frame(height: height, alignment: .top).clipped()
        .at(400, 300)
    }
    #expect(found == Array(repeating: .error, count: count))
  }

  @Test func `text doesn't lie over text, unless a fill hides the lower one`() throws {
    #expect(
      try judge.severities(of: "TXT-OVERLAP") {
        ZStack {
          judge.text("under", 60)
          judge.text("over", 60).offset(x: 40)
        }
      } == [.error])
    #expect(
      try judge.severities(of: "TXT-OVERLAP") {
        ZStack {
          judge.text("under", 60)
          Color.blue.frame(width: 400, height: 200)
          judge.text("over", 60).offset(x: 40)
        }
      } == [])
    #expect(
      try judge.severities(of: "TXT-OVERLAP") {
        VStack(spacing: 0) {
          judge.text("above", 60)
          judge.text("below", 60)
        }
      } == [])
  }

  // Half of Inter's capitals at 100 points are 36.36 points; half a point is left to rounding.
  // At 55 points Inter's capitals are 40 high; a point may be shared where layout divides unevenly.
  @Test(arguments: [(39.0, 0), (38, 1)])
  func `text doesn't lie over text by two points`(offset: CGFloat, count: Int) throws {
    let found = try judge.severities(of: "TXT-OVERLAP") {
      ZStack {
        judge.text("H", 55)
        judge.text("H", 55).offset(y: offset)
      }
    }
    #expect(found == Array(repeating: .error, count: count))
  }

  @Test func `text keeps half its height from the edge of its card`() throws {
    func card(_ padding: CGFloat) -> some View {
      judge.text("H", 100).padding(.horizontal, padding).padding(.vertical, 40).background(.blue)
    }
    #expect(try judge.severities(of: "TXT-EDGE") { card(36) } == [])
    #expect(try judge.severities(of: "TXT-EDGE") { card(35) } == [.warning])
  }

  @Test func `missing and substituted characters are told of`() throws {
    #expect(try judge.severities(of: "missing-glyph") { judge.text("\u{4E2D}", 60) } == [.warning])
    #expect(
      try judge.severities(of: "font-substitution") { judge.text("\u{0E01}", 60) } == [.info])
    #expect(try judge.severities(of: "font-substitution") { judge.text("a", 60) } == [])
    func told(_ text: String) throws -> [String] {
      try judge.findings(of: "font-substitution") { judge.text(text, 60) }.map(\.message)
    }
    // The words as they are read, not their letters one by one.
    #expect(
      try told("Team \u{0645}\u{062D}\u{0645}\u{062F} \u{0639}\u{0645}\u{0631} 7") == [
        "“Noto Sans Arabic” draws “\u{0645}\u{062D}\u{0645}\u{062F} "
          + "\u{0639}\u{0645}\u{0631}”, which “Inter” hasn't"
      ])
    #expect(
      try told("\u{0E01} or \u{0E02}") == [
        "“Noto Sans Thai” draws “\u{0E01} … \u{0E02}”, which “Inter” hasn't"
      ])
    #expect(
      try told("\u{FB01}ne") == [
        "“\u{FB01}”, which “Inter” hasn't, is spelled out as “fi”"
      ])
    #expect(
      try judge.severities(of: "missing-family") {
        Text(verbatim: "a").font(.custom("Nowhere", size: 60))
      } == [.warning])
    #expect(
      try judge.severities(of: "missing-width") { judge.text("a", 60).fontWidth(.expanded) }
        == [.info])
    // Noto Sans Mono has no italics; Inter has.
    #expect(
      try judge.severities(of: "missing-italic") {
        Text(verbatim: "a").font(.system(size: 60, design: .monospaced)).italic()
      } == [.info])
    #expect(try judge.severities(of: "missing-italic") { judge.text("a", 60).italic() } == [])
    #expect(
      try judge.severities(of: "unreadable-image") { Image(data: Data("no".utf8)) } == [.warning])
  }
}
