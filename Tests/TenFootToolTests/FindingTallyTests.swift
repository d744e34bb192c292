import Foundation
import TenFoot
import Testing

@testable import TenFootTool

struct FindingTallyTests {
  private func finding(
    _ message: String, _ severity: Finding.Severity = .warning, path: String = "Poll/Text"
  )
    -> Finding
  {
    Finding(
      rule: "rule", severity: severity, path: path, message: message, hint: "make it bigger")
  }

  private func report(_ tally: FindingTally) throws -> String {
    let folder = try TemporaryFolder()
    let errors = open(folder.path("errors"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    let console = Console(input: -1, output: -1, error: errors)
    tally.report(
      in: Tool(
        name: "tenfoot", version: "", scenes: [], console: console, interruption: Interruption()))
    close(errors)
    return try String(contentsOf: folder.url("errors"), encoding: .utf8)
  }

  @Test func `one cause is told once, with how often and since when`() throws {
    var tally = FindingTally()
    tally.add([
      finding("too small"), finding("too small", path: "Poll/[1]/Text"),
      finding("too faint", .info),
    ])
    #expect(
      try report(tally) == """
        tenfoot: warning: too small; make it bigger (Poll/Text), 2 times
        tenfoot: info: too faint; make it bigger (Poll/Text)

        """)
    var lines = FindingTally()
    lines.add([finding("too small")], line: 3)
    lines.add([finding("too small"), finding("too faint")], line: 7)
    #expect(
      try report(lines) == """
        tenfoot: warning: too small; make it bigger (Poll/Text), 2 times from line 3
        tenfoot: warning: too faint; make it bigger (Poll/Text), line 7

        """)
  }

  @Test(arguments: [(Finding.Severity.info, false), (.warning, true), (.error, true)])
  func `a warning and worse count for strictness`(severity: Finding.Severity, counts: Bool) {
    var tally = FindingTally()
    tally.add([finding("so", severity)])
    #expect(tally.hasWarnings == counts)
  }

  @Test func `causes without end are counted in the end`() throws {
    var tally = FindingTally()
    for number in 1...250 { tally.add([finding("too small \(number)")]) }
    #expect(try report(tally).hasSuffix("tenfoot: and 150 findings more\n"))
  }
}
