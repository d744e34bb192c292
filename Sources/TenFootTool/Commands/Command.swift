/// One verb of the tool: its name, what it takes, and what it does.
protocol Command: Sendable {
  /// The verb, in kebab case.
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
  static var details: String { "" }
}
