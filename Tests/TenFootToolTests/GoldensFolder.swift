import Foundation
import TenFoot
import TenFootDisplay

@testable import TenFootGoldens
@testable import TenFootTool

/// A package with goldens, and runs of tests over it without a test process.
final class GoldensFolder: Sendable {
  /// The goldens of ``record()``.
  static let one = "suite/one/64x36-dark.png"
  static let other = "suite/other/64x36-dark.png"

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", "")
  }

  var path: String { folder.path("Goldens") }

  /// A run that checks rectangles of these colors under these paths.
  @MainActor func run(
    _ colors: [String: Color], mode: GoldenMode = .verify, isFiltered: Bool = false,
    shard: GoldenSettings.Shard = .whole, allowing allowance: GoldenAllowance? = nil
  ) throws {
    let session = try GoldenSession(
      GoldenSettings(mode: mode, folder: folder.url("Goldens"), shard: shard),
      run: RunIdentity(id: UUID().uuidString, isFiltered: isFiltered))
    defer { session.end() }
    let renderer = try FrameRenderer()
    let canvas = DisplayCanvas(size: CGSize(width: 64, height: 36))
    for (path, color) in colors {
      let view = color.frame(width: 20, height: 10)
      let subject = GoldenSubject([.init(renderer.compose(view, on: canvas))], renderer: renderer)
      _ = try GoldenCheck(
        path, .picture, of: subject, allowing: allowance, call: "Test.swift:1", in: session
      ).run()
    }
  }

  /// Records two goldens, and makes a run that finds both as they should be.
  @MainActor func record() throws {
    try run([Self.one: .red, Self.other: .blue], mode: .missing)
    try run([Self.one: .red, Self.other: .blue])
  }

  /// Runs a verb for goldens.
  func tool(_ words: String..., environment: [String: String] = [:]) async throws -> ToolRun {
    try await ToolRun(
      words: ["goldens"] + words + ["--goldens", path], environment: environment)
  }

  /// Runs a verb for goldens that needs no folder of them.
  func run(words: [String], executable: URL? = nil) async throws -> ToolRun {
    try await ToolRun(words: ["goldens"] + words, environment: [:], executable: executable)
  }

  /// The paths of all goldens.
  func goldens() throws -> [String] {
    try GoldenFolder(GoldenSettings(mode: .verify, folder: folder.url("Goldens"))).storedPaths()
  }
}
