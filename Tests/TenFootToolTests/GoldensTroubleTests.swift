import Foundation
import TenFoot
import Testing

@testable import TenFootGoldens
@testable import TenFootTool

/// What the verbs for goldens say of files and flags that are not as they should be.
@MainActor struct GoldensTroubleTests {
  private let goldens: GoldensFolder
  private let one = GoldensFolder.one
  private let other = GoldensFolder.other

  init() throws { goldens = try GoldensFolder() }

  @Test func `files that can be no goldens are told, and prune leaves them`() async throws {
    try goldens.record()
    let strays = [
      "notes.txt", "picture.png", "suite/one/old.jpg", "suite/one/Upper.png",
      "suite/one/deep/a.png",
    ]
    _ = try goldens.folder.folder("Goldens/suite/one/deep")
    for stray in strays + ["README.md", ".gitattributes", "suite/.hidden.png"] {
      try Data("x".utf8).write(to: goldens.folder.url("Goldens/" + stray))
    }
    let run = try await goldens.tool("status")
    #expect(run.code == .findings)
    let told = run.text.split(separator: "\n").filter { $0.hasPrefix("stray") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
    #expect(told == strays.sorted())
    #expect(try await goldens.tool("status", "--summary", "-").text.contains("- `notes.txt`"))
    try goldens.run([other: .blue])
    #expect(try await goldens.tool("prune").text == "\(one)\n1 golden removed\n")
    for stray in strays {
      #expect(FileManager.default.fileExists(atPath: goldens.path + "/" + stray), "\(stray)")
    }
  }

  @Test func `a line of the index never makes prune or accept leave the folder`() async throws {
    try goldens.record()
    let victim = try goldens.folder.file("victim.png", "mine")
    let index = goldens.folder.url("Goldens/index.json")
    let text = try String(contentsOf: index, encoding: .utf8)
    try Data(text.replacing("\"\(other)\"", with: "\"../victim.png\"").utf8).write(to: index)
    #expect(try await goldens.tool("status").text.contains("stray     ../victim.png"))
    _ = try await goldens.tool("prune")
    #expect(FileManager.default.fileExists(atPath: victim))
  }

  @Test func `without a run on record every verb says so and ends with 66`() async throws {
    for verb in [["status"], ["accept", "--all"], ["prune"], ["report"], ["ledger"]] {
      let run = try await goldens.run(
        words: verb + ["--goldens", goldens.folder.path("Nowhere/Goldens")])
      #expect(run.code == .noInput, "\(verb)")
      #expect(
        run.errors.contains(
          "no run of the goldens in \(goldens.folder.path("Nowhere/Goldens")) is on record; "
            + "run the tests first"))
      #expect(run.text.isEmpty)
    }
    // A first run has goldens to tell of before there is a folder of them.
    try goldens.run([one: .red])
    #expect(try await goldens.tool("status").text.contains("new  \(one)"))
  }

  @Test func `a run that was cut short is told, and is never clean`() async throws {
    try goldens.record()
    let file = goldens.folder.url(".goldens/run.jsonl")
    try Data(contentsOf: file).dropLast(9).write(to: file)
    let run = try await goldens.tool("status")
    #expect(run.code == .findings)
    #expect(run.errors.contains("the last run is not all there: line 5 of "))
    #expect(try await goldens.tool("prune").code == .usage)
    // The next run is whole again.
    try goldens.run([one: .red, other: .blue])
    #expect(try await goldens.tool("status").code == .done)
  }

  @Test func `a damaged record is told by file and line, with 66`() async throws {
    try goldens.record()
    let file = goldens.folder.url(".goldens/run.jsonl")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data((text + "{\"result\n" + text).utf8).write(to: file)
    for verb in [["status"], ["accept", "--all"], ["prune"], ["report"], ["ledger"]] {
      let run = try await goldens.run(words: verb + ["--goldens", goldens.path])
      #expect(run.code == .noInput)
      #expect(run.errors.contains("run.jsonl can't be read: line 6 is no line of a run's record"))
    }
  }

  @Test func `a folder in the place of the index, or a file in the folder's, is told as that`()
    async throws
  {
    try goldens.record()
    let index = goldens.folder.url("Goldens/index.json")
    try FileManager.default.removeItem(at: index)
    _ = try goldens.folder.folder("Goldens/index.json")
    let run = try await goldens.tool("status")
    #expect(run.code == .noInput)
    #expect(run.errors.contains("index.json can't be read: it is a folder, and a file is wanted."))
    try FileManager.default.removeItem(atPath: goldens.path)
    _ = try goldens.folder.file("Goldens", "")
    let file = try await goldens.tool("status")
    #expect(file.code == .noInput)
    #expect(file.errors.contains("Goldens"))
    #expect(!file.errors.contains("NSCocoaError"))
  }

  @Test func `two outputs don't mix on standard output, and flags that mean nothing are refused`()
    async throws
  {
    try goldens.record()
    let both = try await goldens.tool("status", "--junit", "-", "--summary", "-")
    #expect(both.code == .usage)
    #expect(both.text.isEmpty)
    #expect(
      try await goldens.tool("status", "--junit", goldens.folder.path("j"), "--summary", "-").code
        == .done)
    #expect(try await goldens.run(words: ["calibrate", "--threads", "99"]).code == .usage)
    #expect(
      try await goldens.run(words: ["calibrate", "--threads", "2"]).errors.contains("--checksums"))
    #expect(
      try await goldens.run(words: ["calibrate", "--checksums", "--times", "2"]).code == .usage)
    #expect(
      try await goldens.run(words: ["calibrate", "--checksums", "--times", "x"]).code == .usage)
  }
}
