import Foundation
import TenFoot
import TenFootRaster
import Testing

@testable import TenFootGoldens

@MainActor struct GoldenIndexTests {
  @Test func `the index has a line for each golden, in order, and is read back`() throws {
    var index = GoldenIndex()
    for path in ["b/c/d.png", "a/z/d.png", "a/c/d.png"] {
      index.entries[path] = GoldenEntry(
        file: Checksum(of: path), pixels: Checksum(of: "x"), width: 2, height: 3)
    }
    let lines = String(decoding: try index.data, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines[1...3].map { $0.split(separator: "\"")[1] } == ["a/c/d.png", "a/z/d.png", "b/c/d.png"])
    #expect(try GoldenIndex(try index.data, at: "index.json") == index)
  }

  @Test func `both sides of a merge are named as such`() {
    let error = #expect(throws: GoldenError.self) {
      try GoldenIndex(Data("{\n<<<<<<< HEAD\n".utf8), at: "index.json")
    }
    #expect(error?.description.contains("both sides of a merge") == true)
  }

  @Test func `many threads record at once without losing an entry`() async throws {
    let fixture = try GoldensFixture()
    let session = try fixture.session(.missing)
    let subject = try GoldenSubject.still(Color.red)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<24 {
        group.addTask {
          _ = try GoldenCheck(
            "many/case-\(number)/x.png", .picture, of: subject, call: "T:\(number)", in: session
          ).run()
        }
      }
      try await group.waitForAll()
    }
    #expect(try session.folder.index().entries.count == 24)
    #expect(try session.folder.storedPaths().count == 24)
  }

  @Test func `an entry holds fonts, libraries and the stages`() throws {
    let fixture = try GoldensFixture()
    try fixture.check(Text("3"), "a/b/c.png", .missing)
    let session = try fixture.session()
    let entry = try #require(try session.folder.index().entries["a/b/c.png"])
    #expect(entry.width == 40)
    #expect(entry.height == 30)
    #expect(entry.origin?.fonts.keys.sorted() == ["Inter-roman.var.ttf"])
    #expect(
      entry.origin?.libraries.keys.sorted() == ["cairo", "freetype", "harfbuzz", "icu"])
  }
}
