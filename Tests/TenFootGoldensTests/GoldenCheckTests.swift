import Foundation
import TenFoot
import TenFootDisplay
import TenFootRaster
import Testing

@testable import TenFootGoldens

@MainActor struct GoldenCheckTests {
  private let fixture: GoldensFixture
  private let path = "suite/case/40x30-dark.png"

  init() throws { fixture = try GoldensFixture() }

  private func square(_ color: Color = .white, x: CGFloat = 0) -> some View {
    Rectangle().fill(color).frame(width: 10, height: 10).offset(x: x)
      .accessibilityIdentifier("square")
  }

  @Test func `a missing golden fails every time and is never written in verify`() throws {
    for _ in 1...3 {
      let result = try fixture.check(square())
      #expect(result.outcome == .new)
      #expect(!result.outcome.passes)
      #expect(fixture.files(in: "Goldens").isEmpty)
    }
    #expect(
      fixture.files(in: ".goldens") == [
        ".gitignore", "lock", "run.jsonl", "suite/case/40x30-dark.actual.png",
      ])
    // Git ignores what `*` matches, this file too (gitignore(5)).
    let note = try String(
      contentsOf: fixture.scratch.appending(path: ".gitignore"), encoding: .utf8)
    #expect(note == "*\n")
  }

  @Test func `recording is no success, and the next run verifies`() throws {
    let recorded = try fixture.check(square(), path, .missing)
    #expect(recorded.outcome == .recorded)
    #expect(!recorded.outcome.passes)
    #expect(fixture.files(in: "Goldens") == ["index.json", path])
    #expect(try fixture.check(square()).outcome == .same)
    #expect(try fixture.check(square(), path, .missing).outcome == .same)
    // A run that records all is no check even where nothing changed.
    #expect(try fixture.check(square(), path, .all).outcome == .recorded)
  }

  @Test func `mode missing leaves a golden that differs, mode all replaces it`() throws {
    try fixture.check(square(), path, .missing)
    let before = try Data(contentsOf: fixture.folder.appending(path: path))
    #expect(try fixture.check(square(.red), path, .missing).outcome == .changed)
    #expect(try Data(contentsOf: fixture.folder.appending(path: path)) == before)
    #expect(try fixture.check(square(.red), path, .all).outcome == .recorded)
    #expect(try fixture.check(square(.red)).outcome == .same)
  }

  @Test func `mode failed replaces what failed in the last run, and nothing else`() throws {
    try fixture.check(square(), path, .missing)
    #expect(try fixture.check(square()).outcome == .same)
    #expect(try fixture.check(square(.red), path, .failed).outcome == .changed)
    #expect(try fixture.check(square(.red), path, .failed).outcome == .recorded)
    #expect(try fixture.check(square(.red)).outcome == .same)
  }

  @Test func `recording again leaves the very same bytes`() throws {
    try fixture.check(square(), path, .missing)
    let files = ["index.json", path].map { fixture.folder.appending(path: $0) }
    let before = try files.map { try Data(contentsOf: $0) }
    try fixture.check(square(), path, .all)
    try fixture.check(square(.red), path, .all)
    try fixture.check(square(), path, .all)
    #expect(try files.map { try Data(contentsOf: $0) } == before)
  }

  @Test func `a golden that another encoder wrote is the same golden`() throws {
    try fixture.check(square(), path, .missing)
    let file = fixture.folder.appending(path: path)
    let bitmap = try Bitmap(png: Data(contentsOf: file))
    try bitmap.pngData(.fast).write(to: file)
    #expect(try fixture.check(square()).outcome == .same)
  }

  @Test func `a golden of 16 bits is the same golden, unless a low byte says something else`()
    throws
  {
    // 128 and 0 of gray; 0x8080 is 128 spread over 16 bits, and 0x8081 isn't (Python's zlib and struct).
    let view = HStack(spacing: 0) {
      Color(white: 128.0 / 255).frame(width: 1)
      Color(white: 0)
    }
    let canvas = DisplayCanvas(size: CGSize(width: 2, height: 1))
    try fixture.check(view, path, .missing, canvas: canvas)
    let files = [
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR42mNoaGBgAAADhQEBODwwkwAAAABJRU5ErkJggg==":
        GoldenResult.Outcome.same,
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR42mNoaGRgAAADiAECLaf8gAAAAABJRU5ErkJggg==":
        .changed,
    ]
    for (file, outcome) in files {
      try #require(Data(base64Encoded: file)).write(to: fixture.folder.appending(path: path))
      let result = try fixture.check(view, path, canvas: canvas)
      #expect(result.outcome == outcome)
      #expect(outcome == .same || result.report?.message.contains("1 of them, in 16 bits") == true)
    }
  }

  @Test func `a golden changed behind the index's back is noticed`() throws {
    try fixture.check(square(), path, .missing)
    let file = fixture.folder.appending(path: path)
    try Bitmap(width: 40, height: 30) { _, _ in 0 }.pngData(.small).write(to: file)
    #expect(try fixture.check(square()).outcome == .changed)
  }

  @Test func `a failure tells what, where, how much, the stage and the view`() throws {
    try fixture.check(square(), path, .missing)
    let result = try fixture.check(square(x: 3))
    let message = try #require(result.report?.message)
    // The square stands at 15…25, 10…20: its left edge goes and its right edge comes.
    #expect(message.contains("differs in 60 of 1200 pixels"))
    #expect(message.contains("where: 15,10 13×10"))
    #expect(message.contains("first pixel: 15,10: expected #FFFFFF, is #000000"))
    #expect(message.contains("at most 255 of 255"))
    #expect(message.contains("kind: moved by 3,0"))
    #expect(message.contains("first stage that differs: nodes"))
    #expect(message.contains("#square"))
    #expect(message.contains("accept: tenfoot goldens accept \(path)"))
    #expect(message.split(separator: "\n").count <= 11)
    #expect(
      fixture.files(in: ".goldens/suite") == [
        "case/40x30-dark.actual.png", "case/40x30-dark.difference.png",
        "case/40x30-dark.expected.png",
      ])
  }

  @Test func `a text that says something else is quoted, before and after`() throws {
    try fixture.check(Text("3"), path, .missing)
    let message = try #require(try fixture.check(Text("4")).report?.message)
    #expect(message.contains(#"kind: text changed from "3" to "4""#))
  }

  @Test func `a picture of another size is told with both sizes`() throws {
    try fixture.check(square(), path, .missing)
    let canvas = DisplayCanvas(size: CGSize(width: 41, height: 30))
    let result = try fixture.check(square(), path, canvas: canvas)
    #expect(result.outcome == .changed)
    #expect(result.report?.message.contains("expected 40 × 30, is 41 × 30") == true)
    // The picture of the difference shows the whole of both.
    let strip = try Bitmap(
      pngAt: fixture.scratch.appending(path: "suite/case/40x30-dark.difference.png"))
    #expect((strip.width, strip.height) == (41 * 8 * 3 + 16, 30 * 8))
  }

  @Test func `a golden that is no picture is told with the reason`() throws {
    try fixture.check(square(), path, .missing)
    let file = fixture.folder.appending(path: path)
    try Data("version https://git-lfs.github.com/spec/v1\noid sha256:0".utf8).write(to: file)
    let pointer = try fixture.check(square())
    #expect(pointer.outcome == .unreadable)
    #expect(pointer.report?.message.contains("git lfs pull") == true)
    try Data().write(to: file)
    #expect(try fixture.check(square()).report?.message.contains("is empty") == true)
  }

  @Test func `an allowance covers what it says, and tells how much it needed`() throws {
    try fixture.check(square(.white), path, .missing)
    // 254 of 255 is one level below white; the square has 100 pixels.
    let paler = square(Color(red: 254 / 255, green: 1, blue: 1))
    func allowance(_ channel: Int, _ pixels: Int, _ window: Int) -> GoldenAllowance {
      GoldenAllowance(
        channel: channel, pixels: pixels, window: window, reason: "a test", owner: "tests")
    }
    let exact = try fixture.check(paler, allowing: allowance(1, 100, 100))
    #expect(exact.outcome == .allowed)
    #expect(exact.report?.message.contains("needed all") == true)
    let loose = try fixture.check(paler, allowing: allowance(9, 100, 100))
    #expect(loose.report?.message.contains("1 of 9 levels") == true)
    for tight in [allowance(0, 100, 100), allowance(1, 99, 100), allowance(1, 100, 99)] {
      #expect(try fixture.check(paler, allowing: tight).outcome == .changed)
    }
  }

  @Test func `two checks can't share a golden, and nothing is written`() throws {
    let session = try fixture.session(.all)
    func check(_ color: Color, call: String) throws -> GoldenResult {
      try GoldenCheck(
        path, .picture, of: .still(square(color)), call: call, in: session
      ).run()
    }
    _ = try check(.white, call: "A.swift:1")
    let before = try Data(contentsOf: fixture.folder.appending(path: path))
    let error = #expect(throws: GoldenError.self) { try check(.red, call: "B.swift:2") }
    #expect(error?.description.contains("A.swift:1 and B.swift:2") == true)
    // Two cases of one test are two checks as well; a test that is tried again is one.
    #expect(throws: GoldenError.self) { try check(.red, call: "A.swift:1") }
    #expect(throws: Never.self) { try check(.white, call: "A.swift:1") }
    #expect(try Data(contentsOf: fixture.folder.appending(path: path)) == before)
  }

  @Test(arguments: [GoldenKind.nodes, .layout, .displayList, .findings])
  func `a text golden tells the first line that differs`(kind: GoldenKind) throws {
    let path = "suite/case/40x30-dark.\(kind.rawValue).txt"
    // A character without a glyph is a finding.
    let (first, second) = (Text("3"), Text("4\u{E000}"))
    #expect(try fixture.check(first, path, .missing, kind: kind).outcome == .recorded)
    #expect(try fixture.check(first, path, kind: kind).outcome == .same)
    let result = try fixture.check(second, path, kind: kind)
    #expect(result.outcome == .changed)
    #expect(result.report?.message.contains("line ") == true)
    #expect(fixture.files(in: ".goldens/suite").count == 2)
  }

  @Test func `a film strip shows its moments below one another`() throws {
    let renderer = try GoldenSubject.still(EmptyView()).renderer
    let moments = [0.0, 0.5].map { time in
      GoldenSubject.Moment(
        renderer.compose(square(x: time * 20), on: .tiny), time: time)
    }
    let strip = try GoldenSubject(moments, renderer: renderer).bitmap()
    #expect((strip.width, strip.height) == (40, 60))
    #expect(strip[15, 10] == Bitmap.Pixel(red: 255, green: 255, blue: 255))
    #expect(strip[15, 40] == Bitmap.Pixel(red: 0, green: 0, blue: 0))
    #expect(strip[25, 40] == Bitmap.Pixel(red: 255, green: 255, blue: 255))
  }
}
