import Foundation

/// A run of these very tests in a process of its own, in settings of its own.
struct TestProcess {
  let code: Int32
  let output: String

  /// Runs a shell line in which `"$tests"` is the program that these tests are, with variables added
  /// to the environment.
  init(_ line: String, _ variables: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line]
    var environment = ProcessInfo.processInfo.environment
    environment["tests"] = URL(filePath: CommandLine.arguments[0]).absoluteURL.path
    process.environment = environment.merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    code = process.terminationStatus
    output = String(decoding: text, as: UTF8.self)
  }
}
