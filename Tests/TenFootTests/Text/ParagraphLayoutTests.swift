import Foundation
import Testing

@testable import TenFoot

/// All letters are ten points wide and high.
struct ParagraphLayoutTests {
  private func shaped(_ text: String, tracking: CGFloat = 0, kerning: CGFloat = 0) -> ShapedText {
    let font = FontDescriptor(size: 10)
    return BlockTextEngine().shape(
      StyledText([StyledText.Run(text, font: font, tracking: tracking, kerning: kerning)]))
  }

  private func lines(
    _ text: String, _ width: CGFloat?, height: CGFloat? = nil, tracking: CGFloat = 0,
    kerning: CGFloat = 0, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLines {
    var style = ParagraphStyle()
    change(&style)
    let shaped = shaped(text, tracking: tracking, kerning: kerning)
    return ParagraphLayout(text: shaped, style: style, pixelLength: 1)
      .lines(width: width, height: height)
  }

  /// What stands on each line, with “…” for an ellipsis and “‐” for the hyphen of a soft hyphen.
  private func strings(_ text: String, _ lines: TextLines) -> [String] {
    let characters = Array(text)
    return lines.lines.map { line in
      String(characters[line.head]) + (line.hyphen == nil ? "" : "‐")
        + (line.ellipsis == nil ? "" : "…") + String(characters[line.tail])
    }
  }

  @Test(arguments: [
    ("aa bb cc", 50, ["aa bb", "cc"]), ("aa bb cc", 49, ["aa", "bb", "cc"]),
    ("aa  bb", 30, ["aa", "bb"]), ("aa bb", 1e9, ["aa bb"]), ("abcdef", 25, ["ab", "cd", "ef"]),
    ("a abcdef", 25, ["a", "ab", "cd", "ef"]), ("abc", 0.5, ["a", "b", "c"]),
    ("a\nb", 100, ["a", "b"]), ("a\n\nb", 100, ["a", "", "b"]), ("a \n b", 100, ["a", " b"]),
    ("a\n", 100, ["a"]), ("   ", 10, [""]), ("aa-bb", 30, ["aa-", "bb"]),
    ("aa bb\ncc dd", 50, ["aa bb", "cc dd"]), ("abcd\nef", 20, ["ab", "cd", "ef"]),
  ])
  func `lines end behind the last word that fits, else inside the first`(
    text: String, width: CGFloat, expected: [String]
  ) {
    #expect(strings(text, lines(text, width)) == expected)
  }

  @Test func `any text breaks as it does letter by letter`() {
    for _ in 0..<2_000 {
      let text = String(
        (0..<Int.random(in: 1...40)).map { _ in "aaaa  -\n".randomElement() ?? "a" })
      let width = CGFloat(Int.random(in: 1...15)) * 10
      let found = strings(text, lines(text, width))
      #expect(found == Self.brokenLetterByLetter(text, Int(width / 10)), "\(text.debugDescription)")
    }
  }

  /// Greedy line breaking as one would do it by hand.
  private static func brokenLetterByLetter(_ text: String, _ room: Int) -> [String] {
    let letters = Array(text)
    var lines: [String] = []
    var start = 0
    while start < letters.count {
      var end = start
      var lastBreak: Int?
      scan: while end < letters.count {
        let letter = letters[end]
        if end - start + 1 > room, !letter.isWhitespace, end > start { break }
        end += 1
        if letter == "\n" {
          lastBreak = end
          break scan
        }
        if letter == " " || letter == "-" { lastBreak = end }
      }
      if end < letters.count, let lastBreak { end = lastBreak }
      var line = letters[start..<end]
      while line.last?.isWhitespace == true { line.removeLast() }
      lines.append(String(line))
      start = end
    }
    return lines
  }

  @Test func `a word divided at a soft hyphen gets a hyphen that fits`() {
    let text = "ab\u{AD}cd\u{AD}ef"
    // The soft hyphens take no room where no line ends.
    #expect(lines(text, nil).size.width == 60)
    #expect(strings(text, lines(text, 50)) == ["ab\u{AD}cd\u{AD}‐", "ef"])
    #expect(lines(text, 50).lines.map(\.width) == [50, 20])
    // “abcd” would fit in 40 points, but not with its hyphen.
    #expect(strings(text, lines(text, 40)) == ["ab\u{AD}‐", "cd\u{AD}ef"])
  }

  @Test(arguments: [
    (Text.TruncationMode.tail, "abcd…"), (.head, "…fghi"), (.middle, "ab…hi"),
  ])
  func `text that doesn't fit is cut where asked`(mode: Text.TruncationMode, expected: String) {
    let cut = lines("abcdefghi", 50) {
      $0.lineLimit = 1
      $0.truncationMode = mode
    }
    #expect(strings("abcdefghi", cut) == [expected])
    #expect(cut.isTruncated)
    #expect(cut.size.width == 50)
  }

  @Test func `a cut ends at a line separator at the latest`() {
    let text = "ab\ncd\nef"
    func cut(_ mode: Text.TruncationMode) -> [String] {
      strings(
        text,
        lines(text, 1_000) {
          $0.lineLimit = 1
          $0.truncationMode = mode
        })
    }
    #expect(cut(.tail) == ["ab…"])
    #expect(cut(.head) == ["…ef"])
    #expect(cut(.middle) == ["ab…ef"])
  }

  @Test func `the last line that fits the height stands for the rest`() {
    let cut = lines("aa bb cc", 30, height: 25)
    #expect(strings("aa bb cc", cut) == ["aa", "bb…"])
    #expect(cut.size == CGSize(width: 30, height: 20))
  }

  @Test func `the largest scale of sixty-four steps that fits is taken`() {
    // 100 points into 77: 49 of 64 is 76.56, 50 of 64 is 78.125.
    let scaled = lines("abcdefghij", 77) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.1
    }
    #expect(scaled.scale == 49.0 / 64)
    #expect(!scaled.isTruncated)
    // Not even the smallest scale does.
    let cut = lines("abcdefghij", 20) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(cut.scale == 0.5)
    #expect(cut.isTruncated)
  }

