import Dispatch
import Foundation
import Testing

/// A run of the built executable in a process of its own.
struct ToolProcess {
  let code: Int32
  let output: Data
  let errors: String

  /// Runs a shell line in which `$tenfoot` is the executable and `$1`, `$2`, … are `words`.
  ///
  /// One that takes longer than `patience`, in seconds, hangs. It is killed, for the shell blocks the
  /// signals that the thread that started it blocks.
  static func shell(
    _ line: String, _ words: String..., patience: Double = 60
  ) async throws -> ToolProcess {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line, "bash"] + words
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["tenfoot": try executable().path, "bench": try executable("tenfoot-bench").path]
    ) { $1 }
    let folder = try TemporaryFolder()
    for name in ["output", "errors"] { _ = try folder.file(name, "") }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: folder.url("output"))
    process.standardError = try FileHandle(forWritingTo: folder.url("errors"))
    let watchdog = DispatchWorkItem { _ = kill(process.processIdentifier, SIGKILL) }
    defer { watchdog.cancel() }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: watchdog)
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    return ToolProcess(
      code: process.terminationStatus,
      output: try Data(contentsOf: folder.url("output")),
      errors: try String(contentsOf: folder.url("errors"), encoding: .utf8))
  }

  /// An executable, which is built beside the tests.
  static func executable(_ name: String = "tenfoot") throws -> URL {
    let words = CommandLine.arguments + [Bundle(for: TemporaryFolder.self).bundlePath]
    let builds = words.compactMap { word -> URL? in
      guard word.contains(".xctest") || word.contains("/.build/") else { return nil }
      return URL(fileURLWithPath: word)
    }
    let places = builds.flatMap { url in
      sequence(first: url, next: { $0.path == "/" ? nil : $0.deletingLastPathComponent() })
        .map { $0.appendingPathComponent(name) }
    }
    return try #require(
      places.first { FileManager.default.isExecutableFile(atPath: $0.path) && !isFolder($0) },
      "the product \(name) is not beside the tests: \(words)")
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }
}
