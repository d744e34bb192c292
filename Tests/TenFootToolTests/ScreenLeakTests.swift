import Foundation
import Testing

struct ScreenLeakTests {
  @Test func `a thousand connections leave no file open and no memory behind`() async throws {
    // In a process of its own, where nobody else opens files.
    let run = try await ToolProcess.shell("$bench --json screens.leak")
    #expect(run.code == 0, "\(run.errors)")
    let report = try JSONSerialization.jsonObject(with: run.output) as? [String: [String: Double]]
    let growth = try #require(report?["screens.leak"]?["kib"])
    // A kibibyte for each would be a screen with its window; pages that are touched late are less.
    #expect(growth < 1000)
  }
}
