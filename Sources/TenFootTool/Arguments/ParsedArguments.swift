/// The words of a command line, sorted by the parameters that they belong to.
struct ParsedArguments {
  /// What was given for each parameter's name, in order.
  private(set) var texts: [String: [String]] = [:]
  /// Whether help was asked for; nothing else has been checked then.
  private(set) var wantsHelp = false

  /// The value of an option, or its default.
  subscript<Value>(option: Option<Value>) -> Value {
    get throws(ToolError) {
      if let given = texts[option.name] { return try option.read(given) }
      switch option.fallback {
      case .value(let value, _): return value
      case .required: throw .missing(option.usage)
      }
    }
  }

  /// Whether a switch was given.
  subscript(option: Switch) -> Bool { texts[option.name] != nil }

  /// Whether something was given for a parameter.
  func gives(_ parameter: some Parameter) -> Bool { texts[parameter.name] != nil }

  /// All that was given for an argument that may be repeated.
  func all(_ argument: Argument) -> [String] { texts[argument.name, default: []] }

  /// What was given for an argument.
  subscript(argument: Argument) -> String {
    get throws(ToolError) {
      guard let text = texts[argument.name]?.first else { throw .missing(argument.name) }
      return text
    }
  }
}

extension ParsedArguments {
  /// Sorts `words` by `parameters`.
  ///
  /// `--flag value`, `--flag=value`, `-o value` and `-ovalue` are understood, `-` is a value, and
  /// after `--` nothing is a flag.
  init(_ words: some Sequence<String>, for parameters: [any Parameter]) throws(ToolError) {
    var rest = Array(words)[...]
    var open = parameters.filter(\.isPositional)[...]
    var flagsMayFollow = true
    while let word = rest.popFirst() {
      if flagsMayFollow, word == "--" {
        flagsMayFollow = false
      } else if flagsMayFollow, word == "--help" || word == "-h" {
        wantsHelp = true
        return
      } else if flagsMayFollow, word.hasPrefix("-"), word != "-" {
        try readFlag(word, from: &rest, for: parameters.filter { !$0.isPositional })
      } else if let argument = open.first {
        texts[argument.name, default: []].append(word)
        if !argument.isRepeatable { open.removeFirst() }
      } else {
        throw .surplusArgument(word)
      }
    }
    for parameter in parameters where parameter.isRequired && texts[parameter.name] == nil {
      throw .missing(parameter.usage)
    }
    // A value that can't be one is told even where the command would not have looked at it.
    for parameter in parameters {
      if let given = texts[parameter.name] { try parameter.check(given) }
    }
  }

  private mutating func readFlag(
    _ word: String, from rest: inout ArraySlice<String>, for flags: [any Parameter]
  ) throws(ToolError) {
    let (name, attached) = Self.split(word)
    guard let flag = flags.first(where: { $0.name == name || $0.shortName == name }) else {
      let names = flags.map(\.name) + ["--help"]
      throw .unknown(
        .flag, name, nearest: Suggestion.nearest(to: name, in: names), all: names)
    }
    guard let placeholder = flag.placeholder else {
      if let attached { throw .unexpectedValue(flag: flag.name, value: attached) }
      texts[flag.name] = []
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .missingValue(flag: name, placeholder: placeholder)
    }
    guard flag.isRepeatable || texts[flag.name] == nil else { throw .repeatedFlag(flag.name) }
    texts[flag.name, default: []].append(value)
  }

  /// Takes `--name=value` and `-nvalue` apart.
  private static func split(_ word: String) -> (name: String, value: String?) {
    if word.hasPrefix("--") {
      guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
      return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    let name = String(word.prefix(2))
    return (name, word.count > 2 ? String(word.dropFirst(2)) : nil)
  }
}
