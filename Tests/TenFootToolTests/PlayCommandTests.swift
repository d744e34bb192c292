import Foundation
import Testing

@testable import TenFootTool

struct PlayCommandTests {
  @Test func `a scenario becomes a film strip and a log`() async throws {
    let folder = try TemporaryFolder()
    let scenario = try folder.file(
      "s.jsonl",
      """
      {"at": 1, "event": "connect", "screen": "den", "model": "tv-43-720p"}
      {"at": 5, "event": "disconnect", "screen": "den", "reason": "sleep"}
      """)
    let run = try await ToolRun("play", scenario, "-o", folder.path("film"))
    #expect(run.code == .done, "\(run.errors)")
    let names = try folder.names(in: "film")
    #expect(names.last == "events.log")
    // The phone's first frame, and for each line itself and what it led to.
    #expect(names.dropLast() == ["0001.png", "0002.png", "0003.png", "0004.png", "0005.png"])
    let log = try String(contentsOf: folder.url("film/events.log"), encoding: .utf8)
    #expect(log == run.text)
    #expect(
      log.split(separator: "\n").dropFirst() == [
        "1.000  connect den", "1.250    connected den#2",
        "1.250    mode settled den#2 1280x720@60", "1.250    view attached den#2",
        "1.250    session live", "1.267    first frame den#2", "5.000  disconnect den (sleep)",
        "5.250    disconnected den#2 (sleep)", "5.250    view detached den#2",
        "5.250    session disconnected (sleep)",
      ])
    let again = try await ToolRun("play", scenario, "-o", folder.path("again"))
    #expect(again.text == run.text)
    for name in names {
      #expect(
        try Data(contentsOf: folder.url("film/\(name)"))
          == Data(contentsOf: folder.url("again/\(name)")))
    }
  }

  @Test func `a bad line is bad data, named with its number, and nothing is written`() async throws
  {
    let folder = try TemporaryFolder()
    let run = try await ToolRun(
      "play", "-", "-o", folder.path("film"), input: "{\"at\": 0, \"event\": \"explode\"}\n")
    #expect(run.code == .badData)
    #expect(run.errors.contains("line 1: there is no event \"explode\"; expected one of connect,"))
    #expect(try folder.names() == [])
  }

  @Test func `a line that can't be is named with its file, and the folder keeps what it has`()
    async throws
  {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url("film"), withIntermediateDirectories: false)
    _ = try folder.file("film/0001.png", "old")
    let scenario = try folder.file(
      "s.jsonl",
      """
      {"at": 0, "event": "connect", "screen": "den"}
      {"at": 5, "event": "flap", "screen": "den", "times": 3, "every": 2}
      {"at": 5.5, "event": "mode", "screen": "den", "mode": "720p"}
      """)
    for output in [folder.path("film"), folder.path("new")] {
      let run = try await ToolRun("play", scenario, "-o", output)
      #expect(run.code == .badData)
      #expect(
        run.errors == "tenfoot: error: \(scenario), line 3: the screen den isn't connected; "
          + "no screen is connected.\n")
    }
    #expect(try folder.names() == ["film", "s.jsonl"])
    #expect(try folder.names(in: "film") == ["0001.png"])
    #expect(try String(contentsOf: folder.url("film/0001.png"), encoding: .utf8) == "old")
  }

  @Test func `a shorter film takes the place of a longer one, and what is no film's stays`()
    async throws
  {
    let folder = try TemporaryFolder()
    _ = try folder.folder("film")
    for name in ["0009.png", "9.png", "notes.txt"] { _ = try folder.file("film/\(name)", "mine") }
    let scenario = #"{"at": 0, "event": "end"}"#
    let first = try await ToolRun("play", "-", "-o", folder.path("film"), input: scenario)
    #expect(first.code == .done, "\(first.errors)")
    let names = try folder.names(in: "film")
    #expect(Set(names).isSuperset(of: ["0001.png", "0009.png", "9.png", "notes.txt"]))
    // Now the log says that a film is there, and what has its names is of it.
    _ = try await ToolRun("play", "-", "-o", folder.path("film"), input: scenario)
    #expect(try folder.names(in: "film") == names.filter { $0 != "0009.png" })
  }

  @Test func `a key that the game lacks is refused with its line and the keys there are`()
    async throws
  {
    let folder = try TemporaryFolder()
    let run = try await ToolRun(
      "play", "-", "-o", folder.path("film"),
      input: #"{"at": 0, "event": "press", "key": "4"}"# + "\n"
        + #"{"at": 1, "event": "press", "key": "5"}"#)
    #expect(run.code == .badData)
    #expect(
      run.errors == "tenfoot: error: standard input, line 2: the game party has no key \"5\"; "
        + "it has 1-4, j, space.\n")
    #expect(try folder.names() == [])
  }

  @Test func `a place in a line is told as in a state, and so is a text that is too long`()
    async throws
  {
    let folder = try TemporaryFolder()
    let bad = try await ToolRun("play", "-", "-o", folder.path("film"), input: #"{"at": x}"#)
    #expect(bad.errors.contains("standard input, line 1, column 8: expected a value"))
    let long = try await ToolRun(
      "play", "-", "-o", folder.path("film"),
      input: "\n\n" + String(repeating: "x", count: 20_000_000))
    #expect(long.code == .badData)
    #expect(
      long.errors
        == "tenfoot: error: standard input, line 3: a scenario has at most 16 MiB, this one has "
        + "more.\n")
  }

  @Test func `a run that is stopped leaves nothing behind`() async throws {
    let folder = try TemporaryFolder()
    let scenario = try folder.file(
      "s.jsonl",
      (0..<3000).map { #"{"at": \#($0 / 2), "event": "press", "key": "j"}"# }
        .joined(separator: "\n"))
    let run = try await ToolProcess.shell(
      "timeout -s INT 2 $tenfoot play \"$1\" -o \"$2\"", scenario, folder.path("film"))
    // timeout's own code when it had to stop something.
    #expect(run.code == 124, "\(run.errors)")
    #expect(try folder.names() == ["s.jsonl"])
  }

  @Test(arguments: [
    ([], "it is empty"), (Array("\n \n".utf8), "line 1: there is no event; expected a JSON object"),
    ([0xFF, 0xFE, 0x7B, 0], "line 1: expected UTF-8, found UTF-16"),
    (Array(#"{"at": 0, "event": "end"}"#.utf8) + [0x0A, 0xC3, 0x28], "expected UTF-8, found the"),
  ])
  func `a file that is no scenario is refused in a sentence`(
    _ bytes: [UInt8], _ message: String
  ) async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolRun(
      words: ["play", "-", "-o", folder.path("film")], input: Data(bytes))
    #expect(run.code == .badData)
    #expect(run.errors.contains("standard input"))
    #expect(run.errors.contains(message) || bytes.isEmpty, "\(run.errors)")
    #expect(try folder.names() == [])
  }

  @Test func `where nothing can be written is told before anything is drawn`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("file", "")
    let scenario = #"{"at": 0, "event": "end"}"#
    for (output, reason) in [
      (file, "it is a file, and a folder is needed"),
      (folder.path("no/film"), "the folder \(folder.path("no")) does not exist"),
    ] {
      let run = try await ToolRun("play", "-", "-o", output, input: scenario)
      #expect(run.code == .cannotWrite)
      #expect(run.errors.contains(reason), "\(run.errors)")
    }
    #expect(try await ToolRun("play", "-", "-o", "-", input: scenario).code == .usage)
    #expect(try folder.names() == ["file"])
  }

  @Test func `a game that isn't there is named with those that are`() async throws {
    let run = try await ToolRun("play", "-", "-o", "x", "--game", "partly")
    #expect(run.code == .usage)
    #expect(run.errors.contains("there is no game \"partly\". Did you mean \"party\"?"))
  }
}

