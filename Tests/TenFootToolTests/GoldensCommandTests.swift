import Foundation
import TenFoot
import Testing

@testable import TenFootGoldens
@testable import TenFootTool

@MainActor struct GoldensCommandTests {
  private let goldens: GoldensFolder
  private let one = GoldensFolder.one
  private let other = GoldensFolder.other

  init() throws { goldens = try GoldensFolder() }

  @Test func `a clean folder is clean`() async throws {
    try goldens.record()
    let run = try await goldens.tool("status")
    #expect(run.code == .done)
    #expect(
      run.text
        == "2 goldens checked: 0 new, 0 changed, 0 missing, 0 unlisted, 0 obsolete, 0 stray\n")
    #expect(run.errors.isEmpty)
  }

  @Test func `each trouble is listed by name and ends with 1`() async throws {
    try goldens.record()
    try goldens.run([one: .green, "suite/new/64x36-dark.png": .red])
    _ = try goldens.folder.folder("Goldens/suite/extra")
    for copy in ["suite/stray.png", "suite/extra/64x36-dark.png"] {
      try FileManager.default.copyItem(
        atPath: goldens.path + "/" + one, toPath: goldens.path + "/" + copy)
    }
    let run = try await goldens.tool("status")
    #expect(run.code == .findings)
    let rows = run.text.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(
      rows == [
        "new suite/new/64x36-dark.png", "changed \(one)", "unlisted suite/extra/64x36-dark.png",
        "obsolete suite/extra/64x36-dark.png", "obsolete \(other)", "stray suite/stray.png",
        "2 goldens checked: 1 new, 1 changed, 0 missing, 1 unlisted, 2 obsolete, 1 stray",
      ])
    try FileManager.default.removeItem(atPath: goldens.path + "/" + other)
    #expect(try await goldens.tool("status").text.contains("missing   \(other)"))
  }

  @Test func `a filtered run tells nothing of obsolete goldens`() async throws {
    try goldens.record()
    try goldens.run([one: .red], isFiltered: true)
    let run = try await goldens.tool("status")
    #expect(run.code == .done)
    #expect(run.errors.contains("obsolete goldens are not told: the last run was filtered"))
  }

  @Test func `accepting makes the next run pass, and recording after it changes nothing`()
    async throws
  {
    try goldens.record()
    try goldens.run([one: .green, other: .yellow])
    let run = try await goldens.tool("accept", one)
    #expect(run.code == .done)
    #expect(run.text == "accepted \(one)\n1 golden accepted\n")
    let before = try Data(contentsOf: goldens.folder.url("Goldens/" + one))
    let index = try Data(contentsOf: goldens.folder.url("Goldens/index.json"))
    try goldens.run([one: .green], mode: .all)
    #expect(try Data(contentsOf: goldens.folder.url("Goldens/" + one)) == before)
    #expect(try Data(contentsOf: goldens.folder.url("Goldens/index.json")) == index)
    try goldens.run([one: .green, other: .yellow])
    let status = try await goldens.tool("status")
    #expect(status.text.contains("changed  \(other)"))
    #expect(!status.text.contains("changed  \(one)"))
  }

  @Test func `all, a group, a case or a suite is accepted at once`() async throws {
    for words in [["--all"], ["--group", "1"], ["suite"], ["suite/one", "suite/other"]] {
      try goldens.run([one: .red, other: .red], mode: .all)
      try goldens.run([one: .green, other: .green])
      let run = try await ToolRun(
        words: ["goldens", "accept"] + words + ["--goldens", goldens.path], environment: [:])
      #expect(run.code == .done)
      #expect(run.text.hasSuffix("2 goldens accepted\n"))
    }
  }

  @Test func `a golden that changed after the run is not overwritten, nor any other`() async throws
  {
    try goldens.record()
    try goldens.run([one: .green, other: .yellow])
    let before = try Data(contentsOf: goldens.folder.url("Goldens/" + one))
    try Data("someone else's".utf8).write(to: goldens.folder.url("Goldens/" + other))
    let run = try await goldens.tool("accept", "--all")
    #expect(run.code == .usage)
    #expect(run.errors.contains("\(other) is not the golden that the last run saw"))
    #expect(try Data(contentsOf: goldens.folder.url("Goldens/" + one)) == before)
  }

  @Test func `what is accepted by name is done, for all and for its group as well`() async throws {
    for words in [["--all"], ["--group", "1"], ["suite"]] {
      try goldens.run([one: .red, other: .red], mode: .all)
      try goldens.run([one: .green, other: .green])
      #expect(try await goldens.tool("accept", one).text.hasSuffix("1 golden accepted\n"))
      let half = try await goldens.tool("status", "--summary", "-")
      #expect(half.text.contains("| changed | 1 |"))
      #expect(half.text.contains("- `\(other)`"))
      #expect(!half.text.contains("- `\(one)`"))
      // Once more is no failure, and changes nothing.
      #expect(try await goldens.tool("accept", one).text == "0 goldens accepted\n")
      let run = try await goldens.run(words: ["accept"] + words + ["--goldens", goldens.path])
      #expect(run.text == "accepted \(other)\n1 golden accepted\n")
      let status = try await goldens.tool("status")
      #expect(status.code == .done, "\(status.text)")
      #expect(try await goldens.tool("report").code == .done)
      let page = try String(
        contentsOf: goldens.folder.url(".goldens/report.html"), encoding: .utf8)
      #expect(page.components(separatedBy: "was accepted since the run").count == 3)
      try goldens.run([one: .green, other: .green])
      #expect(try await goldens.tool("status").code == .done)
    }
  }

  @Test func `an acceptance that was cut short before the index is finished by the next`()
    async throws
  {
    try goldens.record()
    let index = try Data(contentsOf: goldens.folder.url("Goldens/index.json"))
    try goldens.run([one: .green, other: .blue])
    #expect(try await goldens.tool("accept", "--all").code == .done)
    try index.write(to: goldens.folder.url("Goldens/index.json"))
    #expect(try await goldens.tool("status").text.contains("unlisted  \(one)"))
    #expect(
      try await goldens.tool("accept", "--all").text == "accepted \(one)\n1 golden accepted\n")
    #expect(try await goldens.tool("status").code == .done)
  }

  @Test func `JUnit attaches the pictures that are there, and no others`() async throws {
    try goldens.run([one: .red])
    let junit = try await goldens.tool("status", "--junit", "-").text
    // A new golden has an actual picture, and nothing that was expected.
    let files = junit.matches(of: /\[\[ATTACHMENT\|([^\]]*)\]\]/).map { String($0.1) }
    #expect(files.map { URL(filePath: $0).lastPathComponent } == ["64x36-dark.actual.png"])
    #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0) })
  }

  @Test func `where CI is set nothing is accepted`() async throws {
    try goldens.record()
    try goldens.run([one: .green])
    let run = try await goldens.tool("accept", "--all", environment: ["CI": "true"])
    #expect(run.code == .usage)
    #expect(run.errors.contains("CI is set"))
  }

  @Test func `accept wants one selection that exists`() async throws {
    try goldens.record()
    #expect(try await goldens.tool("accept").code == .usage)
    #expect(try await goldens.tool("accept", "--all", "suite").code == .usage)
    #expect(try await goldens.tool("accept", "nothing/here").errors.contains("nothing/here"))
    #expect(try await goldens.tool("accept", "--group", "7").errors.contains("no group 7"))
  }

  @Test func `prune removes what a complete run did not name, its entry and its folder`()
    async throws
  {
    try goldens.record()
    try goldens.run([one: .red])
    let dry = try await goldens.tool("prune", "--dry-run")
    #expect(dry.text == "\(other)\n1 golden would be removed\n")
    #expect(try goldens.goldens() == [one, other])
    let run = try await goldens.tool("prune")
    #expect(run.text == "\(other)\n1 golden removed\n")
    #expect(try goldens.goldens() == [one])
    #expect(try goldens.folder.names(in: "Goldens/suite") == ["one"])
    #expect(try await goldens.tool("status").code == .done)
  }

  @Test func `prune refuses after a filtered run, and after some parts of one`() async throws {
    try goldens.record()
    try goldens.run([one: .red], isFiltered: true)
    let filtered = try await goldens.tool("prune")
    #expect(filtered.code == .usage)
    #expect(filtered.errors.contains("filtered"))
    try FileManager.default.removeItem(atPath: goldens.folder.path(".goldens"))
    try goldens.run([one: .red], shard: .init(number: 1, count: 2))
    #expect(try await goldens.tool("prune").errors.contains("parts 2/2 are missing"))
    try goldens.run([other: .blue], shard: .init(number: 2, count: 2))
    #expect(try await goldens.tool("prune").text == "0 goldens removed\n")
    #expect(try goldens.goldens() == [one, other])
  }

  @Test func `the ledger lists allowances with reason, owner and slack`() async throws {
    try goldens.record()
    #expect(try await goldens.tool("ledger").text.contains("no golden"))
    let allowance = GoldenAllowance(
      channel: 9, pixels: 200, window: 200, reason: "old rasterizer", owner: "graphics")
    try goldens.run([one: .red], allowing: allowance)
    let rows = try await goldens.tool("ledger").text.split(separator: "\n")
    #expect(rows.count == 2)
    #expect(
      rows[1].split(separator: " ").map(String.init) == [
        one, "9/200/200", "0/0/0", "9/200/200", "no", "end", "all", "graphics", "old",
        "rasterizer",
      ])
    #expect(try await goldens.tool("ledger").code == .done)
    #expect(try await goldens.tool("ledger", "--strict").code == .findings)
    let ended = GoldenAllowance(
      channel: 0, pixels: 0, window: 0, reason: "r", owner: "o", until: "2020-01-01")
    try goldens.run([one: .red], allowing: ended)
    #expect(try await goldens.tool("ledger", "--strict").code == .findings)
    let exact = GoldenAllowance(channel: 0, pixels: 0, window: 0, reason: "r", owner: "o")
    try goldens.run([one: .red], allowing: exact)
    #expect(try await goldens.tool("ledger", "--strict").code == .done)
  }

  @Test func `JUnit and the summary tell the same run`() async throws {
    try goldens.record()
    try goldens.run([one: .green, other: .blue])
    let junit = try await goldens.tool("status", "--junit", "-")
    #expect(junit.text.contains(#"<testsuite name="goldens" tests="2" failures="1">"#))
    #expect(junit.text.contains("[[ATTACHMENT|"))
    let parser = XMLCheck(junit.output)
    #expect(parser.isWellFormed)
    #expect(
      parser.counts == [
        "testsuites": 1, "testsuite": 1, "testcase": 2, "failure": 1, "system-out": 1,
      ])
    let summary = try await goldens.tool("status", "--summary", "-")
    #expect(summary.text.contains("| changed | 1 |"))
    #expect(summary.text.contains("- `\(one)`"))
    #expect(summary.text.contains("tenfoot goldens accept --group 1"))
  }

  @Test func `calibrate prints a checksum for each scene, screen and color scheme`() async throws {
    let run = try await goldens.run(words: ["calibrate", "--checksums", "--threads", "3"])
    #expect(run.code == .done)
    let lines = run.text.split(separator: "\n")
    // Two scenes on three screens, dark and light.
    #expect(lines.count == 12)
    #expect(lines.first?.hasPrefix("poll 1280x720 dark ") == true)
    // Twelve pictures, each drawn ten more times.
    let floor = try await goldens.run(words: ["calibrate", "--times", "1"])
    #expect(floor.text == "noise floor: 0 of 120 pictures differ\n")
    #expect(floor.code == .done)
  }

  @Test func `calibrate draws in other processes too, and tells those that draw otherwise`()
    async throws
  {
    // A tool that draws nothing, and writes down how it was called.
    let log = goldens.folder.path("calls")
    let script = try goldens.folder.file(
      "tool",
      """
      #!/bin/bash
      echo "$PIXMAN_DISABLE,$TZ,$FONTCONFIG_FILE,$MALLOC_PERTURB_,$*" >> '\(log)'
      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    let run = try await goldens.run(
      words: ["calibrate", "--times", "1"], executable: URL(fileURLWithPath: script))
    #expect(run.code == .findings)
    // Twelve pictures in six processes, beside the 120 in this one.
    #expect(run.text.hasSuffix("noise floor: 72 of 192 pictures differ\n"))
    #expect(run.text.contains("poll 1280x720 dark without vector instructions: other pixels\n"))
    let call = "goldens calibrate --checksums --threads"
    #expect(
      try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n") == [
        ",,,,\(call) 1", ",,,,\(call) 4",
        "mmx sse2 ssse3 arm-simd arm-neon arm-a64-neon arm-iwmmxt,,,,\(call) 1",
        ",Asia/Kathmandu,,,\(call) 1", ",,/nonexistent/fonts.conf,,\(call) 1",
        ",,,165,\(call) 1",
      ])
  }

  @Test func `mutations are noticed where a golden shows the scene, and missed where none does`()
    async throws
  {
    // The scenes of these tests have no goldens here.
    let run = try await goldens.tool("mutate", "--screen", "64x36")
    #expect(run.code == .findings)
    #expect(run.text.contains("poll 64x36 dark: no golden shows it"))
  }
}
