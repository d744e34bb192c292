import TenFootDisplay

/// What can end a run of the tool early; the sentences are made in ``description``.
enum ToolError: Error, Equatable {
  /// A command, scene or flag that does not exist, with the name that may have been meant.
  case unknown(Kind, String, nearest: String?, all: [String])
  /// A flag without the value it needs.
  case missingValue(flag: String, placeholder: String)
  /// A switch with a value it can't take.
  case unexpectedValue(flag: String, value: String)
  /// A flag given more often than it means anything.
  case repeatedFlag(String)
  /// A flag or argument that the command can't do without.
  case missing(String)
  /// An argument more than the command takes.
  case surplusArgument(String)
  /// A value that is not one of its kind; `rule` says what would be right.
  case badValue(name: String, value: String, rule: String, nearest: String?)

  /// A state that can't be shown.
  case badState(StateProblem)
  /// Some lines of a file were bad; each has been reported.
  case badLines(Int, drawn: Int, source: String)
  /// A font that can't be used, in the sentence of what reads fonts.
  case badFont(String)

  /// An input that can't be read, with the system's or our own reason.
  case cannotRead(String, reason: String)
  /// An output that can't be written, with the system's or our own reason.
  case cannotWrite(String, reason: String)
  /// Something that is not done, for a reason.
  case refused(String)
  /// A picture that is none, in the sentence of what reads pictures.
  case badPicture(String)
  /// A frame that could not be drawn or encoded.
  case fault(String)
  /// Somebody stopped the run after `drawn` frames, all before line `next` being done; `nil` where a
  /// command can't go on from a line.
  case interrupted(drawn: Int, next: Int?)

  /// What an unknown name was meant to name.
  enum Kind: String {
    case command, scene, game, flag, rule
  }

  /// The number that the process ends with.
  var exitCode: ExitCode {
    switch self {
    case .unknown, .missingValue, .unexpectedValue, .repeatedFlag, .missing, .surplusArgument,
      .badValue, .refused:
      .usage
    case .badState, .badLines, .badFont, .badPicture: .badData
    case .cannotRead: .noInput
    case .cannotWrite: .cannotWrite
    case .fault: .fault
    case .interrupted: .interrupted
    }
  }
}

extension ToolError: CustomStringConvertible {
  /// The sentence for standard error, without the prefix.
  var description: String {
    switch self {
    case .unknown(let kind, let name, let nearest, let all):
      "there is no \(kind.rawValue) \(quoted(name)). " + Self.alternative(nearest, of: kind, all)
    case .missingValue(let flag, let placeholder):
      "\(flag) needs a value: \(flag) \(placeholder)."
    case .unexpectedValue(let flag, let value):
      "\(flag) takes no value, and was given \(quoted(value))."
    case .repeatedFlag(let flag):
      "\(flag) is given more than once."
    case .missing(let name):
      "\(name) is missing."
    case .surplusArgument(let argument):
      "\(quoted(argument)) is one argument too many."
    case .badValue(let name, let value, let rule, let nearest):
      "\(name) can't be \(quoted(value)): \(rule)."
        + (nearest.map { " Did you mean \(quoted($0))?" } ?? "")
    case .badState(let problem):
      problem.description
    case .badLines(let count, let drawn, let source):
      "\(Count(count, "line")) of \(source) could not be shown; "
        + "\(Count(drawn, "frame")) \(drawn == 1 ? "was" : "were") drawn."
    case .cannotRead(let name, let reason):
      "\(name) can't be read: \(reason)."
    case .cannotWrite(let name, let reason):
      "\(name) can't be written: \(reason)."
    case .badFont(let message), .badPicture(let message), .fault(let message),
      .refused(let message):
      message + "."
    case .interrupted(let drawn, let next):
      "interrupted after \(Count(drawn, "frame"))"
        + (next.map { "; --from \($0) would go on from here." } ?? ".")
    }
  }

  private static func alternative(_ nearest: String?, of kind: Kind, _ all: [String]) -> String {
    if let nearest { return "Did you mean \(quoted(nearest))?" }
    guard !all.isEmpty else { return "There are none." }
    return "There \(all.count == 1 ? "is" : "are"): " + all.joined(separator: ", ") + "."
  }
}
