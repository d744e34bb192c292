import Foundation

/// A program of the machine.
enum Command {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a program found on the path, and gives what it prints.
  static func run(_ name: String, _ arguments: [String], in folder: URL? = nil) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "\(name) ended with \(process.terminationStatus); it comes with the packages "
          + "that .ci/setup installs")
    }
    return output
  }
}
