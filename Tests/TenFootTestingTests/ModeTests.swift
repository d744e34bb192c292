import Foundation
import TenFoot
import TenFootDisplay
import TenFootRaster
import Testing

@testable import TenFootGoldens
@testable import TenFootTesting

/// Whole runs in each mode, in processes of their own, as a user starts them.
struct ModeTests {
  private let root = FileManager.default.temporaryDirectory
    .appending(path: "tenfoot-modes-\(UUID().uuidString)")

  /// Runs the probe's check of a color, and gives what the process ends with.
  private func run(_ color: String, _ variables: [String: String] = [:]) throws -> Int32 {
    // What the machine that runs these tests sets is no part of them.
    let own = [
      "CI": "", "TENFOOT_GOLDENS": "", ModeProbe.folder: root.path, ModeProbe.color: color,
    ]
    return try TestProcess(
      #""$tests" --testing-library swift-testing --filter ModeProbe"#,
      own.merging(variables) { $1 }
    ).code
  }

  private func golden() throws -> String? {
    let file = root.appending(path: "Goldens/probe/mode/8x8-dark.png")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try Bitmap(pngAt: file)[4, 4].red > 128 ? "red" : "blue"
  }

  @Test
  func `a run records in the modes that say so, never where CI is set, and never succeeds then`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: root) }
    let steps: [(color: String, variables: [String: String], passes: Bool, golden: String?)] = [
      ("red", [:], false, nil),
      ("red", ["TENFOOT_GOLDENS": "verify"], false, nil),
      ("red", ["TENFOOT_GOLDENS": "missing", "CI": "true"], false, nil),
      ("red", ["TENFOOT_GOLDENS": "missing"], false, "red"),
      ("red", ["TENFOOT_GOLDENS": "missing"], true, "red"),
      ("red", ["CI": "true"], true, "red"),
      ("blue", ["TENFOOT_GOLDENS": "missing"], false, "red"),
      ("blue", ["TENFOOT_GOLDENS": "all", "CI": "true"], false, "red"),
      (
        "blue", ["TENFOOT_GOLDENS": "all", "CI": "true", "TENFOOT_GOLDENS_RECORD_ON_CI": "1"],
        false, "blue"
      ),
      ("blue", ["TENFOOT_GOLDENS": "all"], false, "blue"),
      ("blue", [:], true, "blue"),
      ("red", ["TENFOOT_GOLDENS": "failed"], false, "blue"),
      ("red", ["TENFOOT_GOLDENS": "failed"], false, "red"),
      ("red", ["TENFOOT_GOLDENS": "failed"], true, "red"),
      ("red", ["TENFOOT_GOLDENS": "record"], false, "red"),
    ]
    for (number, step) in steps.enumerated() {
      let code = try run(step.color, step.variables)
      #expect((code == 0) == step.passes, "step \(number)")
      #expect(try golden() == step.golden, "step \(number)")
    }
  }
}

/// A check that processes of ``ModeTests`` run, and nobody else.
struct ModeProbe {
  static let folder = "TENFOOT_TEST_MODE_FOLDER"
  static let color = "TENFOOT_TEST_MODE_COLOR"

  @Test func `a color is as its golden says`() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let root = environment[Self.folder], let color = environment[Self.color] else { return }
    try expectGolden(
      color == "red" ? Color.red : .blue, "probe/mode",
      on: [DisplayCanvas(size: CGSize(width: 8, height: 8))],
      in: URL(filePath: root).appending(path: "Goldens"))
  }
}
