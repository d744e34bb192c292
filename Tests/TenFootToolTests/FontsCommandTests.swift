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

  @Test func `a file that is no font is bad data`() async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolRun("fonts", "--font-dir", folder.file("page.ttf", "<html></html>"))
    #expect(run.code == .badData)
    #expect(run.errors.contains("page.ttf"))
    #expect(run.errors.hasSuffix(".\n"))
  }
}
