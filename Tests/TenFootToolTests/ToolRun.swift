import Foundation
import TenFoot
import TenFootGallery

@testable import TenFootTool

/// A run of the tool in this process, with files for its streams.
struct ToolRun {
  let code: ExitCode
  let output: Data
  let errors: String

  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Runs the tool with the scenes of these tests.
  init(_ words: String..., input: String = "") async throws {
    self = try await Self(words: words, input: Data(input.utf8))
  }

  init(
    words: [String], input: Data = Data(),
    environment: [String: String] = ProcessInfo.processInfo.environment, executable: URL? = nil,
    scenes: [any TenFootScene.Type] = [Poll.self, Blank.self]
  ) async throws {
    let folder = try TemporaryFolder()
    try input.write(to: folder.url("input"))
    let console = Console(
      input: open(folder.path("input"), O_RDONLY | O_CLOEXEC),
      output: open(folder.path("output"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600),
      error: open(folder.path("errors"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
    let tool = Tool(
      name: "tenfoot", version: "1.2.3", scenes: scenes, games: Gallery.games,
      console: console, interruption: Interruption(), environment: environment,
      executable: executable)
    code = await tool.run(words)
    for descriptor in [console.input, console.output, console.error] { close(descriptor) }
    output = try Data(contentsOf: folder.url("output"))
    errors = try String(contentsOf: folder.url("errors"), encoding: .utf8)
  }
}

/// A folder that is gone with the last use of it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "tenfoot-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }
  func url(_ name: String) -> URL { URL(fileURLWithPath: path(name)) }

  /// Writes a file and gives its path.
  func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: url(name))
    return path(name)
  }

  /// Makes a folder, with those that it lies in, and gives its path.
  func folder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
    return path(name)
  }

  /// The names of everything in a folder inside this one, hidden files too, in order.
  func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }
}

/// The width and height that a PNG's first chunk tells (PNG specification, 11.2.1), or `nil` when
/// it is no PNG.
func pngSize(_ data: Data) -> [Int]? {
  let bytes = [UInt8](data.prefix(24))
  guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  else { return nil }
  return [16, 20].map { place in bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
}
