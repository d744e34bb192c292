import Foundation
import TenFoot
import TenFootDisplay
import Testing

/// Text that is raised to a size that can be read while it is laid out.
@MainActor struct EnforcementTests {
  private let judge: Judge

  init() throws { judge = try Judge() }

  private func findings(_ view: some View) -> [Finding] {
    judge.renderer.compose(view, on: .fullHD).findings
  }

  /// A card of tiny texts, as on a telephone.
  private var tiny: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Tonight").font(.system(size: 14, weight: .bold))
      ForEach(["Doors open at seven", "The quiz begins at eight"], id: \.self) { line in
        HStack(spacing: 20) {
          Text(line)
          Spacer(minLength: 0)
          Text("Room 3").font(.system(size: 9))
        }
      }
    }
    .font(.system(size: 11, weight: .medium))
    .foregroundStyle(.white)
    .padding(40)
    .frame(maxWidth: .infinity)
    .background(rgb(30, 40, 70))
  }

  @Test func `a tiny layout becomes legible, with nothing cut and nothing in the way`() throws {
    #expect(findings(tiny).contains { $0.rule == "TXT-CAP-MIN" })
    let found = findings(tiny.legibility(.enforce))
    #expect(found.filter { $0.severity == .error } == [])
    let raised = found.filter { $0.rule == "TXT-RAISED" }
    #expect(raised.count == 5)
    #expect(
      raised.first?.message == "“Tonight” was raised from 14 to 40 points so that it can be read")
    #expect(raised.allSatisfy { $0.rect != nil && $0.path.hasSuffix("”") })
  }

  @Test func `what has no room for legible text is told of`() throws {
    let view = HStack(spacing: 4) {
      Text("A long name").frame(width: 60, height: 14)
      Text("Another one").frame(width: 60, height: 14)
    }
    .font(.system(size: 10)).lineLimit(1).legibility(.enforce)
    let rules = Set(findings(view).filter { $0.severity == .error }.map(\.rule))
    #expect(rules.isSubset(of: ["TXT-CLIP", "TXT-OVERLAP"]))
    #expect(rules.contains("TXT-CLIP"))
  }

  @Test func `text that may shrink stops where it can be read`() throws {
    let view = judge.text("A long line of words", 80).lineLimit(1).minimumScaleFactor(0.1)
      .frame(width: 300)
    #expect(findings(view).contains { $0.rule == "TXT-CAP-MIN" })
    let found = findings(view.legibility(.enforce))
    #expect(!found.contains { $0.rule == "TXT-CAP-MIN" })
    #expect(found.contains { $0.rule == "TXT-CLIP" })
  }

  @Test func `text that can be read stays as it is`() throws {
    let plain = judge.renderer.compose(judge.text(50), on: .fullHD)
    let enforced = judge.renderer.compose(judge.text(50).legibility(.enforce), on: .fullHD)
    #expect(plain.displayList == enforced.displayList)
  }
}
