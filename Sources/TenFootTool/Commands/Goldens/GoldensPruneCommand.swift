import TenFootGoldens

/// `tenfoot goldens prune`: goldens that no test names go away.
enum GoldensPruneCommand: Command {
  static let name = "goldens prune"
  static let summary = "Removes goldens that the last run, if it was complete, did not name"
  static let details = """
    Refused after a run that was filtered, cut short, or is one part of several whose records are \
    not all in .goldens.
    """
  static let dryRun = Switch(name: "--dry-run", help: "Lists them and removes nothing.")
  static let parameters: [any Parameter] = [dryRun, GoldenParameters.folder]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let pruning = GoldenPruning(try GoldenParameters.settings(arguments, in: tool))
    let isDry = arguments[dryRun]
    let paths: [String]
    do {
      paths = isDry ? try pruning.obsolete() : try pruning.prune()
    } catch {
      throw ToolError(error)
    }
    let verb = isDry ? "would be removed" : "removed"
    try tool.console.print(
      paths.map { $0 + "\n" }.joined() + "\(Count(paths.count, "golden")) \(verb)\n")
    return .done
  }
}
