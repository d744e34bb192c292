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

    // The whole of both on 9 × 4 pixels, three times side by side, eight times as large.
    let drawn = try await ToolRun(
      "compare", picture("a.png"), picture("b.png", width: 9), "-o", folder.path("d.png"))
    #expect(drawn.code == .findings)
    let strip = try Bitmap(pngAt: folder.url("d.png"))
    #expect((strip.width, strip.height) == (9 * 8 * 3 + 16, 4 * 8))
    let (expected, actual, difference) = (8 * 8, 9 * 8 + 8 + 8 * 8, (9 * 8 + 8) * 2 + 8 * 8)
    // The ninth column: hatched where it is missing, gray where it is there, and marked.
    let hatched = Set((0..<32).map { strip[expected + 4, $0].red })
    #expect(hatched.count == 2)
    #expect(!hatched.contains(100))
    #expect(strip[actual + 4, 10] == Bitmap.Pixel(red: 100, green: 100, blue: 100))
    for y in 0..<32 {
      #expect(strip[difference + 4, y] == Bitmap.Pixel(red: 255, green: 0, blue: 255))
      #expect(strip[difference - 4, y] != Bitmap.Pixel(red: 255, green: 0, blue: 255))
    }
  }

  /// Files of two pixels each, written by Python's zlib and struct.
  ///
  /// Gray of 8 or 16 bits, or red, green, blue and alpha; only the second pixel differs between two of
  /// one kind.
  private static let files = [
    "gray0001":
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR42mNoYGBgBAACBgCCLhDx+gAAAABJRU5ErkJggg==",
    "gray00FF":
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR42mNoYGD4DwADBAGA1N3aBAAAAABJRU5ErkJggg==",
    "gray8":
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR42mNoYAAAAQMAga3osnQAAAAASUVORK5CYII=",
    "gray16":
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR42mNoaGBgAAADhQEBODwwkwAAAABJRU5ErkJggg==",
    "faintRed255":
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR42mPg5OT8/5+BgREACb4CG+4KDwkAAAAASUVORK5CYII=",
    "faintRed129":
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR42mPg5OT838jAwAgAB8YBnQE99IYAAAAASUVORK5CYII=",
    "hidden1":
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR42mPg5OT8z8jEzAAABdEBIfidEVQAAAAASUVORK5CYII=",
    "hidden2":
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR42mPg5OT8fyLFiAEACnECeaFH1HoAAAAASUVORK5CYII=",
  ]

  private func file(_ name: String) throws -> String {
    let text = try #require(Self.files[name])
    try #require(Data(base64Encoded: text)).write(to: folder.url(name))
    return folder.path(name)
  }

  @Test func `the low byte of 16 bits is a difference`() async throws {
    // 0x0001 and 0x00FF have the same high byte.
    let (one, other) = (try file("gray0001"), try file("gray00FF"))
    #expect(try await ToolRun("compare", one, one).code == .done)
    let run = try await ToolRun("compare", one, other, "-o", folder.path("d.png"))
    #expect(run.code == .findings)
    #expect(
      run.text.hasPrefix(
        "different: 1 pixels in 1,0 1×1, first at 1,0 (#000100010001FFFF and #00FF00FF00FFFFFF), "
          + "at most 254 of 65535 in a channel; "))
    #expect(pngSize(try Data(contentsOf: folder.url("d.png"))) != nil)
    let json = try await ToolRun("compare", "--json", one, other)
    let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    #expect(object?["deepChannel"] as? Int == 254)
    #expect(object?["channel"] as? Int == 1)
    #expect((object?["first"] as? [String: Any])?["expected"] as? String == "#000100010001FFFF")
  }

  @Test func `8 bits and 16 bits of the same value are the same`() async throws {
    // 8 bits are spread over 16 by writing them twice (PNG specification, 13.12).
    #expect(try await ToolRun("compare", file("gray8"), file("gray16")).code == .done)
    #expect(try await ToolRun("compare", file("gray8"), file("gray0001")).code == .findings)
  }

  @Test func `two colors of little opacity are different, and two that nobody sees the same`()
    async throws
  {
    // Red of 255 and of 129, at an opacity of 1 of 255, are both drawn as 1.
    let run = try await ToolRun("compare", file("faintRed255"), file("faintRed129"))
    #expect(run.code == .findings)
    // 126 of 255 are 32,382 of 65,535.
    #expect(run.text.contains("(#FFFF000000000101 and #8181000000000101), at most 32382 of 65535"))
    #expect(try await ToolRun("compare", file("hidden1"), file("hidden2")).code == .done)
  }

  @Test func `what would mix on standard output is refused`() async throws {
    let run = try await ToolRun("compare", file("gray8"), file("gray16"), "--json", "-o", "-")
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
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
