import Foundation
import Testing

@testable import TenFootTool

struct LineReaderTests {
  private func lines(of text: String, limit: Int = LineReader.longestLine) async throws -> [String?]
  {
    let folder = try TemporaryFolder()
    let path = try folder.file("lines", text)
    let source = try ByteSource(path, console: .standard, interruption: Interruption())
    var reader = LineReader(source, limit: limit)
    var lines: [String?] = []
    while let content = try await reader.next() {
      if case .text(let bytes) = content {
        lines.append(String(decoding: bytes, as: UTF8.self))
      } else {
        lines.append(nil)
      }
    }
    #expect(reader.lineCount == lines.count)
    #expect(reader.byteCount == text.utf8.count)
    return lines
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]),
    ("\n\na\n\n", ["", "", "a", ""]), ("é\n日本\n", ["é", "日本"]), ("a\rb\n", ["a\rb"]),
  ])
  func `lines end with a line feed or a carriage return and one`(text: String, expected: [String])
    async throws
  {
    #expect(try await lines(of: text) == expected)
  }

  @Test func `lines longer than what is read at a time are whole`() async throws {
    let long = String(repeating: "0123456789", count: 30_000)
    #expect(try await lines(of: "a\n\(long)\nb\n\(long)") == ["a", long, "b", long])
  }

  @Test func `a line too long is told and passed over`() async throws {
    let long = String(repeating: "x", count: 200_000)
    #expect(try await lines(of: "a\n\(long)\nb\n", limit: 1000) == ["a", nil, "b"])
    #expect(try await lines(of: "\(long)", limit: 1000) == [nil])
    #expect(try await lines(of: "12345\n123456\n", limit: 5) == ["12345", nil])
  }
}
