import Foundation
import Testing

@testable import TenFoot

struct RuleSetTests {
  // The reference's table 1.8.
  private static let table: [String: [Finding.Severity]] = [
    "TXT-CAP-MIN": [.error], "TXT-CAP-REC": [.warning], "TXT-XH-MIN": [.error],
    "TXT-FLOOR": [.error], "TXT-SCORE": [.warning], "TXT-WEIGHT": [.warning],
    "TXT-STROKE": [.warning], "TXT-LINE": [.warning], "TXT-LEAD": [.warning], "TXT-CAPS": [.info],
    "TXT-HOLD": [.warning], "TXT-RATE": [.warning], "TXT-CLIP": [.error], "SAFE-TITLE": [.error],
    "SAFE-ACTION": [.warning], "SAFE-BG": [.warning], "CON-TEXT": [.error],
    "CON-TEXT-REC": [.warning], "CON-GFX": [.error], "CON-DARK": [.warning],
    "COL-RANGE": [.warning], "COL-SAT": [.warning], "COL-CVD": [.error, .warning],
    "LINE-MIN": [.error, .warning], "SIZE-QR": [.warning], "DENSITY": [.warning],
    "FOCUS": [.warning], "FLASH-3": [.error], "FLASH-RED": [.error], "PATTERN": [.warning],
    "BURN-IN": [.info, .warning], "PROFILE": [.error],
  ]

  @Test func `all 32 rules of the table are there with its severities`() {
    #expect(Self.table.count == 32)
    let infos = RuleSet.tenFoot.infos
    for (id, severities) in Self.table {
      let info = infos.first { $0.id == id }
      #expect(info.map { severities.contains($0.severity) } == true, "\(id)")
    }
  }

  @Test func `every rule has a name of its own, a requirement, a formula and a source`() {
    let infos = RuleSet.tenFoot.infos
    #expect(Set(infos.map(\.id)).count == infos.count)
    for info in infos {
      #expect(!info.requirement.isEmpty && !info.formula.isEmpty && !info.source.isEmpty)
    }
  }

  @MainActor private func findings(
    by rules: RuleSet = .tenFoot, _ view: some View
  ) -> [Finding] {
    compose(view, on: .fullHD, text: BlockTextEngine()).findings(by: rules)
  }

  @MainActor private var small: some View { Text(verbatim: "Aa").font(.system(size: 12)) }

  @Test @MainActor func `a caller switches rules off and gives them other levels`() {
    let id = "TXT-CAP-MIN"
    let off = RuleSet.tenFoot.setting(id, to: .off)
    #expect(!findings(by: off, small).contains { $0.rule == id })
    let info = RuleSet.tenFoot.setting(id, to: .info)
    #expect(findings(by: info, small).filter { $0.rule == id }.map(\.severity) == [.info])
  }

  @Test @MainActor func `a view makes an exception with a reason`() {
    let found = findings(small.rule("TXT-CAP-MIN", .off, reason: "a watermark"))
    let finding = found.first { $0.rule == "TXT-CAP-MIN" }
    #expect(finding?.exception == "a watermark")
    #expect(found.first { $0.rule == "TXT-FLOOR" }?.exception == nil)
    let composition = compose(
      small.rule("TXT-CAP-MIN", .off, reason: "a watermark"), on: .fullHD, text: BlockTextEngine())
    #expect(!composition.findings.contains { $0.rule == "TXT-CAP-MIN" })
  }

  @Test @MainActor func `legibility that is off is an exception from all rules on reading`() {
    let found = findings(small.legibility(.off, reason: "an emblem"))
    #expect(found.contains { $0.exception == "an emblem" })
    #expect(found.allSatisfy { $0.exception == "an emblem" })
  }

  @Test @MainActor func `to leave text small needs a reason`() {
    #expect(findings(small.legibility(.off)).contains { $0.rule == "no-reason" })
  }

  @Test @MainActor func `the inner word counts`() {
    let view = small.rule("TXT-CAP-MIN", .warning, reason: "a clock")
      .rule("TXT-CAP-MIN", .off, reason: "all")
    #expect(
      findings(view).filter { $0.rule == "TXT-CAP-MIN" }.map(\.severity) == [.warning])
  }

  @Test @MainActor func `text that is to be judged keeps the rules of the views around it`() {
    let view = small.legibility(.report).rule("TXT-CAP-MIN", .off, reason: "a watermark")
    let found = findings(view)
    #expect(found.filter { $0.rule == "TXT-CAP-MIN" }.map(\.exception) == ["a watermark"])
    #expect(found.filter { $0.rule == "TXT-FLOOR" }.map(\.exception) == [nil])
    let inner = findings(small.legibility(.report).legibility(.off, reason: "an emblem"))
    #expect(inner.filter { $0.rule == "TXT-FLOOR" }.map(\.exception) == [nil])
  }

  @Test @MainActor func `a rule that doesn't exist is told of`() {
    let found = findings(small.rule("TXT-CAPMIN", .off, reason: "a slip"))
    #expect(found.contains { $0.rule == "unknown-rule" && $0.message.contains("TXT-CAPMIN") })
  }

  @Test @MainActor func `a rule that isn't asked is no unknown one`() {
    let view = small.rule("CON-DARK", .off, reason: "a rim")
      .rule("CON-DRAK", .off, reason: "a slip")
    let composition = compose(view, on: .fullHD, text: BlockTextEngine())
    let unknown = composition.pictureFindings.filter { $0.rule == "unknown-rule" }
    #expect(unknown.count == 1)
    #expect(unknown.first?.message.contains("CON-DRAK") == true)
  }

  @Test @MainActor func `the worst comes first, with the author's file and line`() {
    let found = findings(small.accessibilityIdentifier("a"))
    #expect(found.map(\.severity) == found.map(\.severity).sorted(by: >))
    let first = found.first
    #expect(first?.place?.file.hasSuffix("RuleSetTests.swift") == true)
  }

  @Test @MainActor func `an empty scene and one without text have nothing to find`() {
    #expect(findings(EmptyView()) == [])
    #expect(findings(Color.clear.ignoresSafeArea()) == [])
  }
}
