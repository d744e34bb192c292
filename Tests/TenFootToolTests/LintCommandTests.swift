import Foundation
import TenFoot
import Testing

@testable import TenFootTool

/// A text of a fixed size, 40 points: 16.3′ from 10 feet on 43 inches.
private struct Note: TenFootScene {
  struct Model: Decodable, Sendable { var text: String }

  static let name = "note"
  static let summary = "A text"
  static let sample = Model(text: "Hamburg")

  static func view(of model: Model) -> some View {
    Text(model.text).font(.system(size: 40, weight: .medium))
  }
}

struct LintCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func lint(_ words: String..., input: String = "") async throws -> ToolRun {
    try await ToolRun(
      words: ["lint", "note"] + words, input: Data(input.utf8), scenes: [Note.self])
  }

  private func object(_ data: Data) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `findings come with where and what passes, and an error ends with 1`() async throws {
    // From 40 feet 40 points are 4.1′.
    let far = try await lint("--distance", "40ft")
    #expect(far.code == .findings)
    #expect(far.text.contains("error TXT-CAP-MIN: "))
    #expect(far.text.contains("points passes"))
    let near = try await lint("--distance", "10ft")
    #expect(near.code == .done)
    #expect(!near.text.contains("error"))
  }

  @Test func `a rule's level is the caller's`() async throws {
    let run = try await lint(
      "--distance", "40ft", "--rule", "TXT-CAP-MIN=info", "--rule", "TXT-XH-MIN=off")
    #expect(run.code == .done)
    #expect(run.text.contains("info TXT-CAP-MIN"))
    #expect(!run.text.contains("TXT-XH-MIN"))
  }

  @Test func `states are told once with their lines`() async throws {
    let state = #"{"text": "A?"}"#
    let other = #"{"text": "Which of them?"}"#
    let run = try await lint(
      "--states", "-", "--distance", "40ft", "--format", "json",
      input: [state, other, "", state].joined(separator: "\n"))
    let report = try object(run.output)
    #expect(report["states"] as? Int == 3)
    let findings = try #require(report["findings"] as? [[String: Any]])
    let small = findings.filter { $0["rule"] as? String == "TXT-CAP-MIN" }
    #expect(small.compactMap { $0["states"] as? [Int] }.contains([1, 2, 4]))
  }

  @Test func `a bad state of many is told, and the others are looked at`() async throws {
    let run = try await lint(
      "--states", "-", input: "{\n" + #"{"text": "A?"}"#)
    #expect(run.code == .badData)
    #expect(run.errors.contains("line 1"))
    #expect(run.text.contains("TXT-CAP-REC"))
    let none = try await lint("--states", "-", input: "\n")
    #expect(none.code == .badData)
  }

  @Test func `the annotated frame is as wide as the screen and has a legend under it`() async throws
  {
    let path = folder.path("a.png")
    _ = try await lint("--distance", "40ft", "--annotate", path)
    let size = try #require(pngSize(try Data(contentsOf: folder.url("a.png"))))
    #expect(size[0] == 1920 && size[1] > 1080)
  }

  @Test(arguments: [
    (["--distance", "0ft"], "it must be from 5 cm to 1 km"),
    (["--distance", "-3m"], "it must be from 5 cm to 1 km"),
    (["--distance", "nanft"], "a length is a number with its unit"),
    (["--distance", "1e9ft"], "it must be from 5 cm to 1 km"),
    (["--diagonal", "1e9in"], "it must be from 1 inch to 100 m"),
    (["--diagonal", "43"], "one of the units mm, cm, m, km, in or ft"),
    (["--diagonal", "43inn"], "Did you mean \"43in\"?"),
    (["--rule", "TXT-CAP-MNI=off"], "Did you mean \"TXT-CAP-MIN\"?"),
    (["--rule", "TXT-CAP-MIN=of"], "Did you mean \"TXT-CAP-MIN=off\"?"),
    (["--rule", "TXT-CAP-MIN"], "it is a rule and its level"),
    (["--format", "jsn"], "Did you mean \"json\"?"),
    (["--acuity", "0"], "it must be from 0.05 to 4"),
    (["--each", "0"], "a number of seconds above 0"),
    (["--annotate", "-"], "standard output is the report's"),
    (["--each", "0x5"], "a number of seconds above 0"),
    (["--each", "nan"], "a number of seconds"),
    (["--scale", "0x10"], "a scale is a number above 0"),
    (["--scale", "inf"], "a scale is a number"),
    (["--acuity", "0x1"], "an acuity is a number"), (["--distance", "0x10ft"], "one of the units"),
    (["--distance", "10 parsec"], "one of the units"),
    (["--diagonal", "-43in"], "it must be from"),
    (["--diagonal", "0in"], "it must be from"),
    (["--diagonal", "nanin"], "a number with its unit"),
  ])
  func `a wrong word is told with what would be right`(
    words: [String], sentence: String
  ) async throws {
    let run = try await ToolRun(words: ["lint", "note"] + words, scenes: [Note.self])
    #expect(run.code == .usage)
    #expect(run.errors.contains(sentence), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  // 40 points of Inter's capitals are 16.27′ on 43 inches and 15.89′ on 42; with half the acuity they
  // would have to be 22.4′.
  @Test(arguments: [
    (["--diagonal", "43in"], 0), (["--diagonal", "42in"], 1), (["--acuity", "0.7"], 0),
    (["--acuity", "0.5"], 1), (["--distance", "1km"], 1),
  ])
  func `the room is the caller's`(words: [String], count: Int) async throws {
    let run = try await ToolRun(words: ["lint", "note"] + words, scenes: [Note.self])
    #expect(run.code == (count == 0 ? .done : .findings))
    #expect(run.text.contains("error TXT-CAP-MIN") == (count == 1))
  }

  @Test func `with --strict a warning ends with 1`() async throws {
    #expect(try await lint().code == .done)
    let strict = try await lint("--strict")
    #expect(strict.code == .findings)
    #expect(strict.text.contains("warning TXT-CAP-REC"))
  }

  // Four words take 1 + 0.4 × 4 = 2.6 seconds.
  @Test(arguments: [("2.6", false), ("2.5", true)])
  func `each state is shown for so long`(each: String, isTold: Bool) async throws {
    let run = try await lint(
      "--states", "-", "--each", each,
      input: #"{"text": "one two three four"}"# + "\n" + #"{"text": "Next question"}"#)
    #expect(run.text.contains("TXT-HOLD") == isTold)
  }

  @Test(arguments: [(["--screen", "720p"], 1280), (["--scale", "0.5"], 960)])
  func `the screen is the caller's`(words: [String], width: Int) async throws {
    let path = folder.path("a.png")
    let run = try await ToolRun(
      words: ["lint", "note", "--annotate", path] + words, scenes: [Note.self])
    #expect(run.code == .done)
    #expect(pngSize(try Data(contentsOf: folder.url("a.png")))?.first == width)
  }

  @Test func `of two levels for a rule the last counts`() async throws {
    let run = try await lint(
      "--distance", "40ft", "--rule", "TXT-CAP-MIN=off", "--rule", "txt-cap-min=info", "--rule",
      "TXT-XH-MIN=off")
    #expect(run.code == .done)
    #expect(run.text.contains("info TXT-CAP-MIN"))
  }

  @Test func `a report without findings is whole in every format`() async throws {
    // The wall is black, which is out of range.
    let words = ["lint", "blank-wall", "--rule", "COL-RANGE=off", "--format"]
    let text = try await ToolRun(words: words + ["text"])
    #expect(text.code == .done)
    #expect(!text.text.isEmpty)
    let json = try object(try await ToolRun(words: words + ["json"]).output)
    #expect((json["findings"] as? [Any])?.isEmpty == true)
    let sarif = try object(try await ToolRun(words: words + ["sarif"]).output)
    let runs = try #require(sarif["runs"] as? [[String: Any]])
    #expect((runs.first?["results"] as? [Any])?.isEmpty == true)
  }

  @Test func `of many states the first is annotated`() async throws {
    let (one, two) = (folder.path("one.png"), folder.path("two.png"))
    let states = [#"{"text": "Aa"}"#, #"{"text": "Bb"}"#]
    _ = try await lint(
      "--states", "-", "--distance", "40ft", "--annotate", one,
      input: states.joined(separator: "\n"))
    let state = try folder.file("state.json", states[0])
    _ = try await lint("--state", state, "--distance", "40ft", "--annotate", two)
    #expect(
      try Data(contentsOf: folder.url("one.png")) == Data(contentsOf: folder.url("two.png")))
  }

  @Test func `a frame is drawn as somebody sees it`() async throws {
    let plain = try await ToolRun("render", "poll", "--screen", "320x180", "-o", "-")
    let flags = [
      ["--seen-from", "20ft"], ["--color-vision", "deutan"], ["--safe-areas"],
    ]
    for flag in flags {
      let seen = try await ToolRun(
        words: ["render", "poll", "--screen", "320x180", "-o", "-"] + flag)
      #expect(seen.code == .done)
      #expect(pngSize(seen.output) == [320, 180])
      // White on black has no color to lose.
      #expect(seen.output != plain.output || flag[0] == "--color-vision")
    }
    let near = try await ToolRun(
      "render", "poll", "--screen", "320x180", "-o", "-", "--seen-from", "1ft")
    #expect(near.output == plain.output)
    let document = try await ToolRun(
      "render", "poll", "--format", "pdf", "-o", "-", "--seen-from", "10ft")
    #expect(document.code == .usage)
  }
}
