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

  /// The streams of the process.
  static let standard = Console(input: 0, output: 1, error: 2)

  /// Whether standard error is a terminal, where a line can be written over.
  var errorIsTerminal: Bool { isatty(error) == 1 }

  /// Makes sure that the standard streams are what they seem, before anything is opened.
  static func prepareProcess() {
    // A closed pipe is an error to report, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    // A stream closed from outside would give its number to the next file opened, and results
    // would go into that file. Opened the wrong way round, it fails as a closed one should.
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
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
