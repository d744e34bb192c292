import Testing

@testable import TenFootTool

struct ParsedArgumentsTests {
  private let scene = Argument(name: "SCENE", help: "")
  private let size = Option<String>(
    "--size", short: "-s", "N", help: "", fallback: .value("7", text: "7"), read: { $0 })
  private let folders = Option<[String]>(
    name: "--folder", placeholder: "DIR", help: "", fallback: .value([], text: "none"),
    isRepeatable: true, read: { $0 })
  private let loud = Switch(name: "--loud", help: "")

  private func parse(_ words: String...) throws(ToolError) -> ParsedArguments {
    try ParsedArguments(words, for: [scene, size, folders, loud])
  }

  @Test(arguments: [
    ["--size", "3"], ["--size=3"], ["-s", "3"], ["-s3"],
  ])
  func `a value may follow, be attached with = or stand right after the letter`(
    words: [String]
  ) throws {
    let parsed = try ParsedArguments(["poll"] + words, for: [scene, size])
    #expect(try parsed[size] == "3")
    #expect(try parsed[scene] == "poll")
  }

  @Test func `flags may stand before, between and after arguments`() throws {
    let parsed = try parse("--loud", "poll", "--folder", "a", "--folder=b")
    #expect(parsed[loud])
    #expect(try parsed[folders] == ["a", "b"])
    #expect(try parsed[size] == "7")
  }

  @Test func `a value may be empty, a minus, or look like a flag`() throws {
    #expect(try parse("poll", "--size=")[size] == "")
    #expect(try parse("poll", "--size", "-")[size] == "-")
    #expect(try parse("poll", "--size", "-1")[size] == "-1")
    #expect(try parse("poll", "--size=a=b")[size] == "a=b")
  }

  @Test func `after two minus signs nothing is a flag`() throws {
    let parsed = try parse("--", "--loud")
    #expect(try parsed[scene] == "--loud")
    #expect(!parsed[loud])
  }

  @Test(arguments: ["--help", "-h"])
  func `help is understood whatever else is wrong before it or after`(word: String) throws {
    #expect(try parse(word, "--nonsense").wantsHelp)
    #expect(try parse("--loud", word).wantsHelp)
  }

  @Test func `what is wrong is named`() {
    #expect(throws: ToolError.missing("SCENE")) { try parse() }
    #expect(throws: ToolError.surplusArgument("b")) { try parse("a", "b") }
    #expect(throws: ToolError.repeatedFlag("--size")) { try parse("a", "-s1", "--size=2") }
    #expect(throws: ToolError.missingValue(flag: "--size", placeholder: "N")) {
      try parse("a", "--size")
    }
    #expect(throws: ToolError.unexpectedValue(flag: "--loud", value: "yes")) {
      try parse("a", "--loud=yes")
    }
    let flags = ["--size", "--folder", "--loud", "--help"]
    #expect(throws: ToolError.unknown(.flag, "--szie", nearest: "--size", all: flags)) {
      try parse("a", "--szie", "3")
    }
  }

  @Test func `an option without a default must be given`() {
    let needed = Option<String>("--out", "FILE", help: "", fallback: .required, read: { $0 })
    #expect(throws: ToolError.missing("--out FILE")) { try ParsedArguments([], for: [needed]) }
  }
}