  @Test func `a line that is too high for its room is scaled as well`() {
    func scale(_ height: CGFloat, smallest: CGFloat) -> CGFloat {
      lines("ab", 100, height: height) { $0.minimumScaleFactor = smallest }.scale
    }
    // Ten points of line: half of it is 32 of 64 steps, a third of it 21 of 64.
    #expect(scale(10, smallest: 0.1) == 1)
    #expect(scale(5, smallest: 0.1) == 0.5)
    #expect(scale(3.334, smallest: 0.1) == 21.0 / 64)
    #expect(scale(1, smallest: 0.5) == 0.5)
    #expect(scale(5, smallest: 1) == 1)
  }

  @Test func `a fitted text is as large as its words and the height let it be`() {
    func scale(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
      lines("aaaa bb", width, height: height) {
        $0.isFitted = true
        $0.minimumScaleFactor = 0.1
        $0.scaleSteps = 10
      }.scale
    }
    // One line of seventy points, or two of forty and twenty.
    #expect(scale(70, 10) == 1)
    #expect(scale(40, 20) == 1)
    // Four letters that may not be divided.
    #expect(scale(29, 100) == 0.7)
    // A line of eight points.
    #expect(scale(100, 8) == 0.8)
  }

  @Test func `letters move closer by what is needed, a twentieth at most`() {
    // Ten letters with nine gaps of up to half a point.
    func tight(_ width: CGFloat) -> TextLines {
      lines("abcdefghij", width) {
        $0.lineLimit = 1
        $0.allowsTightening = true
      }
    }
    #expect(tight(100).tightening == 0)
    #expect(tight(97).tightening == 0.4)
    #expect(tight(97).lines[0].width == 100 - 9 * 0.4)
    #expect(!tight(95.5).isTruncated)
    #expect(tight(95).isTruncated)
  }

  @Test func `balanced lines are no more than greedy ones and of near-equal length`() {
    let text = "aaaa bbbb cccc dd"
    #expect(strings(text, lines(text, 150)) == ["aaaa bbbb cccc", "dd"])
    let balanced = lines(text, 150) { $0.isBalanced = true }
    #expect(strings(text, balanced) == ["aaaa bbbb", "cccc dd"])
    #expect(balanced.size.width == 90)
  }

  @Test func `room is kept for lines that aren't there`() {
    // Three lines of ten points with two points between them, and four.
    func height(_ text: String) -> CGFloat {
      lines(text, 20) {
        $0.reservedLines = 3
        $0.lineSpacing = 2
      }.size.height
    }
    #expect(height("a") == 34)
    #expect(height("aa bb cc dd") == 46)
  }

  @Test func `tracking hangs over the end of a line and kerning doesn't`() {
    #expect(lines("abc", nil, tracking: 5).size.width == 40)
    #expect(lines("abc", nil, kerning: 5).size.width == 45)
    #expect(lines("ab cd", 25, tracking: 5).lines.map(\.width) == [25, 25])
  }

  @Test(arguments: [CGFloat.nan, -CGFloat.infinity, -1, 0, 1e-300])
  func `any width gives lines that take all of the text`(width: CGFloat) {
    let text = "ab cd\nef\u{AD}gh"
    let found = lines(text, width)
    #expect(found.lines.last?.next == text.count)
    #expect(found.size.width.isFinite)
  }

  @Test func `lines begin at the right where the text does`() {
    var found = lines("aaaa bb", 40)
    found.align(.leading, isRightToLeft: false, in: 40)
    #expect(found.lines.map(\.x) == [0, 0])
    found.align(.leading, isRightToLeft: true, in: 40)
    #expect(found.lines.map(\.x) == [0, 20])
    found.align(.trailing, isRightToLeft: true, in: 40)
    #expect(found.lines.map(\.x) == [0, 0])
    found.align(.center, isRightToLeft: true, in: 40)
    #expect(found.lines.map(\.x) == [0, 10])
  }
}
