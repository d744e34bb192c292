import Foundation
import Testing

@testable import TenFootTool

struct RenderCommandTests {
  private let folder: TemporaryFolder
  private let state = #"{"question": "?", "answers": []}"#

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `without a state the sample is drawn, in the screen's pixels`() async throws {
    let path = folder.path("poll.png")
    let run = try await ToolRun("render", "poll", "--screen", "64x36", "-o", path)
    #expect(run.code == .done)
    #expect(run.output.isEmpty)
    #expect(pngSize(try Data(contentsOf: folder.url("poll.png"))) == [64, 36])
    #expect(try folder.names() == ["poll.png"])
  }

  @Test func `the frame goes to standard output, and nothing else does`() async throws {
    let run = try await ToolRun(
      "render", "poll", "--state", "-", "--screen=64x36", "--scale", "2", "-o-", input: state)
    #expect(run.code == .done)
    #expect(pngSize(run.output) == [128, 72])
  }

  @Test func `a state from a file and one from standard input make the same frame`() async throws {
    let file = try folder.file("state.json", state)
    let words = ["render", "poll", "--screen", "64x36", "-o", "-", "--state"]
    let fromFile = try await ToolRun(words: words + [file])
    let fromInput = try await ToolRun(words: words + ["-"], input: Data(state.utf8))
    #expect(fromFile.output == fromInput.output)
    #expect(fromFile.code == .done)
  }

  @Test func `a state that is missing, a folder or too long is told`() async throws {
    let missing = folder.path("missing.json")
    let run = try await ToolRun("render", "poll", "--state", missing, "-o", "-")
    #expect(run.code == .noInput)
    #expect(run.errors == "tenfoot: error: \(missing) can't be read: it does not exist.\n")

    let aFolder = try await ToolRun("render", "poll", "--state", folder.path, "-o", "-")
    #expect(aFolder.code == .noInput)
    #expect(aFolder.errors.contains("it is a folder"))

    let long = try folder.file("long.json", "")
    #expect(truncate(long, 200 << 20) == 0)
    let tooLong = try await ToolRun("render", "poll", "--state", long, "-o", "-")
    #expect(tooLong.code == .badData)
    #expect(tooLong.errors.contains("a state has at most 16 MiB"))
  }

  @Test(arguments: ["", "{", "[]", #"{"question": 1, "answers": []}"#, "<html>"])
  func `a bad state is bad data, and leaves no file`(text: String) async throws {
    let path = folder.path("poll.png")
    let run = try await ToolRun("render", "poll", "--state", "-", "-o", path, input: text)
    #expect(run.code == .badData)
    #expect(run.errors.hasPrefix("tenfoot: error: standard input"))
    #expect(run.errors.hasSuffix(".\n"))
    #expect(try folder.names().isEmpty)
  }

  @Test func `a misspelt field is a warning and the frame is drawn`() async throws {
    let text = #"{"question": "?", "answers": [], "mod": "gloomy"}"#
    let run = try await ToolRun(
      "render", "poll", "--state", "-", "--screen", "64x36", "-o", "-", input: text)
    #expect(run.code == .done)
    #expect(pngSize(run.output) == [64, 36])
    #expect(
      run.errors.contains(
        #"tenfoot: warning: standard input, line 1, column 34: there is no field "mod"; did you mean "mood"?"#
      ))
  }

  @Test func `an output that can't be written is told, and leaves nothing`() async throws {
    let words = ["render", "poll", "--screen", "64x36", "-o"]
    let noFolder = try await ToolRun(words: words + [folder.path("missing/poll.png")])
    #expect(noFolder.code == .cannotWrite)
    #expect(noFolder.errors.contains("the folder \(folder.path("missing")) does not exist"))

    let aFolder = try await ToolRun(words: words + [folder.path])
    #expect(aFolder.code == .cannotWrite)
    #expect(aFolder.errors.contains("it is a folder"))

    let file = try folder.file("file", "")
    let inFile = try await ToolRun(words: words + [file + "/poll.png"])
    #expect(inFile.code == .cannotWrite)
    #expect(inFile.errors.contains("part of its path is not a folder"))
    #expect(try folder.names() == ["file"])
  }

  @Test func `which fonts stand in for others is written as JSON`() async throws {
    struct Entry: Decodable, Equatable {
      var characters: String
      var codePoints: [String]
      var requested: String
      var used: String?
      var path: String
      var text: String
    }
    let state = #"{"question": "Ana ก\ufdd0", "answers": []}"#
    let path = folder.path("fonts.json")
    let words = [
      "render", "poll", "--state", "-", "--screen", "64x36", "-o", folder.path("poll.png"),
      "--substitutions",
    ]
    let run = try await ToolRun(words: words + [path], input: Data(state.utf8))
    #expect(run.code == .done)
    let written = try Data(contentsOf: folder.url("fonts.json"))
    let entries = try JSONDecoder().decode([Entry].self, from: written)
    #expect(entries.map(\.codePoints) == [["U+0E01"], ["U+FDD0"]])
    #expect(entries.map(\.used) == ["Noto Sans Thai", nil])
    #expect(entries.map(\.requested) == ["Inter", "Inter"])
    #expect(entries.allSatisfy { !$0.path.isEmpty && $0.text.hasPrefix("Ana ก") })
    let toOutput = try await ToolRun(words: words + ["-"], input: Data(state.utf8))
    #expect(toOutput.output == written)
    let none = try await ToolRun(words: words + ["-"], input: Data(self.state.utf8))
    #expect(none.output == Data("[\n\n]\n".utf8))
  }

  @Test func `a folder of fonts that is missing is a missing input`() async throws {
    let missing = folder.path("fonts")
    let run = try await ToolRun("render", "poll", "--font-dir", missing, "-o", "-")
    #expect(run.code == .noInput)
    #expect(run.errors == "tenfoot: error: \(missing) can't be read: it does not exist.\n")
  }

  @Test func `a finding is told with its count, and fails a strict run only`() async throws {
    // No font has a glyph for a noncharacter (Unicode Standard, section 23.7).
    let bad = #"{"question": "\ufdd0", "answers": []}"#
    let words = ["render", "poll", "--state", "-", "--screen", "64x36", "-o", "-"]
    let run = try await ToolRun(words: words, input: Data(bad.utf8))
    #expect(run.code == .done)
    #expect(run.errors.hasPrefix("tenfoot: warning: "))
    #expect(run.errors.contains("U+FDD0"))
    #expect(run.errors.split(separator: "\n").count == 1)
    let strict = try await ToolRun(words: words + ["--strict"], input: Data(bad.utf8))
    #expect(strict.code == .findings)
    #expect(strict.errors == run.errors)
    #expect(strict.output == run.output)
    let fine = try await ToolRun(words: words + ["--strict"], input: Data(state.utf8))
    #expect(fine.code == .done)
    #expect(fine.errors.isEmpty)
  }
}
