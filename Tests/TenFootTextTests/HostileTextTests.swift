import Foundation
import TenFoot
import Testing

@testable import TenFootText

struct HostileTextTests {
  let engine: ShapingEngine

  init() throws { engine = try .bundled() }

  @Test(arguments: [
    "\u{0}", "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}", "\u{1}\u{7F}\u{9F}", "\u{301}", "\u{FE0F}",
    "\u{200D}\u{200D}", "\u{20E3}", "\u{1F1E9}", "\u{1F3FD}", "\u{E0001}", "\u{FFFC}", "\u{D7FF}",
    "\u{202E}", "\u{2067}", "\u{2069}", "\u{E49}", "\u{94D}", "\u{17D2}", "\u{200F}\u{301}",
  ])
  func `any character comes out as clusters that cover the text`(text: String) {
    for string in [text, "a" + text, text + "a", text + text, "م" + text + "م"] {
      let shaped = engine.shape(string)
      expectWhole(shaped, string)
    }
  }

  @Test func `a hundred thousand marks on a letter are one cluster in bounded work`() {
    let text = "a" + String(repeating: "\u{301}", count: 100_000) + "b"
    let shaped = engine.shape(text)
    #expect(shaped.clusters.map(\.textOffset) == [0, 200_001])
    #expect(shaped.glyphs.count < 100)
  }

  @Test func `ten thousand directional controls are taken`() {
    for control in ["\u{202B}", "\u{202E}", "\u{2067}", "\u{2068}", "\u{202C}", "\u{2069}"] {
      let text = String(repeating: control, count: 10_000) + "abc שלום"
      expectWhole(engine.shape(text), text)
    }
  }

  @Test(arguments: ["Ana Bo ", "สมชาย ใจดี", "محمد 12 ", "田", "👨‍👩‍👧‍👦", "a\n", "\u{202B}a"])
  func `work grows with the length, not faster`(piece: String) {
    /// The processor's seconds, which other work on the machine leaves alone.
    func seconds(_ count: Int) -> Double {
      let text = String(repeating: piece, count: count / piece.utf8.count)
      let start = threadSeconds()
      let shaped = engine.shape(text)
      let time = threadSeconds() - start
      #expect(!shaped.clusters.isEmpty)
      return time
    }
    // The first use opens faces. Eight times the text; quadratic work would take 64 times as long.
    _ = seconds(1_000)
    let short = seconds(25_000)
    let long = seconds(200_000)
    #expect(long < 24 * short + 0.02, "\(short) s and \(long) s")
  }

  @Test func `a megabyte is taken`() {
    let text = String(repeating: "Ana Bø, ", count: 125_000)
    let shaped = engine.shape(text)
    #expect(shaped.clusters.count == 1_000_000)
    #expect(shaped.clusters.last?.textOffset == text.utf8.count - 1)
  }

  private func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  @Test func `sizes at the ends of what a font may have are finite`() {
    for size in [0.1, 20_000] as [CGFloat] {
      let shaped = engine.shape("Ána", size: size)
      #expect(shaped.width.isFinite && shaped.width > 0)
    }
  }

  private func expectWhole(_ shaped: ShapedText, _ text: String) {
    let offsets = shaped.clusters.map(\.textOffset)
    #expect(offsets.first == 0)
    #expect(offsets == offsets.sorted())
    #expect(Set(offsets).count == offsets.count)
    #expect((offsets.last ?? 0) < text.utf8.count)
    #expect(shaped.width.isFinite)
    #expect(shaped.clusters.flatMap(\.glyphs).sorted() == Array(shaped.glyphs.indices))
    #expect(shaped.clusters.allSatisfy { shaped.runs.indices.contains($0.run) })
  }
}
