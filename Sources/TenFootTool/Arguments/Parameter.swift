/// Something a command takes: the one place that the parser, the help pages and the suggestions
/// read.
protocol Parameter: Sendable {
  /// The name on the command line: `--screen`, or `SCENE` for an argument.
  var name: String { get }
  /// The one-letter name, such as `-o`.
  var shortName: String? { get }
  /// The name of its value in help, such as `FILE`; `nil` for a switch.
  var placeholder: String? { get }
  /// What it does, in one or two sentences.
  var help: String { get }
  /// The default in words; `nil` when there is none to tell.
  var defaultText: String? { get }
  /// Whether the command can't do without it.
  var isRequired: Bool { get }
  /// Whether it may be given more than once.
  var isRepeatable: Bool { get }
  /// Throws unless what was given for it can be read.
  func check(_ texts: [String]) throws(ToolError)
}

extension Parameter {
  var shortName: String? { nil }
  var isRepeatable: Bool { false }
  func check(_ texts: [String]) throws(ToolError) {}
  /// Whether it is given by place and not by name.
  var isPositional: Bool { !name.hasPrefix("-") }
  /// How it is written: `SCENE`, `--strict`, `--jobs N`.
  var usage: String {
    guard let placeholder, !isPositional else { return name + (isRepeatable ? " …" : "") }
    return "\(shortName ?? name) \(placeholder)"
  }
}

/// Something a command takes by place.
struct Argument: Parameter {
  let name: String
  let help: String
  var isRequired = true
  var isRepeatable = false

  var placeholder: String? { name }
  var defaultText: String? { nil }
}

/// A flag that is there or not.
struct Switch: Parameter {
  let name: String
  let help: String

  var placeholder: String? { nil }
  var defaultText: String? { nil }
  var isRequired: Bool { false }
}

/// A flag with a value.
struct Option<Value: Sendable>: Parameter {
  let name: String
  var shortName: String?
  let placeholder: String?
  let help: String
  let fallback: Fallback
  var isRepeatable = false
  /// Makes the value from what was given, once for each time the flag occurs.
  let read: @Sendable (_ texts: [String]) throws(ToolError) -> Value

  /// What holds when the flag is not given.
  enum Fallback: Sendable {
    case required
    case value(Value, text: String)
  }

  func check(_ texts: [String]) throws(ToolError) { _ = try read(texts) }

  var isRequired: Bool {
    if case .required = fallback { true } else { false }
  }

  var defaultText: String? {
    if case .value(_, let text) = fallback { text } else { nil }
  }
}

extension Option {
  /// Creates a flag that is given at most once.
  init(
    _ name: String, short: String? = nil, _ placeholder: String, help: String, fallback: Fallback,
    read: @escaping @Sendable (String) throws(ToolError) -> Value
  ) {
    self.init(
      name: name, shortName: short, placeholder: placeholder, help: help, fallback: fallback
    ) { texts throws(ToolError) in
      // The parser has seen to it that there is exactly one.
      try read(texts.last ?? "")
    }
  }
}
