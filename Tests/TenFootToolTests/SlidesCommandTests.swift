import Foundation
import Testing

@testable import TenFootTool

struct SlidesCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static func state(_ question: String) -> String {
    #"{"question": "\#(question)", "answers": []}"#
  }

  private func slides(
    _ lines: [String], into name: String = "frames", _ words: String...
  ) async throws -> ToolRun {
    let states = try folder.file("states.jsonl", lines.joined(separator: "\n"))
    let common = ["slides", "poll", "--states", states, "-o", folder.path(name)]
    return try await ToolRun(words: common + ["--screen", "64x36"] + words)
  }

  private func frames(in name: String = "frames") throws -> [String: Data] {
    var frames: [String: Data] = [:]
    for file in try folder.names(in: name) {
      frames[file] = try Data(contentsOf: folder.url(name + "/" + file))
    }
    return frames
  }

  @Test func `each line has the frame of its number, the same that render makes`() async throws {
    let run = try await slides(["A", "B", "C"].map(Self.state))
    #expect(run.code == .done)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
    let frames = try frames()
    #expect(frames.keys.sorted() == ["0001.png", "0002.png", "0003.png"])
    for (name, question) in zip(frames.keys.sorted(), ["A", "B", "C"]) {
      let one = try await ToolRun(
        "render", "poll", "--state", "-", "--screen", "64x36", "-o", "-",
        input: Self.state(question))
      #expect(frames[name] == one.output)
    }
  }

  @Test func `any number of jobs makes the same files`() async throws {
    let lines = (1...25).map { Self.state("\($0)") }
    for jobs in ["1", "2", "7", "256"] {
      #expect(try await slides(lines, into: "jobs-\(jobs)", "--jobs", jobs).code == .done)
    }
    let one = try frames(in: "jobs-1")
    #expect(one.count == 25)
    for jobs in ["2", "7", "256"] { #expect(try frames(in: "jobs-\(jobs)") == one) }
  }

  @Test(arguments: [
    (["--from", "3"], ["0003.png", "0004.png", "0005.png"]),
    (["--count", "2"], ["0001.png", "0002.png"]),
    (["--from", "2", "--count", "2"], ["0002.png", "0003.png"]),
    (["--from", "5", "--count", "9223372036854775807"], ["0005.png"]),
  ])
  func `a part of the lines keeps its numbers`(words: [String], names: [String]) async throws {
    let lines = (1...5).map { Self.state("\($0)") }
    let states = try folder.file("states.jsonl", lines.joined(separator: "\n"))
    let run = try await ToolRun(
      words: ["slides", "poll", "--states", states, "-o", folder.path("frames")]
        + ["--screen", "64x36"] + words)
    #expect(run.code == .done)
    #expect(try folder.names(in: "frames") == names)
  }

  @Test func `one bad line among a thousand is told, and the others are drawn`() async throws {
    var lines = (1...1000).map { Self.state("\($0)") }
    lines[500] = #"{"question": "?", "answer": []}"#
    let states = try folder.file("states.jsonl", lines.joined(separator: "\n"))
    let small = try await ToolRun(
      "slides", "poll", "--states", states, "-o", folder.path("frames"), "--screen", "4x4")
    #expect(small.code == .badData)
    #expect(
      small.errors == """
        tenfoot: error: \(states), line 501, column 1: missing "answers"; there is "answer".
        tenfoot: error: 1 line of \(states) could not be shown; 999 frames were drawn.

        """)
    let names = try folder.names(in: "frames")
    #expect(names.count == 999)
    #expect(!names.contains("0501.png"))
    #expect(names.last == "1000.png")
  }

  @Test func `bad lines are told in the order of the file`() async throws {
    let lines = (1...40).map { $0.isMultiple(of: 3) ? "{" : Self.state("\($0)") }
    let run = try await slides(lines, into: "frames", "--jobs", "8")
    #expect(run.code == .badData)
    let told = run.errors.matches(of: /line (\d+),/).compactMap { Int($0.output.1) }
    #expect(told == Array(stride(from: 3, through: 39, by: 3)))
  }

  @Test func `an empty line has no frame and keeps its number`() async throws {
    let run = try await slides([Self.state("A"), "", "  \r", Self.state("B"), ""])
    #expect(run.code == .done)
    #expect(try folder.names(in: "frames") == ["0001.png", "0004.png"])
  }

  @Test func `a warning about a field is told once`() async throws {
    let line = #"{"question": "?", "answers": [], "mod": "gloomy"}"#
    let run = try await slides([line, line, line])
    #expect(run.code == .done)
    #expect(run.errors.matches(of: /did you mean/).count == 1)
    #expect(run.errors.contains("line 1, column 34"))
  }

  @Test func `a line of 200 MB is passed over`() async throws {
    let states = try folder.file("states.jsonl", Self.state("A") + "\n")
    #expect(truncate(states, 200 << 20) == 0)
    let end = try FileHandle(forWritingTo: folder.url("states.jsonl"))
    try end.seekToEnd()
    try end.write(contentsOf: Data(("\n" + Self.state("B") + "\n").utf8))
    try end.close()
    let run = try await ToolRun(
      "slides", "poll", "--states", states, "-o", folder.path("frames"), "--screen", "64x36")
    #expect(run.code == .badData)
    #expect(run.errors.contains("line 2: a state has at most 16 MiB, this one has more."))
    #expect(try folder.names(in: "frames") == ["0001.png", "0003.png"])
  }

  @Test func `no state at all is bad data`() async throws {
    let empty = try await slides([])
    #expect(empty.code == .badData)
    #expect(empty.errors.contains("states.jsonl: there is no state."))
    let past = try await slides([Self.state("A")], into: "frames", "--from", "100")
    #expect(past.code == .badData)
    #expect(past.errors.contains("there is no state from line 100 on."))
  }

  @Test func `states that are missing are told before a folder is made`() async throws {
    let missing = folder.path("missing.jsonl")
    let run = try await ToolRun(
      "slides", "poll", "--states", missing, "-o", folder.path("frames"))
    #expect(run.code == .noInput)
    #expect(run.errors == "tenfoot: error: \(missing) can't be read: it does not exist.\n")
    #expect(try folder.names().isEmpty)
  }

  @Test func `a folder that can't be made or is a file is told`() async throws {
    let deep = try await slides([Self.state("A")], into: "missing/frames")
    #expect(deep.code == .cannotWrite)
    #expect(deep.errors.contains("the folder \(folder.path("missing")) does not exist"))
    let file = try await slides([Self.state("A")], into: "states.jsonl")
    #expect(file.code == .cannotWrite)
    #expect(file.errors.contains("it is a file, and a folder is needed"))
  }

  @Test func `a frame that can't be written ends the run`() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("frames/0002.png"), withIntermediateDirectories: true)
    let run = try await slides((1...500).map { Self.state("\($0)") })
    #expect(run.code == .cannotWrite)
    #expect(run.errors.contains("frames/0002.png can't be written: it is a folder."))
    #expect(try folder.names(in: "frames").count < 400)
  }

  @Test(arguments: [(1, "0001.png"), (9999, "9999.png"), (10_000, "10000.png")])
  func `a frame's name has four digits or more`(line: Int, name: String) {
    #expect(SlidePainter<Poll>.fileName(line: line) == name)
  }
}
