import Foundation
import TenFoot
import TenFootDisplay
import Testing

@testable import TenFootGoldens
@testable import TenFootTesting

#if !canImport(Darwin)
  /// What a failed check attaches to its test is on disk afterwards, whichever library runs it.
  struct AttachmentTests {
    private let root = FileManager.default.temporaryDirectory
      .appending(path: "tenfoot-attachments-\(UUID().uuidString)")

    /// A package with a golden of a red square; the probes below show a blue one.
    @MainActor private func record(_ name: String) throws {
      let goldens = root.appending(path: "Goldens")
      let session = try GoldenSession(
        GoldenSettings(mode: .missing, folder: goldens),
        run: RunIdentity(id: "before", isFiltered: false))
      let renderer = try FrameRenderer()
      let subject = GoldenSubject(
        [.init(renderer.compose(Color.red, on: AttachmentProbe.canvas))], renderer: renderer)
      _ = try GoldenCheck(
        "probe/\(name)/8x8-dark.png", .picture, of: subject, call: "Test:1", in: session
      ).run()
    }

    private func attached(_ part: String, to name: String) throws -> Data {
      try Data(
        contentsOf: root.appending(path: "attached/probe-\(name)-8x8-dark.\(part).png"))
    }

    private func check(_ name: String, _ run: TestProcess) throws {
      #expect(run.code != 0)
      #expect(run.output.contains("probe/\(name)/8x8-dark.png differs in 64 of 64 pixels"))
      let settings = GoldenSettings(mode: .verify, folder: root.appending(path: "Goldens"))
      // The process wrote down that it came to its end, failed tests or not.
      #expect(try RunRecord(in: settings.scratch).interruption == nil)
      let files = ResultFiles(settings)
      for part in ResultFiles.Part.allCases {
        let kept = try files.read(part, of: "probe/\(name)/8x8-dark.png")
        #expect(kept != nil)
        #expect(try attached(part.rawValue, to: name) == kept, "\(run.output)")
      }
    }

    @Test func `Swift Testing keeps actual, expected and difference`() async throws {
      defer { try? FileManager.default.removeItem(at: root) }
      try await record("swift-testing")
      let run = try TestProcess(
        """
        mkdir -p "$root/attached"
        "$tests" --testing-library swift-testing --filter AttachmentProbe \\
          --attachments-path "$root/attached"
        """, ["root": root.path, AttachmentProbe.variable: root.path])
      try check("swift-testing", run)
      // The two views that `expectSamePixels` was given.
      for name in ["first.png", "second.png"] {
        let file = root.appending(path: "attached/\(name)")
        #expect(FileManager.default.fileExists(atPath: file.path))
      }
    }

    @Test func `XCTest keeps actual, expected and difference`() async throws {
      defer { try? FileManager.default.removeItem(at: root) }
      try await record("xctest")
      // What starts XCTest's runner knows the folder, and the runner doesn't: `swift test` is played
      // by a script of its name.
      let run = try TestProcess(
        """
        printf '%s\\n' '"$tests" TenFootTestingTests.XCTestReportingTests/testTheProbe; exit $?' \\
          > "$root/swift-test"
        bash "$root/swift-test" --attachments-path "$root/attached"
        """, ["root": root.path, AttachmentProbe.variable: root.path])
      try check("xctest", run)
    }

    @Test func `a process that is killed leaves a run that counts as cut short`() async throws {
      defer { try? FileManager.default.removeItem(at: root) }
      try await record("killed")
      let run = try TestProcess(
        #""$tests" --testing-library swift-testing --filter AttachmentProbe"#,
        [
          "root": root.path, AttachmentProbe.variable: root.path,
          AttachmentProbe.killVariable: "1",
        ])
      #expect(run.code != 0)
      let settings = GoldenSettings(mode: .verify, folder: root.appending(path: "Goldens"))
      let record = try RunRecord(in: settings.scratch)
      #expect(record.results.keys.sorted() == ["probe/killed/8x8-dark.png"])
      #expect(record.interruption?.contains("did not come to its end") == true)
      #expect(throws: GoldenError.self) { try GoldenPruning(settings).prune() }
    }

    @Test func `a second attachment of a name stands beside the first`() throws {
      defer { try? FileManager.default.removeItem(at: root) }
      let folder = AttachmentFolder(root)
      folder.add(Data("1".utf8), named: "a.png")
      folder.add(Data("2".utf8), named: "a.png")
      #expect(try Data(contentsOf: root.appending(path: "a.png")) == Data("1".utf8))
      #expect(try Data(contentsOf: root.appending(path: "a-2.png")) == Data("2".utf8))
    }
  }
#endif

/// A check that fails where a process of ``AttachmentTests`` runs it, and nowhere else.
struct AttachmentProbe {
  static let variable = "TENFOOT_TEST_PROBE"
  static let killVariable = "TENFOOT_TEST_PROBE_IS_KILLED"
  static let canvas = DisplayCanvas(size: CGSize(width: 8, height: 8))

  /// Checks a blue square against the golden of that name, in a process of those tests.
  static func check(_ name: String) throws {
    guard let root = ProcessInfo.processInfo.environment[variable] else { return }
    try expectGolden(
      Color.blue, "probe/\(name)", on: [canvas], in: URL(filePath: root).appending(path: "Goldens"))
  }

  @Test func `a golden differs where it is asked to`() throws {
    if ProcessInfo.processInfo.environment[Self.killVariable] != nil {
      try Self.check("killed")
      kill(getpid(), SIGKILL)
    }
    try Self.check("swift-testing")
    let isAsked = ProcessInfo.processInfo.environment[Self.variable] != nil
    try expectSamePixels(Color.red, isAsked ? Color.blue : Color.red, on: Self.canvas)
  }
}
