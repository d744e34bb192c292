import Foundation
import TenFoot
import TenFootDisplay
import Testing

@testable import TenFootGoldens

/// What machines read of a run.
@MainActor struct RunReportsTests {
  private let fixture: GoldensFixture

  init() throws { fixture = try GoldensFixture() }

  @Test func `text inside of markup can't act, and control characters become a sign`() {
    #expect("\(MarkupText("a<b> & \"c\""))" == "a&lt;b&gt; &amp; &quot;c&quot;")
    #expect("\(MarkupText("a\u{0}\u{1B}[31m\tb\n"))" == "a\u{FFFD}\u{FFFD}[31m\tb\n")
  }

  @Test func `a summary names twenty goldens of a cause and counts the rest`() throws {
    let session = try fixture.session()
    for number in 1...23 {
      let check = GoldenCheck(
        "suite/case-\(number)/x.png", .picture, of: try .still(Color.red), call: "T:\(number)",
        in: session)
      _ = try check.run()
    }
    session.end()
    let summary = "\(MarkdownSummary(try GoldenStatus(fixture.settings())))"
    #expect(summary.contains("| new | 23 |"))
    #expect(summary.contains("### 1. new (23)"))
    #expect(summary.matches(of: /\n- `suite\//).count == 20)
    #expect(summary.contains("\n- and 3 more\n"))
  }

  @Test func `status, report and JUnit need nothing but the record of the run`() throws {
    try fixture.check(Color.red, "suite/case/x.png", .missing)
    try fixture.check(Color.blue, "suite/case/x.png")
    let record = try RunRecord(in: fixture.scratch)
    // The pictures are gone, as on a machine that got the record alone.
    ResultFiles(fixture.settings()).remove("suite/case/x.png")
    let page = try ReportPage(record, files: ResultFiles(fixture.settings())).html
    #expect(page.contains("differs in 1200 of 1200 pixels."))
    #expect(page.contains("<dt>first stage that differs</dt><dd>nodes</dd>"))
    let junit = "\(JUnitReport(record, files: ResultFiles(fixture.settings())))"
    #expect(junit.contains("differs in 1200 of 1200 pixels."))
  }

  @Test func `a difference in a film strip tells its moment`() throws {
    let path = "suite/strip/40x30-dark.png"
    let renderer = try GoldenSubject.still(EmptyView()).renderer
    func check(_ late: Color, _ mode: GoldenMode) throws -> GoldenResult {
      let moments = [0, 0.5, 1].map { time in
        let color = time == 0.5 ? late : .white
        return GoldenSubject.Moment(
          renderer.compose(
            color.frame(width: 10, height: 10).accessibilityIdentifier("square"), on: .tiny),
          time: time)
      }
      return try GoldenCheck(
        path, .picture, of: GoldenSubject(moments, renderer: renderer), call: "T:1",
        in: fixture.session(mode)
      ).run()
    }
    _ = try check(.white, .missing)
    let message = try #require(try check(.red, .verify).report?.message)
    #expect(message.contains("where: 15,40 10×10"))
    #expect(message.contains("time: 0.5 s"))
    #expect(message.contains("#square"))
  }
}
