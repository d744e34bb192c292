import Foundation
import TenFoot
import Testing

@testable import TenFootText

/// The reading of a font's directory against files that lie.
struct FontFuzzTests {
  private let folder: TemporaryFolder
  private let whole: Data

  init() throws {
    folder = try TemporaryFolder()
    whole = try TestFont(family: "Fuzz", characters: ["A"]).data()
  }

  private func error(_ bytes: Data) throws -> FontError? {
    let url = try folder.file("font.ttf", bytes)
    do throws(FontError) {
      _ = try FontFile(mapping: url)
      return nil
    } catch {
      return error
    }
  }

  private func big(_ value: UInt32) -> Data {
    withUnsafeBytes(of: value.bigEndian) { Data($0) }
  }

  /// The font with four bytes changed.
  private func font(_ value: UInt32, at offset: Int) -> Data {
    var bytes = whole
    bytes.replaceSubrange(offset..<offset + 4, with: big(value))
    return bytes
  }

  // A record of the directory: tag, checksum, offset, length; the first one begins at byte 12.
  @Test(arguments: [8, 12])
  func `a table that lies about where it is or how long it is, is told`(field: Int) throws {
    for record in 0..<9 {
      for lie in [0xFFFF_FFFF, 0x8000_0000, 0x7FFF_FFFF, UInt32(whole.count)] {
        let error = try #require(try error(font(lie, at: 12 + 16 * record + field)))
        guard case .truncated(_, let size, let needed) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(size == whole.count && needed > size)
        #expect(error.description.contains("the font is cut short"))
      }
    }
  }

  @Test func `more tables than there are bytes are told`() throws {
    guard case .truncated? = try error(font(0xFFFF_0000, at: 4)) else {
      Issue.record("no error")
      return
    }
    // None at all: the first that is missed is named.
    let url = folder.url.appending(path: "font.ttf")
    #expect(try error(font(0, at: 4)) == .missingTable(url, table: "cmap"))
  }

  @Test func `a collection that lies about its fonts is told`() throws {
    func collection(_ count: UInt32, _ offsets: [UInt32]) -> Data {
      Data("ttcf".utf8) + big(0x10000) + big(count) + offsets.map(big).reduce(Data(), +)
    }
    for bytes in [
      collection(0xFFFF_FFFF, []), collection(1, [0xFFFF_FFF0]), collection(2, [0, 0]),
      collection(1, []),
    ] {
      let error = try #require(try error(bytes))
      guard case .truncated = error else {
        Issue.record("\(error)")
        continue
      }
    }
  }

  @Test func `each table that text needs is missed by its name`() throws {
    for tag in ["cmap", "head", "hhea", "hmtx", "maxp"] {
      var bytes = whole
      let place = try #require(bytes.range(of: Data(tag.utf8)))
      bytes.replaceSubrange(place, with: Data("none".utf8))
      #expect(
        try error(bytes) == .missingTable(folder.url.appending(path: "font.ttf"), table: tag))
    }
  }

  @Test func `every sentence names the file and says what would be right or is wrong`() throws {
    let url = folder.url.appending(path: "font.ttf")
    let errors: [FontError] = [
      .notFound(url), .unreadable(url, reason: "it is not a file"), .empty(url),
      .truncated(url, size: 1, needed: 2), .notAFont(url, found: "an HTML page"),
      .webFont(url, format: "WOFF2"), .missingTable(url, table: "cmap"),
    ]
    let sentences = errors.map(\.description)
    #expect(sentences.allSatisfy { $0.hasPrefix(url.path + ": ") && !$0.hasSuffix(".") })
    #expect(Set(sentences).count == errors.count)
    #expect(FontError.notFound(url).localizedDescription == sentences[0])
  }

  @Test func `tens of thousands of damaged directories are read or refused`() throws {
    var random = SystemRandomNumberGenerator()
    let url = folder.url.appending(path: "font.ttf")
    var (read, refused) = (0, 0)
    for _ in 0..<20_000 {
      var bytes = Array(whole.prefix(.random(in: 0...whole.count, using: &random)))
      if Bool.random(using: &random) { bytes = Array(whole) }
      let directory = 12 + 16 * 9
      for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
        bytes[.random(in: 0..<min(directory, bytes.count), using: &random)] = .random(
          in: 0...255, using: &random)
      }
      bytes.withUnsafeBytes { bytes in
        do throws(FontError) {
          let directory = try SFNTDirectory(bytes, of: url)
          #expect(directory.faceCount >= 1)
          read += 1
        } catch {
          #expect(!error.description.isEmpty)
          refused += 1
        }
      }
    }
    #expect(read > 100 && refused > 1_000)
  }
}
