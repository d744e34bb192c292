import Foundation
import TenFoot
import TenFootDisplay
import TenFootRaster
import Testing

@testable import TenFootGoldens

/// What people complain about in other systems, each with the behavior that ends it.
@MainActor struct ComplaintTests {
  private let fixture: GoldensFixture
  private let path = "suite/case/40x30-dark.png"

  init() throws { fixture = try GoldensFixture() }

  private func compare(
    _ one: (Int, Int) -> UInt32, _ other: (Int, Int) -> UInt32
  ) throws -> PictureDifference? {
    try PictureDifference(
      from: Bitmap(width: 40, height: 30, one),
      to: Bitmap(width: 40, height: 30, other))
  }

  @Test func `a comparison that sees nothing stops the run`() {
    let error = #expect(throws: GoldenError.self) { try ComparisonSelfTest.run { _, _ in false } }
    #expect(error?.description.contains("did not notice a pixel") == true)
    #expect(throws: Never.self) { try ComparisonSelfTest.run() }
  }

  @Test func `a divider of one pixel that changes its color by one level fails`() throws {
    func divider(_ color: UInt32) -> (Int, Int) -> UInt32 {
      { _, y in y == 15 ? color : 0x101010 }
    }
    let difference = try #require(try compare(divider(0x303030), divider(0x303130)))
    #expect(difference.pixelCount == 40)
    #expect(difference.largestChannel == 1)
  }

  @Test func `a thin ring in other shades fails, whatever it is called`() throws {
    func ring(_ shade: UInt32) -> (Int, Int) -> UInt32 {
      { x, y in
        let distance = (Double(x - 20) * Double(x - 20) + Double(y - 15) * Double(y - 15))
          .squareRoot()
        return abs(distance - 10) < 0.5 ? shade : 0
      }
    }
    #expect(try compare(ring(0x808080), ring(0x7F7F7F)) != nil)
  }

  @Test func `a recording run never succeeds`() throws {
    for mode in [GoldenMode.missing, .all] {
      let result = try fixture.check(Color.red, "suite/\(mode)/x.png", mode)
      #expect(!result.outcome.passes)
    }
  }

