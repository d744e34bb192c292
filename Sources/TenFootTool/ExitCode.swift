/// How a run of the tool ended, in the numbers of `sysexits.h` where it has one.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// Everything was done.
  case done = 0
  /// Everything was done, and there are findings or differences.
  case findings = 1
  /// The command line was wrong.
  case usage = 64
  /// The input was there, and wrong.
  case badData = 65
  /// The input was not there.
  case noInput = 66
  /// The fault is the tool's own.
  case fault = 70
  /// The output could not be written.
  case cannotWrite = 73
  /// Somebody stopped the run.
  case interrupted = 130

  /// What the help page says of it.
  var meaning: String {
    switch self {
    case .done: "done"
    case .findings: "findings or differences"
    case .usage: "wrong usage"
    case .badData: "bad data"
    case .noInput: "input missing"
    case .fault: "the tool's own fault"
    case .cannotWrite: "can't write"
    case .interrupted: "interrupted"
    }
  }
}
