/// One verb of the tool: its name, what it takes, and what it does.
protocol Command: Sendable {
  /// The verb, in kebab case; a verb of a family has the family's word in front of it.
  static var name: String { get }
  /// What it does, in one line without a full stop.
  static var summary: String { get }
  /// What else its help page tells, as paragraphs; may be empty.
  static var details: String { get }
  /// What it takes, in the order of its help page.
  static var parameters: [any Parameter] { get }

  /// Does it.
  static func run(_ arguments: ParsedArguments, in tool: Tool) async throws(ToolError) -> ExitCode
}

extension Command {
  /// The words of the name, as they stand on the command line.
  static var words: [String] { name.split(separator: " ").map(String.init) }
  static var details: String { "" }
}
