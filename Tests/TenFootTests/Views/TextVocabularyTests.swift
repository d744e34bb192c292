import Foundation
import Testing

@testable import TenFoot

/// What each of a text's modifiers and initializers says to the stages behind it.
@MainActor struct TextVocabularyTests {
  private func content(_ view: some View, date: TimeInterval = 0) throws -> TextContent {
    var canvas = DisplayCanvas.fullHD
    canvas.date = Date(timeIntervalSinceReferenceDate: date)
    let nodes = compose(view, on: canvas, text: BlockTextEngine()).nodes
    return try #require(nodes.texts.first)
  }

  private func string(_ view: some View, date: TimeInterval = 0) throws -> String {
    try content(view, date: date).text.runs.map(\.text).joined()
      .replacingOccurrences(of: "\u{202F}", with: " ").replacingOccurrences(
        of: "\u{2009}", with: " ")
  }

  // Human Interface Guidelines, Typography, tvOS.
  @Test(arguments: [
    (Font.largeTitle, 91.0, 500), (.title, 76, 500), (.title2, 57, 500), (.title3, 48, 500),
    (.headline, 38, 500), (.subheadline, 38, 400), (.body, 29, 500), (.callout, 31, 500),
    (.caption, 25, 500), (.caption2, 23, 500),
  ])
  func `text styles have the sizes of a television`(font: Font, size: CGFloat, weight: Int) throws {
    let run = try content(Text("a").font(font).environment(\.typeScale, .tvOS)).text.runs[0]
    #expect(run.font.size == size)
    #expect(run.font.weight == weight)
  }

  @Test func `a text without a font is set in the body style`() throws {
    #expect(try content(Text("a").environment(\.typeScale, .tvOS)).text.runs[0].font.size == 29)
  }

  @Test func `limits of lines are kept in order`() throws {
    func limits(_ view: some View) throws -> [Int?] {
      let style = try content(view).style
      return [style.reservedLines, style.lineLimit]
    }
    let text = Text("a")
    #expect(try limits(text) == [0, nil])
    #expect(try limits(text.lineLimit(3)) == [0, 3])
    #expect(try limits(text.lineLimit(nil).lineLimit(3)) == [0, nil])
    #expect(try limits(text.lineLimit(0)) == [0, 1])
    #expect(try limits(text.lineLimit(2, reservesSpace: true)) == [2, 2])
    #expect(try limits(text.lineLimit(2, reservesSpace: false)) == [0, 2])
    #expect(try limits(text.lineLimit(2...4)) == [2, 4])
    #expect(try limits(text.lineLimit(2...)) == [2, nil])
    #expect(try limits(text.lineLimit(...4)) == [0, 4])
    #expect(try limits(text.lineLimit(-5 ... -3)) == [0, 1])
    #expect(try limits(text.lineLimit(.max, reservesSpace: true)) == [10_000, .max])
  }

  @Test func `the style of paragraphs is what modifiers ask for`() throws {
    func style(_ view: some View) throws -> ParagraphStyle { try content(view).style }
    let text = Text("a")
    #expect(try style(text.allowsTightening(true)).allowsTightening)
    #expect(try style(text.textWrap(.balanced)).isBalanced)
    #expect(try !style(text.textWrap(.greedy).textWrap(.balanced)).isBalanced)
    #expect(try style(text.lineSpacing(5)).lineSpacing == 5)
    #expect(try style(text.lineSpacing(-5)).lineSpacing == 0)
    #expect(try style(text.minimumScaleFactor(0.5)).minimumScaleFactor == 0.5)
    #expect(try style(text.minimumScaleFactor(-1)).minimumScaleFactor == 0.01)
    #expect(try style(text.minimumScaleFactor(.nan)).minimumScaleFactor == 1)
    #expect(try style(text.truncationMode(.head)).truncationMode == .head)
    #expect(try style(text.multilineTextAlignment(.trailing)).alignment == .trailing)
    let fitted = try content(text.fitText(in: 40...160))
    #expect(fitted.text.runs[0].font.size == 160)
    #expect(fitted.style.minimumScaleFactor == 0.25)
    #expect(fitted.style.scaleSteps == 160)
    #expect(fitted.style.isFitted && fitted.style.scaleGroup == nil)
    #expect(try style(text.fitText(in: 40...160, together: true)).scaleGroup == 0)
  }

  @Test func `letters are cased`() throws {
    #expect(try string(Text("Straße Ab").textCase(.uppercase)) == "STRASSE AB")
    #expect(try string(Text("ÀB").textCase(.lowercase)) == "àb")
    #expect(try string(Text("Ab").textCase(nil).textCase(.uppercase)) == "Ab")
    let turkish = Text("I").textCase(.lowercase).environment(\.locale, Locale(identifier: "tr"))
    #expect(try string(turkish) == "ı")
  }

  @Test func `values of any kind stand in a literal`() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let hour = start...start.addingTimeInterval(3_600)
    #expect(try string(Text("a \(1.5, specifier: "%.2f")")) == "a 1.50")
    #expect(try string(Text("a \(2.5)")) == "a 2.500000")
    #expect(try string(Text("a \(UInt8(7)) \(-1_234_567)")) == "a 7 -1,234,567")
    #expect(try string(Text("a \(Character("x"))")) == "a x")
    #expect(try string(Text("a \(start, style: .date)")) == "a January 1, 2001")
    #expect(try string(Text("a \(hour)")) == "a 12:00 – 1:00 AM")
    #expect(try string(Text(hour)) == "12:00 – 1:00 AM")
    #expect(try string(Text(DateInterval(start: start, duration: 3_600))) == "12:00 – 1:00 AM")
    #expect(try string(Text("a \(timerInterval: hour, countsDown: false)"), date: 61) == "a 1:01")
    #expect(try string(Text("a \(AttributedString("b"))")) == "a b")
    let style = Date.FormatStyle(date: .numeric, time: .omitted).attributedStyle
    #expect(try string(Text(start, format: style)) == "1/1/2001")
    #expect(try string(Text("a \(start, format: style)")) == "a 1/1/2001")
  }

  @Test func `digits of a clock have one width even where fonts have not`() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    for text in [
      Text(start, style: .timer), Text(timerInterval: start...start.addingTimeInterval(90)),
    ] {
      #expect(try content(text).text.runs[0].font.hasMonospacedDigits)
    }
    #expect(try !content(Text(start, style: .date)).text.runs[0].font.hasMonospacedDigits)
  }

  @Test func `a clock is written in the digits of its locale`() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let text = Text(timerInterval: start...start.addingTimeInterval(90))
    #expect(try string(text.environment(\.locale, Locale(identifier: "ar_EG"))) == "١:٣٠")
  }

  @Test func `a finding tells of italics and widths that a family lacks`() {
    struct Lacking: TextEngine {
      nonisolated func shape(_ text: StyledText) -> ShapedText {
        let known = BlockTextEngine().shape(text)
        return ShapedText(
          glyphs: known.glyphs, clusters: known.clusters, runs: known.runs, baseLevel: 0,
          metrics: known.metrics, issues: [.missingItalic("Club"), .missingWidth("Club")])
      }
    }
    let findings = compose(Text("a"), on: .fullHD, text: Lacking()).findings
    #expect(findings.map(\.rule) == ["missing-width", "missing-italic"])
    #expect(findings.allSatisfy { $0.message.contains("“Club”") && $0.severity == .info })
    #expect(findings.allSatisfy { $0.hint?.isEmpty == false && $0.rect != nil })
  }
}
