import TenFoot
import Testing

/// One small picture for each way of setting text.
@MainActor struct TextGoldenTests {
  private let words = Text("Ten feet away")

  private func lines(@ViewBuilder _ content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 4, content: content).font(.system(size: 18))
  }

  @Test func `fonts`() throws {
    try expectSmallGolden(
      lines {
        Text("Title").font(.system(size: 30, weight: .bold))
        Text("Serif").font(.custom("Noto Serif", size: 20))
      }, "modifiers/font")
    try expectSmallGolden(
      lines {
        words.bold()
        words
      }, "modifiers/bold")
    try expectSmallGolden(
      lines {
        words.italic()
        words
      }, "modifiers/italic")
    try expectSmallGolden(
      lines {
        words.fontDesign(.serif)
        words.fontDesign(.monospaced)
        words.fontDesign(.rounded)
      }, "modifiers/font-design")
    try expectSmallGolden(
      lines {
        words.monospaced()
        words
      }, "modifiers/monospaced")
  }

  @Test func `letters`() throws {
    try expectSmallGolden(
      lines {
        Text("AVATAR").kerning(6)
        Text("AVATAR").kerning(-3)
      }, "modifiers/kerning")
    try expectSmallGolden(
      lines { Text("x\(Text("2").font(.system(size: 10)).baselineOffset(8)) + 1") },
      "modifiers/baseline-offset")
    try expectSmallGolden(
      lines {
        words.textCase(.uppercase)
        words.textCase(.lowercase)
      }, "modifiers/text-case")
    try expectSmallGolden(
      lines {
        words
        words.textScale(.secondary)
      }, "modifiers/text-scale")
    try expectSmallGolden(
      lines {
        words.underline(true, pattern: .dash, color: .red)
        words.strikethrough(true, color: .green)
      }, "modifiers/underline")
    try expectSmallGolden(
      lines { Text("tightened a little").lineLimit(1).allowsTightening(true).frame(width: 134) },
      "modifiers/allows-tightening")
  }

  @Test func `lines`() throws {
    let sentence = Text("A title that is broken into lines")
    try expectSmallGolden(
      sentence.textWrap(.balanced).multilineTextAlignment(.center).font(.system(size: 22))
        .padding(4), "modifiers/text-wrap")
    try expectSmallGolden(
      sentence.fitText(in: 10...60).frame(width: 120, height: 60).border(.gray),
      "modifiers/fit-text")
  }

  @Test func `colors`() throws {
    try expectSmallGolden(
      lines {
        words.foregroundStyle(
          LinearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing))
        Label("Tinted", systemImage: "star.fill").foregroundStyle(.tint).tint(.green)
      }, "modifiers/foreground-style")
  }

  @Test func `runs of many styles`() throws {
    try expectSmallGolden(
      lines {
        Text("**Bold**, *italic*, ~~gone~~ and `code`")
        Text("one \(Text("two").foregroundStyle(.orange).bold()) three")
      }, "views/text-runs")
    try expectSmallGolden(
      lines { Text(Date(timeIntervalSinceReferenceDate: 90), style: .timer) },
      "views/text-timer", times: [0, 30, 61])
  }
}
