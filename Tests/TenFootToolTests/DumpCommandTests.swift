import Testing

@testable import TenFootTool

struct DumpCommandTests {
  @Test(arguments: [("nodes", "Quokka?"), ("layout", "Quokka?"), ("display-list", "glyphs")])
  func `each stage has a text of its own`(stage: String, word: String) async throws {
    let state = #"{"question": "Quokka?", "answers": []}"#
    let run = try await ToolRun(
      "dump", "poll", "--stage", stage, "--state", "-", "--screen", "64x36", input: state)
    #expect(run.code == .done)
    #expect(run.text.contains(word))
    #expect(run.text.hasSuffix("\n"))
  }

  @Test func `the texts of two stages differ`() async throws {
    let nodes = try await ToolRun("dump", "poll", "--stage", "nodes")
    let layout = try await ToolRun("dump", "poll", "--stage", "layout")
    #expect(nodes.text != layout.text)
  }
}