  @Test func `a record of all touches no file whose picture is the same`() throws {
    try fixture.check(Color.red, path, .missing)
    let files = ["index.json", path].map { fixture.folder.appending(path: $0).path }
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    for file in files {
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
    }
    try fixture.check(Color.red, path, .all)
    for file in files {
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.modificationDate] as? Date == past)
    }
  }

  @Test func `a record of all brings an old origin up to date, so that it is not blamed later`()
    throws
  {
    try fixture.check(Color.red, path, .missing)
    let index = fixture.folder.appending(path: "index.json")
    let before = try String(contentsOf: index, encoding: .utf8)
    let version = try #require(before.firstMatch(of: /"freetype":"[^"]*"/)).output
    let old = before.replacing(version, with: #""freetype":"2.0.1""#)
    try Data(old.utf8).write(to: index)
    try fixture.check(Color.red)
    #expect(try String(contentsOf: index, encoding: .utf8) == old)
    try fixture.check(Color.red, path, .all)
    #expect(try String(contentsOf: index, encoding: .utf8) == before)
  }

  @Test func `a font file of another version is named as the cause`() throws {
    let text = Text("3").font(.system(size: 20))
    try fixture.check(text, path, .missing)
    let index = fixture.folder.appending(path: "index.json")
    let before = try String(contentsOf: index, encoding: .utf8)
    let font = try #require(before.firstMatch(of: /"fonts":\{"([^"]*)":"([^"]*)"/))
    try Data(before.replacing(font.2, with: "0123456789abcdef").utf8).write(to: index)
    let message = try fixture.check(text.offset(x: 1)).report?.message
    #expect(message?.contains("first stage that differs: fonts (\(font.1))") == true)
  }

  @Test func `a character that no font has stops the check, and no font of the machine is asked`() {
    for kind in [GoldenKind.picture, .checksums] {
      // A character of Chinese, which fonts of a system may well have.
      let error = #expect(throws: GoldenError.self) {
        try fixture.check(Text("漢"), path, .all, kind: kind)
      }
      #expect(error?.description.contains("U+6F22") == true)
    }
    #expect(fixture.files(in: "Goldens").isEmpty)
  }

  @Test func `the same picture twice is the same file twice, which git keeps once`() throws {
    try fixture.check(Color.red, "suite/one/x.png", .missing)
    try fixture.check(Color.red, "suite/other/x.png", .missing)
    let files = try ["one", "other"].map { name in
      try Data(contentsOf: fixture.folder.appending(path: "suite/\(name)/x.png"))
    }
    #expect(files[0] == files[1])
  }

  @Test func `shadows, blurs and gradients are the same however they are drawn`() async throws {
    let view = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .frame(width: 20, height: 15).shadow(color: .green, radius: 3).blur(radius: 1)
    let noise = try await NoiseFloor(repetitions: 1).measure { renderer in
      renderer.compose(view, on: .tiny)
    }
    // Again, composed again, with cold caches, on three numbers of threads, four at once.
    #expect(noise.pictures == 10)
    #expect(noise.differences == [])
    let pixels = try GoldenSubject.still(view).bitmap().pixelChecksum()
    #expect(noise.checksum == pixels)
  }

  @Test func `a note of gamma or of a color profile in the file changes no verdict`() throws {
    try fixture.check(Color.red, path, .missing)
    let file = fixture.folder.appending(path: path)
    let png = try Data(contentsOf: file)
    // A gAMA chunk of 1/1.8 after the header (PNG specification, 11.3.2.2).
    var marked = png.prefix(33)
    let content = Array("gAMA".utf8) + [0x00, 0x00, 0xD9, 0x04]
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in content {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    crc = ~crc
    marked += [0, 0, 0, 4] + content + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: crc >> $0) }
    try (marked + png.dropFirst(33)).write(to: file)
    #expect(try fixture.check(Color.red).outcome == .same)
    #expect(try fixture.check(Color.blue).outcome == .changed)
  }

  @Test func `frames by the hundred are kept as checksums, and the first that differs is told`()
    throws
  {
    let path = "suite/case/40x30-dark.checksums.txt"
    let renderer = try GoldenSubject.still(EmptyView()).renderer
    func strip(_ late: Color) -> GoldenSubject {
      GoldenSubject(
        (0..<300).map { number in
          let color = number < 200 ? Color(white: Double(number) / 300) : late
          return .init(renderer.compose(color, on: .tiny), time: Double(number))
        }, renderer: renderer)
    }
    func check(_ color: Color, _ mode: GoldenMode) throws -> GoldenResult {
      let session = try fixture.session(mode)
      return try GoldenCheck(path, .checksums, of: strip(color), call: "T:1", in: session).run()
    }
    _ = try check(.red, .missing)
    #expect(try check(.red, .verify).outcome == .same)
    let size = try Data(contentsOf: fixture.folder.appending(path: path)).count
    #expect(size < 300 * 48)
    let message = try check(.blue, .verify).report?.message
    #expect(message?.contains("line 201: expected `at 200.0 s 40 × 30 ") == true)
  }

  @Test func `a check that is gone leaves a golden that is told by name`() throws {
    try fixture.check(Color.red, "suite/gone/x.png", .missing)
    try fixture.check(Color.red, "suite/kept/x.png", .missing)
    try fixture.check(Color.red, "suite/kept/x.png")
    let status = try GoldenStatus(fixture.settings())
    #expect(status.paths[.obsolete] == ["suite/gone/x.png"])
  }

  @Test func `a deleted golden is told by name, by status and by its check`() throws {
    try fixture.check(Color.red, path, .missing)
    try FileManager.default.removeItem(at: fixture.folder.appending(path: path))
    let result = try fixture.check(Color.red)
    #expect(result.outcome == .new)
    #expect(result.report?.message.contains(path) == true)
    #expect(try GoldenStatus(fixture.settings()).paths[.missing] == [path])
  }

  @Test func `the picture of a difference is not black, for opacity either`() throws {
    func picture(_ alpha: UInt8) -> Bitmap {
      Bitmap(width: 10, height: 10, isOpaque: false) { bytes in
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
        bytes[(5 * 10 + 5) * 4 + 3] = alpha
      }
    }
    let strip = DifferencePicture.strip(
      from: picture(0), to: picture(1), around: PixelArea(x: 5, y: 5, width: 1, height: 1))
    // Three panels of 10 × 10 at eight times their size, with gaps of eight.
    #expect((strip.width, strip.height) == (256, 80))
    #expect(strip[2 * 88 + 44, 44] == Bitmap.Pixel(red: 255, green: 0, blue: 255))
    #expect(strip[2 * 88 + 4, 4] == Bitmap.Pixel(red: 64, green: 64, blue: 64))
  }

  @Test func `a view of no size has its own message`() {
    let empty = DisplayCanvas(size: .zero)
    let error = #expect(throws: GoldenError.self) {
      try fixture.check(Color.red, path, canvas: empty)
    }
    #expect(error?.description.contains("above zero") == true)
    #expect(fixture.files(in: "Goldens").isEmpty)
  }

  @Test func `a filtered run changes no golden that it doesn't visit`() throws {
    try fixture.check(Color.red, "suite/visited/x.png", .missing)
    try fixture.check(Color.red, "suite/other/x.png", .missing)
    let other = fixture.folder.appending(path: "suite/other/x.png")
    let before = try Data(contentsOf: other)
    try fixture.check(Color.blue, "suite/visited/x.png", .all, isFiltered: true)
    #expect(try Data(contentsOf: other) == before)
    #expect(throws: GoldenError.self) { try GoldenPruning(fixture.settings()).prune() }
  }

  @Test func `an allowance that a run did not need is listed with all its slack`() throws {
    try fixture.check(Color.red, path, .missing)
    let allowance = GoldenAllowance(
      channel: 2, pixels: 30, window: 9, reason: "a test", owner: "tests")
    try fixture.check(Color.red, path, allowing: allowance)
    let ledger = AllowanceLedger(try RunRecord(in: fixture.scratch))
    #expect(ledger.lines.map(\.slack) == [[2, 30, 9]])
  }

  @Test func `the failure of one golden leaves the others checked`() throws {
    let session = try fixture.session()
    for name in ["a", "b"] {
      let check = GoldenCheck(
        "suite/\(name)/x.png", .picture, of: try .still(Color.red), call: name, in: session)
      #expect(try check.run().outcome == .new)
    }
    #expect(try RunRecord(in: fixture.scratch).results.count == 2)
  }

  @Test func `a difference in antialiasing alone fails, and only numbers let it through`() throws {
    func disc(_ inset: CGFloat) -> some View {
      Circle().inset(by: inset).fill(.white).frame(width: 20, height: 20)
    }
    try fixture.check(disc(0), path, .missing)
    let result = try fixture.check(disc(0.125))
    #expect(result.outcome == .changed)
    let message = result.report?.message
    #expect(message?.contains("kind: antialiasing only") == true, "\(message ?? "")")
    let figures = try #require(
      message?.firstMatch(of: /at most (\d+) of 255.*at most (\d+) pixels/))
    let pixels = try #require(message?.firstMatch(of: /differs in (\d+) of/)).1
    let needed = try [figures.1, pixels, figures.2].map { try #require(Int($0)) }
    // Each number is a most: as many are let through, and with one less in any of them none is.
    let fewer = (0..<3).map { index in needed.indices.map { needed[$0] - ($0 == index ? 1 : 0) } }
    for numbers in [needed] + fewer {
      let allowance = GoldenAllowance(
        channel: numbers[0], pixels: numbers[1], window: numbers[2], reason: "a test",
        owner: "tests")
      let outcome = try fixture.check(disc(0.125), allowing: allowance).outcome
      #expect(outcome == (numbers == needed ? .allowed : .changed), "\(numbers)")
    }
  }

  @Test func `a golden knows of no commit: its history may be squashed`() throws {
    let git = fixture.root.appending(path: ".git")
    try FileManager.default.createDirectory(at: git, withIntermediateDirectories: true)
    func record(at commit: Character) throws -> [Data] {
      let hash = String(repeating: commit, count: 40)
      try Data(hash.utf8).write(to: git.appending(path: "HEAD"))
      try fixture.check(Color.red, path, .all)
      return try ["index.json", path].map {
        try Data(contentsOf: fixture.folder.appending(path: $0))
      }
    }
    #expect(try record(at: "a") == record(at: "b"))
    #expect(try fixture.check(Color.red).outcome == .same)
  }

  @Test func `no picture of a system is asked for: one of plain bytes is compared and kept`() throws
  {
    let folder = try #require(
      sequence(first: URL(filePath: #filePath)) { $0.deletingLastPathComponent() }
        .first { FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path) })
    let systems = /import (UIKit|AppKit|SwiftUI|CoreGraphics|CoreImage|ImageIO|QuartzCore)\b/
    var count = 0
    for target in ["TenFootGoldens", "TenFootTesting"] {
      let sources = folder.appending(path: "Sources/\(target)")
      let files = FileManager.default.enumerator(atPath: sources.path)
      for case let file as String in try #require(files) where file.hasSuffix(".swift") {
        let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
        #expect(!text.contains(systems), "\(file)")
        count += 1
      }
    }
    #expect(count > 50)
    let bytes = Bitmap(width: 2, height: 1) { x, _ in x == 0 ? 0xFF0000 : 0x0000FF }
    let copy = try Bitmap(png: try bytes.pngData())
    #expect(try PictureDifference(from: bytes, to: copy) == nil)
  }

  @Test func `a picture that nobody has looked at fails, with nothing set and nobody asked`() throws
  {
    let settings = try GoldenSettings(
      folder: nil, environment: [:], near: [fixture.root.path])
    let session = try GoldenSession(
      settings, run: RunIdentity(id: UUID().uuidString, isFiltered: false))
    let check = GoldenCheck(path, .picture, of: try .still(Color.red), call: "T:1", in: session)
    for _ in 0..<3 { #expect(try check.run().outcome == .new) }
    #expect(fixture.files(in: "Goldens").isEmpty)
    #expect(try !GoldenStatus(settings).isClean)
  }

  @Test func `the report has a command for each picture and each group, for any shell`() throws {
    for name in ["one", "two"] {
      try fixture.check(Color.red, "suite/\(name)/x.png", .missing)
    }
    let session = try fixture.session()
    for (name, color) in [("one", Color.blue), ("two", Color.green)] {
      _ = try GoldenCheck(
        "suite/\(name)/x.png", .picture, of: .still(color), call: name, in: session
      ).run()
    }
    session.end()
    let html = try ReportPage(
      RunRecord(in: fixture.scratch), files: ResultFiles(fixture.settings())
    ).html
    let commands = html.matches(of: /tenfoot goldens accept [^<]*/).map { String($0.0) }
    let wanted = ["suite/one/x.png", "suite/two/x.png", "--group 1"]
    for words in wanted { #expect(commands.contains("tenfoot goldens accept \(words)")) }
  }

  @Test func `every session proves first that it isn't blind`() throws {
    let error = #expect(throws: GoldenError.self) {
      try GoldenSession(
        fixture.settings(), run: RunIdentity(id: "blind", isFiltered: false),
        noticing: { _, _ in false })
    }
    #expect(error?.description.contains("did not notice a pixel") == true)
    #expect(fixture.files(in: ".goldens").isEmpty)
  }
}