struct PartyCommandTests {
  @Test func `keys play the game, and the television's picture is a file`() async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolRun(
      "party", "-o", folder.path("tv.png"), "--phone", folder.path("phone.png"), input: "jjt. q")
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.errors.contains("TV: live"))
    #expect(try folder.names() == ["phone.png", "tv.png"])
    let picture = try Data(contentsOf: folder.url("tv.png"))
    // PNG's header: 1920 by 1080.
    #expect(picture[16..<24] == Data([0, 0, 7, 0x80, 0, 0, 4, 0x38]))
  }

  @Test func `a television that is dropped is told of`() async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolRun("party", "-o", folder.path("tv.png"), input: "t.t.")
    #expect(run.errors.contains("TV: live\nTV: disconnected (unplugged)"))
  }

  @Test func `each picture has a file of its own`() async throws {
    let folder = try TemporaryFolder()
    let (file, other) = (folder.path("a.png"), folder.path("./a.png"))
    for words in [
      ["-o", "-"], ["-o", file, "--phone", "-"], ["-o", file, "--phone", file],
      ["-o", file, "--phone", other],
    ] {
      let run = try await ToolRun(words: ["party"] + words, input: Data("q".utf8))
      #expect(run.code == .usage, "\(words)")
      #expect(try folder.names() == [])
    }
    _ = try folder.file("a.png", "")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("b.png"), withDestinationPath: "a.png")
    let run = try await ToolRun(
      "party", "-o", file, "--phone", folder.path("b.png"), input: "q")
    #expect(run.code == .usage)
  }
}
