import Foundation
import TenFoot
import Testing

@testable import TenFootText

struct LineBreaksTests {
  let engine: ShapingEngine

  init() throws { engine = try .bundled() }

  /// The text with a bar where a line may end, and two where it must.
  private func marked(_ text: String, language: String = "en") -> String {
    let shaped = engine.shape(text, language: language)
    let bytes = Array(text.utf8)
    var result = ""
    for (index, cluster) in shaped.clusters.enumerated() {
      let end =
        index + 1 < shaped.clusters.count ? shaped.clusters[index + 1].textOffset : bytes.count
      result += String(decoding: bytes[cluster.textOffset..<end], as: UTF8.self)
      switch cluster.lineBreak {
      case .prohibited: break
      case .allowed, .hyphenated: result += "|"
      case .mandatory: result += "‖"
      }
    }
    return result
  }

  // Worked out by hand from the classes and rules of UAX #14.
  @Test(arguments: [
    "Ana", "Ana |Bo", "Ana  |Bo", " |Ana", "Ana ",
    "José |María |Fernández |de |la |Vega |y |Montoya",
    "Maximiliane |Oberhauser-|Schwarzenberger",
    "U.S. |Open", "12:30 |Uhr", "O'Neill |won", "2-1", "A-1", "Nr. |5",
    "100 |% |sure", "(a) |b", "word/|word", "3–|1", "a|—|b",
    "no\u{A0}break", "zero\u{200B}|width", "soft\u{AD}|hyphen", "joined\u{2060}words",
    "one\n‖two", "one\r\n‖two", "one\u{2028}‖two", "one\u{85}‖two", "one\n‖\n‖", "\n‖",
    "田|中|さ|く|ら", "「田|中」、|さ", "カ|ー|ド",
    "สมชาย |ใจดี", "ภาษา|ไทย", "ຫຼິ້ນ |ດີ",
    "👨‍👩‍👧‍👦|🇩🇪|👍🏽", "a|👍|b",
  ])
  func `lines may end where UAX 14 says`(text: String) {
    let plain = text.filter { $0 != "|" && $0 != "‖" }
    #expect(marked(plain) == text)
  }

  @Test func `the strictness of a language's tag is kept`() {
    // A line may begin with the prolonged sound mark unless rules are strict (CSS Text 3).
    #expect(marked("カード", language: "ja") == "カ|ー|ド")
    #expect(marked("カード", language: "ja-u-lb-strict") == "カー|ド")
  }

  @Test(arguments: ["", "x-klingon", "no such language", String(repeating: "a", count: 10_000)])
  func `any language tag is taken`(language: String) {
    #expect(marked("one two", language: language) == "one |two")
  }

  @Test func `simple texts break as ICU breaks them`() {
    let breaker = LineBreaker()
    let alphabet = Array("aZéẾ9 -.,:;'\"").map { Array(String($0).utf8) }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...10, using: &random)
      let text = (0..<length).flatMap { _ in
        alphabet.randomElement(using: &random) ?? []
      }
      let (ours, icu) = text.withUnsafeBufferPointer { text in
        let breaks = LineBreaks(text, language: "en", breaker: breaker)
        var icu = [ShapedText.LineBreak](repeating: .prohibited, count: text.count)
        #expect(
          breaker.findBreaks(in: text, language: "en") { offset, isMandatory in
            icu[offset] = isMandatory ? .mandatory : .allowed
          })
        return (text.indices.map { breaks.mark(before: $0) }, icu)
      }
      #expect(ours == icu, "\(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test func `newlines take no room, tabs take four spaces`() {
    let shaped = engine.shape("a\r\nb\tc d")
    #expect(shaped.clusters.map(\.textOffset) == [0, 1, 3, 4, 5, 6, 7])
    #expect(shaped.clusters[1].glyphs.isEmpty)
    #expect(shaped.clusters[1].advance == 0)
    #expect(shaped.clusters[3].glyphs.isEmpty)
    #expect(shaped.clusters[3].advance == 4 * shaped.clusters[5].advance)
    #expect(shaped.clusters.map(\.isWhitespace) == [false, true, false, true, false, true, false])
    #expect(shaped.runs.count == 1)
  }
}
