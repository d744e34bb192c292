import Foundation

/// A folder that is there for one test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "tenfoot-text-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file.
  func file(_ name: String, _ bytes: Data) throws -> URL {
    let file = url.appending(path: name)
    try bytes.write(to: file)
    return file
  }
}
