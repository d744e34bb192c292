import Foundation
import TenFoot
import TenFootDisplay
import Testing

/// Text that nobody would write, all the way from the view to the pixels.
@MainActor struct HostileFrameTests {
  private let frames: FrameRenderer

  init() throws { frames = try FrameRenderer() }

  private static let canvas = DisplayCanvas(
    size: CGSize(width: 200, height: 100), colorScheme: .dark)

  private func draw(_ view: some View) throws -> (composition: Composition, ink: Int) {
    let composition = frames.compose(view, on: Self.canvas)
    let bitmap = try frames.draw(composition)
    var ink = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].green > 100 { ink += 1 }
    }
    return (composition, ink)
  }

  private func rules(_ composition: Composition) -> [String] { composition.findings.map(\.rule) }

  @Test(arguments: ["\u{0}", "\u{1}\u{7F}", "\u{200B}\u{2060}", "   ", "\n\n\n\u{2028}", "\t\t"])
  func `what can't be seen leaves nothing and is no fault`(text: String) throws {
    let (composition, ink) = try draw(Text(verbatim: text).font(.system(size: 12)))
    #expect(ink == 0)
    #expect(composition.findings.isEmpty)
    // The letters around it are drawn.
    #expect(try draw(Text(verbatim: "A" + text + "B")).ink > 0)
  }

  @Test(arguments: ["\u{FFFE}", "\u{FFFF}", "\u{10FFFF}", "\u{F0000}", "\u{378}"])
  func `what no font has is a box and a finding`(text: String) throws {
    let (composition, ink) = try draw(Text(verbatim: text))
    #expect(ink > 0)
    #expect(rules(composition) == ["missing-glyph"])
    let code = String(text.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
    let finding = try #require(composition.findings.first)
    #expect(finding.message.contains("U+\(code.count < 4 ? "0" : "")\(code)"))
    #expect(composition.substitutions.entries.map(\.used) == [nil])
  }

  @Test func `a hundred thousand marks on a letter are drawn, or as many as there is room for`()
    throws
  {
    let text = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(try draw(Text(verbatim: text)).ink > 0)
    let small = Text(verbatim: text).lineLimit(1).minimumScaleFactor(0.1)
    #expect(try draw(small.frame(width: 50, height: 20)).ink > 0)
  }

  @Test(arguments: [Text.TruncationMode.head, .middle, .tail])
  func `a megabyte is cut to the lines that there is room for`(mode: Text.TruncationMode) throws {
    let text = String(repeating: "Ana Bø, ", count: 131_072)
    #expect(text.utf8.count > 1 << 20)
    let (composition, ink) = try draw(Text(verbatim: text).lineLimit(2).truncationMode(mode))
    #expect(ink > 0)
    #expect(rules(composition) == ["TXT-CLIP"])
    #expect(composition.findings.allSatisfy { $0.message.count < 200 })
  }

  @Test func `a megabyte in one word is divided and cut`() throws {
    let (composition, ink) = try draw(Text(verbatim: String(repeating: "w", count: 1 << 20)))
    #expect(ink > 0)
    #expect(rules(composition) == ["TXT-CLIP"])
  }

  @Test func `a megabyte of newlines is as many lines as there is room for`() throws {
    let composition = try draw(Text(verbatim: String(repeating: "\n", count: 1 << 20))).composition
    let lines = try #require(composition.layout.lines.first)
    #expect(lines.isTruncated)
    #expect(lines.size.height <= composition.displayList.size.height)
    // Nothing in it could have been read.
    #expect(rules(composition) == [])
  }

  @Test(arguments: ["\u{202A}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}"])
  func `ten thousand directional controls leave the letters`(control: String) throws {
    let text = String(repeating: control, count: 10_000) + "Ana שלום"
    let (composition, ink) = try draw(Text(verbatim: text).lineLimit(1))
    #expect(ink > 0)
    #expect(!rules(composition).contains("missing-glyph"))
  }

  @Test(arguments: [0, -1, CGFloat.nan, 1e9, .infinity, -.infinity])
  func `a size that can't be drawn is reported`(size: CGFloat) throws {
    let (composition, _) = try draw(Text("Ana 👍").font(.system(size: size)))
    #expect(rules(composition).contains("unusable-length"))
    #expect(
      rules(try draw(Text("Ana").font(.custom("Inter", size: size))).composition)
        .contains("unusable-length"))
  }

  @Test(arguments: [-1e6, 1e6, CGFloat.nan, .infinity])
  func `a distance that can't be drawn is reported`(distance: CGFloat) throws {
    let texts = [
      Text("Ana").tracking(distance), Text("Ana").kerning(distance),
      Text("Ana").baselineOffset(distance),
    ]
    for text in texts {
      #expect(rules(try draw(text).composition).contains("unusable-length"))
    }
    let view = VStack { Text("Ana") }
    #expect(rules(try draw(view.tracking(distance)).composition).contains("unusable-length"))
    #expect(rules(try draw(view.kerning(distance)).composition).contains("unusable-length"))
    #expect(rules(try draw(view.baselineOffset(distance)).composition).contains("unusable-length"))
    #expect(try draw(Text("Ana").tracking(-3).kerning(-3)).composition.findings.isEmpty)
  }

  @Test func `the largest emoji covers the frame with its middle`() throws {
    let view = Text(verbatim: "👍").font(.system(size: 20_000)).fixedSize()
    let (_, ink) = try draw(view)
    // A thumb is yellow all over.
    #expect(ink == 200 * 100)
  }

  @Test func `any of this in a group that is fitted together is drawn`() throws {
    let view = VStack {
      Text(verbatim: "\u{0}\u{FFFE}")
      Text(verbatim: String(repeating: "a\u{301}", count: 5_000))
      Text(verbatim: String(repeating: "\u{2067}", count: 1_000) + "א")
      Text(verbatim: "")
    }
    #expect(try draw(view.fitText(in: 8...40, together: true)).ink > 0)
    #expect(try draw(view.textWrap(.balanced).allowsTightening(true)).ink > 0)
  }
}
