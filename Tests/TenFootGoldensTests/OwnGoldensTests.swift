import Foundation
import TenFoot
import TenFootRaster
import Testing

@testable import TenFootGoldens

/// The goldens of this package.
struct OwnGoldensTests {
  private static let settings = GoldenSettings(
    mode: .verify,
    folder: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Goldens"))

  private let folder = GoldenFolder(Self.settings)

  @Test func `the index lists every golden with its own bytes and pixels`() throws {
    let index = try folder.index()
    #expect(try index.entries.keys.sorted() == folder.storedPaths())
    for (path, entry) in index.entries {
      let data = try #require(try folder.read(path))
      #expect(entry.file == Checksum(data), "\(path)")
      guard path.hasSuffix(".png") else { continue }
      #expect(try Bitmap(png: data).pixelChecksum() == entry.pixels, "\(path)")
    }
  }

  @Test func `small pictures are below 20 kB and all goldens below 25 MB`() throws {
    var sum = 0
    for path in try folder.storedPaths() {
      let count = try #require(try folder.read(path)).count
      sum += count
      if !path.hasPrefix("gallery/") { #expect(count < 20_000, "\(path)") }
    }
    #expect(sum < 25_000_000)
  }
}
