import Testing

@testable import TenFootTool

struct FontsCommandTests {
  @Test func `each face is a line with its family, style and file`() async throws {
    let run = try await ToolRun("fonts")
    #expect(run.code == .done)
    let lines = run.text.split(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.contains(/\.(ttf|otf|ttc)/) })
  }

  @Test func `a file is no folder of fonts`() async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolRun("fonts", "--font-dir", folder.file("file", ""))
    #expect(run.code == .noInput)
    #expect(run.errors.contains("it is not a folder"))
  }
}
