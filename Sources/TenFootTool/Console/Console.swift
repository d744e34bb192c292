import Foundation

/// The three standard streams of a run, as file descriptors.
package struct Console: Sendable {
  let input: Int32
  let output: Int32
  let error: Int32

  package init(input: Int32, output: Int32, error: Int32) {
    self.input = input
    self.output = output
    self.error = error
  }

  /// The streams of the process; -1 for one that was closed from outside.
  static let standard = Console(
    input: standardStream(0), output: standardStream(1), error: standardStream(2))

  /// The standard stream of that number, if it is one.
  ///
  /// A number that is free when the process starts goes to whatever is opened first. The runtime
  /// opens event queues before the tool's own code runs; these have no file type.
  private static func standardStream(_ number: Int32) -> Int32 {
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & mode_t(S_IFMT) != 0 else { return -1 }
    return number
  }

  /// Whether standard error is a terminal, where a line can be written over.
  var errorIsTerminal: Bool { isatty(error) == 1 }

  /// Makes the process fit for pipes, limits and closed streams; to be called before all else.
  static func prepareProcess() {
    // A closed pipe is an error to report, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that grows beyond the limit that the system sets.
    signal(SIGXFSZ, SIG_IGN)
    // Before any file is opened, so that no results go into it.
    _ = Console.standard
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Writes results to standard output.
  func print(_ text: String) throws(ToolError) {
    try print(Data(text.utf8))
  }

  /// Writes results to standard output.
  func print(_ data: Data) throws(ToolError) {
    do {
      try Descriptor.write(data, to: output)
    } catch {
      throw .cannotWrite("standard output", reason: error.description)
    }
  }

  /// Writes a message to standard error.
  func report(_ text: String, terminator: String = "\n") {
    // There is nobody left to tell when this fails; the exit code still says how it went.
    try? Descriptor.write(Data((text + terminator).utf8), to: error)
  }
}
