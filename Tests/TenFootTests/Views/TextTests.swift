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

  @Test func `bold gives way to no bold, and a weight is what is left`() throws {
    func weights(_ view: some View) throws -> [Int] {
      try content(view.font(.system(size: 20))).text.runs.map(\.font.weight)
    }
    #expect(try weights(Text("a").bold()) == [700])
    #expect(try weights(Text("a").bold().bold(false)) == [400])
    #expect(try weights(VStack { Text("a").bold(false) }.bold()) == [400])
    #expect(try weights(VStack { Text("a").bold(false) }.fontWeight(.heavy)) == [800])
    #expect(try weights(VStack { Text("a") }.bold(false).bold()) == [400])
    #expect(try weights(VStack { Text("a").fontWeight(.light) }.bold()) == [300])
    #expect(try weights(VStack { Text("a").fontWeight(nil) }.bold()) == [700])
    #expect(try weights(VStack { Text("a").bold() }.fontWeight(.light)) == [700])
    #expect(try weights(Text("a **b**").fontWeight(.light)) == [300, 700])
    let heavy = Text("a").font(.system(size: 20, weight: .heavy))
    #expect(try weights(heavy.bold(false)) == [800])
  }

  @Test func `italics give way to none`() throws {
    func isItalic(_ view: some View) throws -> Bool {
      try content(view).text.runs[0].font.isItalic
    }
    #expect(try isItalic(Text("a").italic()))
    #expect(try !isItalic(Text("a").italic().italic(false)))
    #expect(try !isItalic(VStack { Text("a").italic(false) }.italic()))
    #expect(try isItalic(VStack { Text("a") }.italic()))
  }

  @Test func `fonts say what their modifiers ask for`() throws {
    func font(_ font: Font) throws -> FontDescriptor {
      try content(Text("1").font(font)).text.runs[0].font
    }
    #expect(try font(.body.leading(.tight)).leading == .tight)
    #expect(try font(.body.monospacedDigit()).hasMonospacedDigits)
    #expect(try font(.body.monospaced()).family == .system(.monospaced))
    #expect(try font(.body.width(.condensed)).widthPercent == 75)
    #expect(try font(.custom("Club", size: 33)).family == .named("Club"))
    #expect(try font(.system(size: 20, design: .serif)).family == .system(.serif))
    #expect(
      try content(VStack { Text("1") }.monospacedDigit()).text.runs[0].font.hasMonospacedDigits)
    #expect(
      try content(VStack { Text("1") }.fontWidth(.expanded)).text.runs[0].font.width == .expanded)
    #expect(
      try content(VStack { Text("1") }.monospaced()).text.runs[0].font.family
        == .system(.monospaced))
    #expect(try content(Text("1").monospaced(false)).text.runs[0].font.family == .system(.default))
  }

  @Test(arguments: [
    (Font.Width.compressed, 50), (.condensed, 75), (.standard, 100), (.expanded, 125),
    (Font.Width(9), 200), (Font.Width(-9), 50), (Font.Width(.nan), 100),
  ])
  func `widths are those of OpenType's names`(width: Font.Width, percent: Int) {
    var font = FontDescriptor(size: 10)
    font.width = width
    #expect(font.widthPercent == percent)
  }

  @Test func `texts and keys go from one task to another`() async {
    let text = Text("a \(1.5, format: .number)") + Text(Date.now, style: .timer)
    let key: LocalizedStringKey = "b \(text)"
    let (same, other) = await Task.detached { (text, key) }.value
    #expect(same == text)
    #expect(other == key)
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
    let smaller: CGFloat = 25 / 40
    #expect(scales(together: false) == [1, smaller])
    #expect(scales(together: true) == [smaller, smaller])
  }

  // MARK: Lines

  @Test func `lines stand as far apart as asked`() {
    func height(_ height: AttributedString.LineHeight?, _ text: String = "a\nb\nc") -> CGFloat {
      let view = Text(verbatim: text).font(.system(size: 10)).lineHeight(height)
      return LayoutProbe(view, canvas: .fullHD, text: BlockTextEngine())
        .size(proposing: .unspecified).height
    }
    #expect(height(nil) == 30)
    #expect(height(.variable) == 30)
    #expect(height(.exact(points: 18)) == 54)
    #expect(height(.multiple(factor: 1.5)) == 45)
    #expect(height(.leading(increase: 4)) == 42)
    #expect(height(.tight) == 30)
    #expect(height(.loose) == 45)
    #expect(height(.normal) == 36)
    #expect(height(.exact(points: 18), "") == 18)
    for bad in [-1, CGFloat.nan, .infinity] { #expect(height(.exact(points: bad)) >= 0) }
    let room = Text("a").font(.system(size: 10)).lineHeight(.exact(points: 18))
      .lineLimit(3, reservesSpace: true)
    let probe = LayoutProbe(room, canvas: .fullHD, text: BlockTextEngine())
    #expect(probe.size(proposing: .unspecified).height == 54)
  }

  @Test func `an attributed string has a line height for each paragraph`() {
    func height(_ view: some View) -> CGFloat {
      LayoutProbe(view.font(.system(size: 10)), canvas: .fullHD, text: BlockTextEngine())
        .size(proposing: .unspecified).height
    }
    var string = AttributedString("one\ntwo")
    string.lineHeight = .exact(points: 18)
    #expect(height(Text(string)) == 36)
    // The view's own height counts where a paragraph says nothing.
    #expect(height(Text(string).lineHeight(.exact(points: 50))) == 36)
    let loose = string + AttributedString("\nthree")
    #expect(height(Text(loose)) == 46)
    #expect(height(Text(loose).lineHeight(.exact(points: 14))) == 50)
  }

  @Test func `what a line is higher is shared by its top and its bottom`() {
    let view = Text("a").font(.system(size: 10)).lineHeight(.exact(points: 18))
    let lines = compose(view, on: .fullHD, text: BlockTextEngine()).layout.lines[0]
    // The ascent of eight points, and half of the eight points more.
    #expect(lines.lines[0].baseline == 12)
  }

  @Test func `the wanted size of text is there to read and changes none`() throws {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) var size
      var body: some View {
        Text(verbatim: "\(size)").font(.headline).environment(\.typeScale, .tvOS)
      }
    }
    func text(_ view: some View) throws -> String {
      let content = try self.content(view)
      return "\(content.text.runs[0].text) \(content.text.runs[0].font.size)"
    }
    #expect(try text(Reader()) == "large 38.0")
    #expect(try text(Reader().dynamicTypeSize(.accessibility2)) == "accessibility2 38.0")
    #expect(try text(Reader().dynamicTypeSize(...(.medium))) == "medium 38.0")
    #expect(try text(Reader().dynamicTypeSize((.xLarge)...)) == "xLarge 38.0")
    #expect(try text(Reader().dynamicTypeSize(.small ... .xxLarge)) == "large 38.0")
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  @Test func `lines stand where the alignment says`() {
    func x(_ alignment: TextAlignment) -> [CGFloat] {
      let view = Text(verbatim: "aaaa\nbb").font(.system(size: 10))
        .multilineTextAlignment(alignment)
      return compose(view, on: .fullHD, text: BlockTextEngine()).layout.lines[0].lines.map(\.x)
    }
    #expect(x(.leading) == [0, 0])
    #expect(x(.center) == [0, 10])
    #expect(x(.trailing) == [0, 20])
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

  // The examples of Apple's documentation of Text.DateStyle. A unit that isn't full isn't told.
  @Test(arguments: [
    (Text.DateStyle.timer, 152.0, "2:32"), (.timer, 133_141, "36:59:01"), (.timer, -152, "2:32"),
    (.relative, 8_580, "2 hours, 23 minutes"), (.offset, 7_200, "+2 hours"),
    (.offset, -7_200, "-2 hours"), (.offset, 3_599, "+59 minutes"), (.offset, 86_399, "+23 hours"),
    (.relative, 7_199, "1 hour, 59 minutes"), (.time, 84_180, "11:23 PM"),
    (.date, 0, "January 1, 2001"),
  ])
  func `a date is written as of the time shown`(
    style: Text.DateStyle, date: TimeInterval, expected: String
  ) throws {
    #expect(try string(Text(Date(timeIntervalSinceReferenceDate: date), style: style)) == expected)
  }

  // Worked out with a calendar: from 1 January 2001, which is no leap year.
  @Test(arguments: [
    (31.0, "1 month", "+1 month"), (45, "1 month, 2 weeks", "+1 month"),
    (365, "1 year", "+1 year"), (365 + 59, "1 year, 2 months", "+1 year"),
    (730 + 1, "2 years, 1 day", "+2 years"), (30, "4 weeks, 2 days", "+4 weeks"),
    (-366, "1 year", "-1 year"), (1e9, "", ""), (-1e300, "", ""), (.infinity, "", ""),
  ])
  func `a distance of a month or more is in months and years`(
    days: Double, relative: String, offset: String
  ) throws {
    let date = Date(timeIntervalSinceReferenceDate: days * 86_400)
    let found = try string(Text(date, style: .relative))
    let foundOffset = try string(Text(date, style: .offset))
    if relative.isEmpty {
      #expect(!found.isEmpty && !foundOffset.isEmpty)
    } else {
      #expect(found == relative)
      #expect(foundOffset == offset)
    }
  }

  @Test func `the calendar of the environment counts the months`() throws {
    // Twelve months of the Hebrew year 5761, which is shorter than that of the Gregorian calendar.
    let date = Date(timeIntervalSinceReferenceDate: 354 * 86_400)
    let view = Text(date, style: .offset)
    #expect(try string(view) == "+11 months")
    #expect(
      try string(view.environment(\.calendar, Calendar(identifier: .islamicCivil))) == "+1 year")
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
