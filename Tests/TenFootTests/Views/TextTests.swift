import Foundation
import Testing

@testable import TenFoot

@MainActor
struct TextTests {
  private func content(_ view: some View, date: TimeInterval = 0) throws -> TextContent {
    var canvas = DisplayCanvas.fullHD
    canvas.date = Date(timeIntervalSinceReferenceDate: date)
    let nodes = compose(view, on: canvas, text: BlockTextEngine()).nodes
    return try #require(nodes.texts.first)
  }

  private func string(_ view: some View, date: TimeInterval = 0) throws -> String {
    // Dates stand apart from AM and PM by a narrow space.
    try content(view, date: date).text.runs.map(\.text).joined()
      .replacingOccurrences(of: "\u{202F}", with: " ")
  }

  // MARK: Runs

  @Test func `joined texts keep their own styles and share those around them`() throws {
    let text = (Text("a").bold() + Text("b").italic() + Text("c")).font(.system(size: 40))
    let runs = try content(text).text.runs
    #expect(runs.map(\.text) == ["a", "b", "c"])
    #expect(runs.map(\.font.weight) == [700, 400, 400])
    #expect(runs.map(\.font.isItalic) == [false, true, false])
    #expect(runs.map(\.font.size) == [40, 40, 40])
  }

  @Test func `neighbors of one style are one run`() throws {
    let score = 12_345
    #expect(
      try content(Text("Score \(score) of \("Ana")")).text.runs.map(\.text) == [
        "Score 12,345 of Ana"
      ])
    #expect(try content(Text("a") + Text("b")).text.runs.count == 1)
  }

  @Test func `a run has its own color`() throws {
    let text = Text("a\(Text("b").foregroundStyle(.red))c").foregroundStyle(.white)
    let content = try content(text)
    #expect(content.text.runs.map(\.text) == ["a", "b", "c"])
    #expect(content.runPaints.count == 3)
    #expect(content.runPaints[0] == content.runPaints[2])
    #expect(content.runPaints[0] != content.runPaints[1])
  }

  @Test func `modifiers of views set what texts leave open`() throws {
    let view = VStack { Text("a").kerning(3) + Text("b") }
      .kerning(5).baselineOffset(2).textCase(.uppercase).fontDesign(.serif).textScale(.secondary)
      .font(.system(size: 50))
    let runs = try content(view).text.runs
    #expect(runs.map(\.text) == ["A", "B"])
    #expect(runs.map(\.kerning) == [3, 5])
    #expect(runs.map(\.baselineOffset) == [2, 2])
    #expect(runs.map(\.font.family) == [.system(.serif), .system(.serif)])
    #expect(runs.map(\.font.size) == [40, 40])
  }

  @Test func `tracking wins over kerning`() throws {
    let run = try content(Text("a").kerning(3).tracking(4)).text.runs[0]
    #expect(run.tracking == 4)
    #expect(run.kerning == 0)
  }

  @Test func `small capitals are smaller capitals`() throws {
    let runs = try content(Text("Ana B").font(.system(size: 40).smallCaps().lowercaseSmallCaps()))
      .text.runs
    #expect(runs.map(\.text) == ["ANA", " ", "B"])
    let lower = try content(Text("Ana").font(.system(size: 40).lowercaseSmallCaps())).text.runs
    #expect(lower.map(\.text) == ["A", "NA"])
    #expect(lower.map(\.font.size) == [40, 30])
  }

  @Test func `letters are cased by the rules of the language`() throws {
    let view = Text("istanbul").textCase(.uppercase)
    #expect(try string(view) == "ISTANBUL")
    #expect(try string(view.environment(\.locale, Locale(identifier: "tr"))) == "İSTANBUL")
  }

  @Test func `an empty text is as high as a line`() {
    let probe = LayoutProbe(
      Text("").font(.system(size: 10)), canvas: .fullHD, text: BlockTextEngine())
    #expect(probe.size(proposing: .unspecified) == CGSize(width: 0, height: 10))
  }

  @Test func `a raised text makes its line higher`() {
    let view = (Text("a") + Text("b").baselineOffset(4)).font(.system(size: 10))
    let probe = LayoutProbe(view, canvas: .fullHD, text: BlockTextEngine())
    #expect(probe.size(proposing: .unspecified) == CGSize(width: 20, height: 14))
  }

  @Test func `attributes of a string are those of its runs`() throws {
    var string = AttributedString("ab")
    let start = string.startIndex
    let middle = string.index(afterCharacter: start)
    string[start..<middle].font = .system(size: 20)
    string[start..<middle].foregroundColor = .red
    string[middle...].underlineStyle = .single
    string[middle...].swiftUI.kern = 3
    let content = try content(Text(string))
    #expect(content.text.runs.map(\.text) == ["a", "b"])
    #expect(content.text.runs[0].font.size == 20)
    #expect(content.text.runs[1].kerning == 3)
    #expect(content.runPaints.count == 2)
    #expect(content.decorations.map { $0.underline != nil } == [false, true])
  }

  // MARK: Fitting

  @Test func `texts fitted together take the size of the longest`() {
    let view = VStack {
      Text("aa").frame(width: 100, height: 100)
      Text("aaaa").frame(width: 100, height: 100)
    }
    func scales(together: Bool) -> [CGFloat] {
      compose(
        view.fitText(in: 5...40, together: together), on: .fullHD, text: BlockTextEngine()
      ).layout.lines.map(\.scale)
    }
    // Letters as wide as their size: 40 points for two in a hundred, 25 for four.
    #expect(scales(together: false) == [1, 25.0 / 40])
    #expect(scales(together: true) == [25.0 / 40, 25.0 / 40])
  }

  // MARK: Markdown

  @Test func `markdown of a literal is emphasis, that of a value is not`() throws {
    let name = "*Ana*"
    let content = try content(Text("**\(name)** won _once_ ~~or~~ `2`"))
    #expect(content.text.runs.map(\.text) == ["*Ana*", " won ", "once", " ", "or", " ", "2"])
    #expect(content.text.runs.map(\.font.weight) == [700, 500, 500, 500, 500, 500, 500])
    #expect(content.text.runs[2].font.isItalic)
    #expect(content.decorations[4].strikethrough != nil)
    #expect(content.text.runs[6].font.family == .system(.monospaced))
    #expect(try string(Text("**a** b")) == "a b")
    #expect(try string(Text(verbatim: "**a**")) == "**a**")
    #expect(try string(Text(name)) == "*Ana*")
  }

  // MARK: Values

  @Test func `values are written in the locale of the environment`() throws {
    let view = Text(1234.5, format: .number)
    #expect(try string(view) == "1,234.5")
    #expect(try string(view.environment(\.locale, Locale(identifier: "de_DE"))) == "1.234,5")
    #expect(
      try string(
        Text("\(0.25, format: .percent)").environment(\.locale, Locale(identifier: "de_DE")))
        == "25\u{A0}%")
  }

  // The examples of Apple's documentation of Text.DateStyle.
  @Test(arguments: [
    (Text.DateStyle.timer, 152.0, "2:32"), (.timer, 133_141, "36:59:01"), (.timer, -152, "2:32"),
    (.relative, 8_580, "2 hours, 23 minutes"), (.offset, 7_200, "+2 hours"),
    (.offset, -7_200, "-2 hours"), (.time, 84_180, "11:23 PM"), (.date, 0, "January 1, 2001"),
  ])
  func `a date is written as of the time shown`(
    style: Text.DateStyle, date: TimeInterval, expected: String
  ) throws {
    #expect(try string(Text(Date(timeIntervalSinceReferenceDate: date), style: style)) == expected)
  }

  @Test func `the time of day is that of the time zone`() throws {
    let view = Text(Date(timeIntervalSinceReferenceDate: 84_180), style: .time)
      .environment(\.timeZone, TimeZone(secondsFromGMT: 3_600) ?? .gmt)
    #expect(try string(view) == "12:23 AM")
  }

  @Test(arguments: [
    (-5.0, "1:30"), (0, "1:30"), (0.5, "1:30"), (1, "1:29"), (89.5, "0:01"), (90, "0:00"),
    (100, "0:00"),
  ])
  func `a countdown is a function of time`(date: TimeInterval, expected: String) throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let view = Text(timerInterval: start...start.addingTimeInterval(90))
    #expect(try string(view, date: date) == expected)
    #expect(try content(view, date: date).text.runs[0].font.hasMonospacedDigits)
  }

  @Test func `a clock can count up, stand still, and do without hours`() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let day = start...start.addingTimeInterval(86_400)
    #expect(try string(Text(timerInterval: day, countsDown: false), date: 3_661.9) == "1:01:01")
    #expect(
      try string(Text(timerInterval: day, countsDown: false, showsHours: false), date: 3_661)
        == "61:01")
    let paused = Text(
      timerInterval: day, pauseTime: start.addingTimeInterval(10), countsDown: false)
    #expect(try string(paused, date: 500) == "0:10")
  }
}
