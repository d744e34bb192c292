import Foundation

/// Runs a program and tells what it took.
enum ChildProcess {
  /// What a finished process took.
  struct Usage {
    var seconds: Double
    /// The most memory that it held at once.
    var peakBytes: Int
  }

  /// The path of the `tenfoot` tool, built beside this program.
  static func tool() throws -> String {
    let folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let path = folder.appending(path: "tenfoot").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchmarkFailure("there is no tenfoot in \(folder.path); run swift build -c release first")
    }
    return path
  }

  /// Runs a program to its end with its output thrown away.
  static func run(_ program: String, _ arguments: [String]) throws -> Usage {
    var words = ([program] + arguments).map { strdup($0) as UnsafeMutablePointer<CChar>? } + [nil]
    defer { words.forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var child = pid_t()
    var status: Int32 = 0
    var usage = rusage()
    let start = ContinuousClock.now
    guard posix_spawn(&child, program, &actions, nil, &words, environ) == 0 else {
      throw BenchmarkFailure("\(program) can't be started")
    }
    guard wait4(child, &status, 0, &usage) == child, status == 0 else {
      throw BenchmarkFailure("\(program) \(arguments.joined(separator: " ")) failed")
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return Usage(seconds: seconds, peakBytes: usage.ru_maxrss * peakUnit)
  }

  #if os(Linux)
    /// Linux counts memory in kibibytes.
    private static let peakUnit = 1024
  #else
    private static let peakUnit = 1
  #endif
}
