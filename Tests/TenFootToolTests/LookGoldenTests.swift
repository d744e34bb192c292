import Foundation
import TenFoot
import TenFootGoldens
import TenFootRaster
import TenFootTesting
import Testing

@testable import TenFootTool

/// What the tool draws of a frame besides its pixels: findings in boxes, and the frame through others'
/// eyes.
struct LookGoldenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("seen-from", ["--seen-from", "40ft"]), ("protan", ["--color-vision", "protan"]),
    ("deutan", ["--color-vision", "deutan"]), ("tritan", ["--color-vision", "tritan"]),
    ("safe-areas", ["--safe-areas"]),
  ])
  func `a frame looks so through others' eyes`(name: String, flags: [String]) async throws {
    let run = try await ToolRun(
      words: ["render", "choices", "--screen", "320x180", "-o", "-"] + flags,
      scenes: [Choices.self])
    try expect(run.output, "look/\(name)")
  }

  @Test func `findings are boxed and numbered, with a legend`() async throws {
    let path = folder.path("a.png")
    _ = try await ToolRun(
      words: [
        "lint", "choices", "--screen", "320x180", "--distance", "14ft", "--annotate", path,
      ], scenes: [Choices.self])
    try expect(try Data(contentsOf: folder.url("a.png")), "look/annotate")
  }

  /// Expects that a picture of the tool is that of a golden.
  private func expect(_ png: Data, _ name: String) throws {
    let size = try Bitmap(png: png)
    try expectGolden(
      Image(data: png), name,
      on: [DisplayCanvas(size: CGSize(width: size.width, height: size.height))])
  }
}

/// A question with marks that only their colors tell apart, and a line of small type.
private struct Choices: TenFootScene {
  struct Model: Decodable, Sendable {}

  static let name = "choices"
  static let summary = "Two discs and a question"
  static let sample = Model()

  static func view(of model: Model) -> some View {
    VStack(spacing: 60) {
      Text(verbatim: "Left or right?").font(.system(size: 140, weight: .heavy))
      HStack(spacing: 80) {
        Circle().fill(Color(red: 0.8, green: 0.3, blue: 0.2)).frame(width: 240, height: 240)
        Circle().fill(Color(red: 0.4, green: 0.5, blue: 0.1)).frame(width: 240, height: 240)
      }
      Text(verbatim: "One answer each").font(.system(size: 44, weight: .medium))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.07, green: 0.08, blue: 0.2).ignoresSafeArea())
  }
}
