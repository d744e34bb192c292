import Foundation

/// Runs a program and tells what it took.
enum ChildProcess {
  /// What a finished process took.
  struct Usage {
    var seconds: Double
    /// The most memory that it held at once.
    var peakBytes: Int
  }

  /// Runs the `tenfoot` tool to its end.
  ///
  /// The tool is this program again, which does as the tool does when its first word says so: so
  /// the figures need no second build.
  static func tool(_ arguments: String...) throws -> Usage {
    try run(CommandLine.arguments[0], [toolWord] + arguments)
  }

  /// The first word of a command line that is meant for the tool.
  static let toolWord = "tenfoot"

  /// Runs fault schedules in this program again.
  static func schedules(from first: UInt64) throws {
    _ = try run(CommandLine.arguments[0], [schedulesWord, "\(first)"], showsErrors: true)
  }

  /// The first word of a command line that is meant for fault schedules.
  static let schedulesWord = "schedules-from"

  /// Runs a program to its end with its output thrown away.
  static func run(
    _ program: String, _ arguments: [String], showsErrors: Bool = false
  ) throws -> Usage {
    var words = ([program] + arguments).map { strdup($0) as UnsafeMutablePointer<CChar>? } + [nil]
    defer { words.forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in showsErrors ? [STDOUT_FILENO] : [STDOUT_FILENO, STDERR_FILENO] {
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
