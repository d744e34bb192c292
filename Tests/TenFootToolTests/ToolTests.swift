import Testing

@testable import TenFootTool

struct ToolTests {
  @Test func `help tells every command and every exit code`() async throws {
    let run = try await ToolRun("--help")
    #expect(run.code == .done)
    #expect(run.errors.isEmpty)
    for verb in ["scenes", "render", "slides", "dump", "fonts"] {
      #expect(run.text.contains("\n  \(verb) "))
    }
    for code in [0, 1, 64, 65, 66, 70, 73, 130] {
      #expect(run.text.contains("\n  \(code) "))
    }
  }

  @Test func `nothing at all is wrong usage, and is helped`() async throws {
    let run = try await ToolRun()
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Usage: tenfoot COMMAND"))
  }

  @Test func `the version is the tool's own`() async throws {
    let run = try await ToolRun("--version")
    #expect(run.code == .done)
    #expect(run.text == "tenfoot 1.2.3\n")
  }

  @Test(arguments: CommandTable.commands.map { $0.name })
  func `a command's help tells every flag with its default`(verb: String) async throws {
    let run = try await ToolRun(verb, "--help")
    let command = try #require(CommandTable.commands.first { $0.name == verb })
    let page = run.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(run.code == .done)
    #expect(run.errors.isEmpty)
    for parameter in command.parameters {
      #expect(page.contains(parameter.name))
      if let text = parameter.defaultText { #expect(page.contains("(default: \(text))")) }
    }
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try await ToolRun("help", verb).text == run.text)
  }

  @Test(arguments: [
    (["rendr"], #"there is no command "rendr". Did you mean "render"?"#, "Try: tenfoot --help"),
    (
      ["paint"],
      #"there is no command "paint". There are: "#
        + "scenes, render, slides, dump, play, party, fonts.",
      "Try: tenfoot --help"
    ),
    (
      ["--verson"], #"there is no flag "--verson". Did you mean "--version"?"#,
      "Try: tenfoot --help"
    ),
    (
      ["help", "slide"], #"there is no command "slide". Did you mean "slides"?"#,
      "Try: tenfoot --help"
    ),
    (
      ["render", "pol"], #"there is no scene "pol". Did you mean "poll"?"#,
      "Try: tenfoot render --help"
    ),
    (
      ["render", "weather"], #"there is no scene "weather". There are: poll, blank-wall."#,
      "Try: tenfoot render --help"
    ),
    (
      ["render", "poll", "--scren", "720p"],
      #"there is no flag "--scren". Did you mean "--screen"?"#,
      "Try: tenfoot render --help"
    ),
    (["render"], "SCENE is missing.", "Try: tenfoot render --help"),
    (
      ["render", "poll", "again"], #""again" is one argument too many."#,
      "Try: tenfoot render --help"
    ),
    (["dump", "poll"], "--stage STAGE is missing.", "Try: tenfoot dump --help"),
    (
      ["dump", "poll", "--stage", "layuot"],
      #"--stage can't be "layuot": a stage is nodes, layout or display-list. Did you mean "layout"?"#,
      "Try: tenfoot dump --help"
    ),
    (["slides", "poll", "--states", "x"], "-o DIR is missing.", "Try: tenfoot slides --help"),
    (
      ["slides", "poll", "--states", "x", "-o", "-"],
      #"-o can't be "-": the frames go into a folder (one called - is ./-)."#,
      "Try: tenfoot slides --help"
    ),
    (
      ["slides", "poll", "--states", "x", "-o", "y", "--jobs", "0"],
      #"--jobs can't be "0": it is a whole number from 1 to 256."#, "Try: tenfoot slides --help"
    ),
    (
      ["slides", "poll", "--states", "x", "-o", "y", "--from", "-1"],
      #"--from can't be "-1": it is a whole number from 1."#, "Try: tenfoot slides --help"
    ),
    (
      ["slides", "poll", "--states", "x", "-o", "y", "--count", "many"],
      #"--count can't be "many": it is a whole number from 1."#, "Try: tenfoot slides --help"
    ),
    (
      ["render", "poll", "--strict=yes"], #"--strict takes no value, and was given "yes"."#,
      "Try: tenfoot render --help"
    ),
  ])
  func `wrong usage is told in one sentence, with what would be right`(
    words: [String], sentence: String, hint: String
  ) async throws {
    let run = try await ToolRun(words: words)
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors == "tenfoot: error: \(sentence)\n\(hint)\n")
  }

  @Test func `a name from outside can't write on the terminal`() async throws {
    let run = try await ToolRun("render", "\u{1B}[2J\u{07}" + String(repeating: "x", count: 10_000))
    #expect(!run.errors.contains("\u{1B}"))
    #expect(run.errors.count < 300)
  }
}
