import Foundation
import TenFoot
import TenFootRaster
import Testing

final class ImageStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("TenFoot-\(UUID().uuidString)")

  private static let good = TestPNG(
    width: 3, height: 2, colorType: 2, scanlines: [UInt8](repeating: 0, count: 20))

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func message(_ source: ImageSource, pixelLimit: Int = 64_000_000) -> String? {
    do {
      _ = try ImageStore(pixelLimit: pixelLimit).pixelSize(of: source)
      return nil
    } catch {
      return error.description
    }
  }

  private func file(_ name: String, _ data: Data) throws -> ImageSource {
    let url = folder.appendingPathComponent(name)
    try data.write(to: url)
    return .file(url)
  }

  @Test func `a picture's size is known, from a file and from bytes`() throws {
    let store = ImageStore()
    for source in [try file("good.png", Self.good.data), .data(Self.good.data)] {
      let size = try store.pixelSize(of: source)
      #expect(size == (3, 2))
    }
  }

  @Test(arguments: [
    (Data("GIF89a".utf8), "a GIF picture"),
    (Data("\0\0\0 ftypavif".utf8), "an AVIF picture"),
    (Data("\n<!DOCTYPE html><html>Not found</html>".utf8), "an HTML page"),
    (Data("version https://git-lfs.github.com/spec/v1\noid".utf8), "a Git LFS pointer"),
    (Data("{\"error\": 404}".utf8), "a JSON document"), (Data([1, 2, 3]), "no picture"),
  ])
  func `what is no picture is called by its name`(data: Data, kind: String) throws {
    for source in [try file("logo.png", data), .data(data)] {
      let text = try #require(message(source))
      #expect(text.contains("is \(kind)"))
      #expect(text.contains("PNG"))
    }
    #expect(try #require(message(file("logo.png", data))).contains("/logo.png"))
  }

  @Test func `a missing file, a folder and an empty file are told apart`() throws {
    let missing = ImageSource.file(folder.appendingPathComponent("missing.png"))
    #expect(try #require(message(missing)).contains("missing.png does not exist"))
    #expect(try #require(message(.file(folder))).contains("is a folder"))
    #expect(try #require(message(file("empty.png", Data()))).contains("is empty"))
    let page = try #require(URL(string: "https://example.com/logo.png"))
    #expect(try #require(message(.file(page))).contains("is no file"))
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func `a file without permission is unreadable`() throws {
    let source = try file("secret.png", Self.good.data)
    guard case .file(let url) = source else { return }
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: url.path)
    #expect(try #require(message(source)).contains("can't be read"))
  }

  @Test func `a file that stops anywhere is truncated`() {
    let whole = Self.good.data
    // The last four bytes are the end mark's checksum, which nobody needs.
    for length in 1..<(whole.count - 4) {
      let text = message(.data(whole.prefix(length)))
      #expect(
        text?.contains("stops before the picture is complete") == true,
        "\(length): \(text ?? "nothing")")
    }
    var endless = Self.good
    endless.endsProperly = false
    #expect(message(.data(endless.data))?.contains("stops before") == true)
  }

  @Test func `a wrong checksum is damage`() {
    var data = Self.good.data
    data[60] ^= 1
    #expect(message(.data(data))?.contains("is a damaged picture") == true)
  }

  @Test func `a picture that claims too many pixels is refused before it is decoded`() {
    let huge = TestPNG(width: 30_000, height: 30_000, colorType: 6, scanlines: [])
    let text = message(.data(huge.data))
    #expect(text?.contains("claims to be 30000 × 30000 pixels") == true)
    #expect(text?.contains("at most 64000000 pixels") == true)
    let most = TestPNG(width: .max, height: .max, colorType: 6, scanlines: [])
    #expect(message(.data(most.data))?.contains("4294967295 × 4294967295") == true)
    #expect(message(.data(Self.good.data), pixelLimit: 5)?.contains("at most 5 pixels") == true)
    #expect(message(.data(Self.good.data), pixelLimit: 6) == nil)
  }

  @Test func `a side of zero is refused`() {
    let flat = TestPNG(width: 0, height: 5, colorType: 2, scanlines: [])
    #expect(message(.data(flat.data))?.contains("0 × 5 pixels; both sides must be above") == true)
  }

  @Test func `a failure is remembered`() throws {
    let store = ImageStore()
    let source = try file("late.png", Data("<html>".utf8))
    #expect(throws: ImageFailure.self) { try store.pixelSize(of: source) }
    _ = try file("late.png", Self.good.data)
    #expect(throws: ImageFailure.self) { try store.pixelSize(of: source) }
    #expect(try ImageStore().pixelSize(of: source) == (3, 2))
  }

  @Test func `an image is kept after its file has gone`() throws {
    let store = ImageStore()
    guard case .file(let url) = try file("gone.png", Self.good.data) else { return }
    _ = try store.pixelSize(of: .file(url))
    try FileManager.default.removeItem(at: url)
    #expect(try store.pixelSize(of: .file(url)) == (3, 2))
  }
}
