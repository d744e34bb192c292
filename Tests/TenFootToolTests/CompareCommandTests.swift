import Foundation
import TenFoot
import TenFootRaster
import Testing

@testable import TenFootTool

struct CompareCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a gray picture in which one pixel may be white.
  private func picture(
    _ name: String, width: Int = 8, white: Int? = nil, effort: PNGEffort = .small
  ) throws -> String {
    let bitmap = Bitmap(width: width, height: 4, isOpaque: true) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 100)
      guard let white else { return }
      for channel in 0..<3 { bytes[white * 4 + channel] = 255 }
    }
    try bitmap.pngData(effort).write(to: folder.url(name))
    return folder.path(name)
  }

  @Test func `the same pixels in other files are the same`() async throws {
    let run = try await ToolRun(
      "compare", picture("a.png", effort: .small), picture("b.png", effort: .fast))
    #expect(run.code == .done)
    #expect(run.text == "the same 8 × 4 pixels\n")
  }

  @Test func `a difference is told in words and in JSON, and drawn`() async throws {
    let (one, other) = (try picture("a.png"), try picture("b.png", white: 11))
    let run = try await ToolRun("compare", one, other, "-o", folder.path("d.png"))
    #expect(run.code == .findings)
    #expect(
      run.text == """
        different: 1 pixels in 3,1 1×1, first at 3,1 (#646464 and #FFFFFF), \
        at most 155 of 255 in a channel; color only

        """)
    #expect(pngSize(try Data(contentsOf: folder.url("d.png"))) == [8 * 8 * 3 + 16, 4 * 8])

    let json = try await ToolRun("compare", "--json", one, other)
    let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    #expect(object?["same"] as? Bool == false)
    #expect(object?["pixels"] as? Int == 1)
    #expect(object?["channel"] as? Int == 155)
    #expect(object?["kind"] as? String == "color only")
    #expect((object?["first"] as? [String: Any])?["actual"] as? String == "#FFFFFF")
  }

  @Test func `pictures of two sizes differ`() async throws {
    let run = try await ToolRun("compare", picture("a.png"), picture("b.png", width: 9))
    #expect(run.code == .findings)
    #expect(run.text == "different: another size, 8 × 4 and 9 × 4 pixels\n")
  }

  @Test func `what is no picture is bad data, and what is not there is missing`() async throws {
    let picture = try picture("a.png")
    let text = try folder.file("b.png", "version https://git-lfs.github.com/spec/v1\n")
    let pointer = try await ToolRun("compare", picture, text)
    #expect(pointer.code == .badData)
    #expect(pointer.errors.contains("git lfs pull"))
    #expect(try await ToolRun("compare", try folder.file("c.png", ""), picture).code == .badData)
    #expect(try await ToolRun("compare", picture, folder.path("d.png")).code == .noInput)
    #expect(try await ToolRun("compare", picture).code == .usage)
  }
}
