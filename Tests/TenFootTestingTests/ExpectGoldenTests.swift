import Foundation
import Synchronization
import TenFoot
import TenFootDisplay
import TenFootGoldens
import TenFootRaster
import Testing

@testable import TenFootTesting

struct ExpectGoldenTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "tenfoot-expect-\(UUID().uuidString)/Goldens")
  private let canvas = DisplayCanvas(size: CGSize(width: 40, height: 30))

  /// What the issues say that `body` records, at least one.
  private func messages(_ body: () throws -> Void) throws -> [String] {
    let messages = Mutex<[String]>([])
    try withKnownIssue {
      try body()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return messages.withLock(\.self)
  }

  @Test func `a missing golden fails the test for each variant, and writes none`() throws {
    let messages = try messages {
      try expectGolden(
        Color.red, "suite/case", on: [canvas], schemes: [.dark, .light], in: folder)
    }
    #expect(messages.count == 2)
    #expect(messages[0].hasPrefix("The golden suite/case/40x30-dark.png does not exist."))
    #expect(messages[1].hasPrefix("The golden suite/case/40x30-light.png does not exist."))
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  @Test func `an allowance that a run did not need is said, and the test passes`() async throws {
    try await record("suite/case")
    let allowance = GoldenAllowance(
      channel: 1, pixels: 2, window: 3, reason: "a test", owner: "tests")
    let severities = Mutex<[Issue.Severity]>([])
    try withKnownIssue {
      try expectGolden(Color.red, "suite/case", on: [canvas], allowing: allowance, in: folder)
    } matching: { issue in
      severities.withLock { $0.append(issue.severity) }
      return issue.comments.contains {
        $0.rawValue.contains("needed nothing of what it is allowed (1, 2, 3)")
      }
    }
    #expect(severities.withLock(\.self) == [.warning])
    try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  /// Records a golden of a red canvas, as another run would.
  @MainActor private func record(_ name: String) throws {
    let session = try GoldenSession(
      GoldenSettings(mode: .missing, folder: folder), run: RunIdentity(id: "0", isFiltered: false))
    let renderer = try FrameRenderer()
    let subject = GoldenSubject(
      [.init(renderer.compose(Color.red, on: canvas))], renderer: renderer)
    _ = try GoldenCheck(
      "\(name)/40x30-dark.png", .picture, of: subject, call: "T:1", in: session
    ).run()
  }

  @Test func `a task that lost its test still fails the run`() async throws {
    // The issue goes to the run as a whole, where nothing here could expect it; so the reporter's
    // condition is what is checked: such a task has no test.
    let isLost = await Task.detached { Test.current == nil }.value
    #expect(isLost)
  }

  @Test func `a bad name is thrown before anything is drawn`() {
    #expect(throws: GoldenError.self) { try expectGolden(Color.red, "Suite", in: folder) }
    #expect(!FileManager.default.fileExists(atPath: folder.deletingLastPathComponent().path))
  }

  @Test func `an axis with nothing on it is thrown, and nothing passes for a check`() throws {
    let checks: [(String, () throws -> Void)] = [
      ("on:", { try expectGolden(Color.red, "suite/case", on: [], in: folder) }),
      ("as:", { try expectGolden(Color.red, "suite/case", as: [], in: folder) }),
      ("schemes:", { try expectGolden(Color.red, "suite/case", schemes: [], in: folder) }),
      ("locales:", { try expectGolden(Color.red, "suite/case", locales: [], in: folder) }),
      (
        "layoutDirections:",
        { try expectGolden(Color.red, "suite/case", layoutDirections: [], in: folder) }
      ),
      ("viewing:", { try expectGolden(Color.red, "suite/case", viewing: [], in: folder) }),
      ("times:", { try expectGolden(Color.red, "suite/case", times: [], in: folder) }),
      ("times:", { try expectGolden("suite/case", times: [], in: folder) { _ in Color.red } }),
      ("times:", { try expectGolden("suite/case", times: [.nan], in: folder) { _ in Color.red } }),
      ("times:", { try expectGolden(Color.red, "suite/case", times: [-1], in: folder) }),
    ]
    for (axis, check) in checks {
      let error = #expect(throws: GoldenError.self, "\(axis)") { try check() }
      #expect(error?.description.contains("`\(axis)`") == true)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.deletingLastPathComponent().path))
  }

  @Test func `one kind that can't be checked leaves the others checked, and is thrown at the end`()
    throws
  {
    // No font has the character, which stops pictures and no text.
    let messages = try messages {
      let error = #expect(throws: GoldenError.self) {
        try expectGolden(
          Text("漢"), "suite/case", on: [canvas], schemes: [.dark, .light], as: [.picture, .nodes],
          in: folder)
      }
      #expect(error?.description.contains("U+6F22") == true)
    }
    #expect(messages.count == 2)
    let record = try RunRecord(in: GoldenSettings(mode: .verify, folder: folder).scratch)
    #expect(record.results.count == 4)
    try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  @Test func `a plain view in the matrix has a film strip of its moments`() throws {
    // A stopwatch shows the canvas's date: two seconds, five, and a minute and a half.
    let view = Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer)
    for kind in [GoldenKind.nodes, .picture, .checksums] {
      _ = try messages {
        try expectGolden(
          view, "suite/strip", on: [canvas], schemes: [.dark, .light], times: [2, 5, 90],
          as: [kind], in: folder.appending(path: kind.rawValue))
      }
    }
    let results = folder.appending(path: ".goldens/suite/strip")
    let text = try String(
      contentsOf: results.appending(path: "40x30-light.nodes.actual.txt"), encoding: .utf8)
    let shown = text.matches(of: /Text "([^"]*)"/).map { String($0.1) }
    #expect(shown == ["0:02", "0:05", "1:30"])
    #expect(text.hasPrefix("at 2.0 s\n"))
    let strip = try Bitmap(pngAt: results.appending(path: "40x30-dark.actual.png"))
    #expect((strip.width, strip.height) == (40, 90))
    let checksums = try String(
      contentsOf: results.appending(path: "40x30-dark.checksums.actual.txt"), encoding: .utf8)
    #expect(checksums.split(separator: "\n").count == 3)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `locales and layout directions reach the view`() throws {
    let view = HStack(spacing: 0) {
      Text(1234.5, format: .number)
      Color.red.frame(width: 5, height: 5)
    }
    _ = try messages {
      try expectGolden(
        view, "suite/case", on: [canvas],
        locales: ["de_DE", "en_US"].map(Locale.init(identifier:)),
        layoutDirections: [.leftToRight, .rightToLeft], as: [.layout], in: folder)
    }
    func layout(_ variant: String) throws -> String {
      try String(
        contentsOf: folder.deletingLastPathComponent().appending(
          path: ".goldens/suite/case/40x30-dark-\(variant).layout.actual.txt"), encoding: .utf8)
    }
    // Germans write 1.234,5 (CLDR), and the square stands at the line's end.
    #expect(try layout("de-de-ltr").contains("\"1.234,5\""))
    #expect(try layout("en-us-ltr").contains("\"1,234.5\""))
    #expect(try layout("de-de-ltr") != layout("de-de-rtl"))
    try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  @Test func `a renderer that is given draws the view`() throws {
    let colors = folder.appending(path: "Assets.xcassets/team.colorset")
    try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
    try Data(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000"}}}],
        "info": {"author": "xcode", "version": 1}}
      """.utf8
    ).write(to: colors.appending(path: "Contents.json"))
    let renderer = try FrameRenderer(assets: [folder.appending(path: "Assets.xcassets")])
    let color = Color(red: 0x12 / 255.0, green: 0x34 / 255.0, blue: 0x56 / 255.0)
    try expectSamePixels(Color("team"), color, on: canvas, with: renderer)
    try expectDifferentPixels(Color("team"), Color.clear, on: canvas, with: renderer)
    let goldens = folder.appending(path: "Goldens")
    _ = try messages {
      try expectGolden(Color("team"), "suite/case", on: [canvas], in: goldens, with: renderer)
    }
    let actual = try Bitmap(
      pngAt: folder.appending(path: ".goldens/suite/case/40x30-dark.actual.png"))
    #expect(actual[20, 15] == Bitmap.Pixel(red: 0x12, green: 0x34, blue: 0x56))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `views are ignored by their identifiers`() throws {
    let error = #expect(throws: GoldenError.self) {
      try expectGolden(Color.red, "suite/case", on: [canvas], ignoring: ["clock"], in: folder)
    }
    #expect(error?.description.contains("can't ignore \"clock\"") == true)
    try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  @MainActor @Test func `a view is drawn from a test on the main actor`() throws {
    try expectSamePixels(Color.red, Rectangle().fill(.red), on: canvas)
  }

  @Test func `the same pixels on two roads pass, different ones fail with the difference`() throws {
    let first = Rectangle().fill(.white).frame(width: 10, height: 10)
    try expectSamePixels(first, first.padding(0), on: canvas)
    try expectDifferentPixels(first, first.offset(x: 1), on: canvas)
    let message = try messages {
      try expectSamePixels(first, first.offset(x: 2), on: canvas)
    }.joined()
    // The square is 15…25 by 10…20.
    #expect(message.contains("40 pixels in 15,10 12×10"))
    #expect(message.contains("moved by 2,0"))
    #expect(try messages { try expectDifferentPixels(first, first, on: canvas) }.count == 1)
  }
}
