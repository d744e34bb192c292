import Foundation
import TenFootGoldens

/// `tenfoot goldens status`: what the last run and the folder of goldens say.
enum GoldensStatusCommand: Command {
  static let name = "goldens status"
  static let summary = "Lists goldens that are new, changed, missing, unlisted or obsolete"
  static let details = """
    New: a test has no golden. Changed: a golden differs, or can't be read or checked. Missing: the \
    index lists a golden that is not there. Unlisted: a golden is not in the index, or with other \
    bytes. Obsolete: no test of the last run, which was complete, names the golden. Stray: a file, or \
    a line of the index, that can be no golden. \
    Ends with 1 unless there is none of them and the run came to its end, and with 66 when no run is \
    on record.
    """
  static let junit = Option<String?>(
    "--junit", "FILE|-", help: "Where the last run goes in JUnit's XML.",
    fallback: .value(nil, text: "nowhere"), read: { $0 })
  static let markdown = Option<String?>(
    "--summary", "FILE|-",
    help: "Where a summary in Markdown goes, such as the file of $GITHUB_STEP_SUMMARY.",
    fallback: .value(nil, text: "nowhere"), read: { $0 })
  static let parameters: [any Parameter] = [junit, markdown, GoldenParameters.folder]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let (junit, markdown) = (try arguments[junit], try arguments[markdown])
    guard junit != "-" || markdown != "-" else {
      throw .refused(
        "--junit - and --summary - would mix on standard output; give one of them a file")
    }
    let settings = try GoldenParameters.settings(arguments, in: tool)
    let status: GoldenStatus
    do {
      status = try GoldenStatus(settings)
    } catch {
      throw ToolError(error)
    }
    if let path = junit {
      let report = JUnitReport(status.run, files: ResultFiles(settings))
      try OutputFile.write(Data("\(report)".utf8), to: path, console: tool.console)
    }
    if let path = markdown {
      let summary = Data("\(MarkdownSummary(status))".utf8)
      try OutputFile.write(summary, to: path, console: tool.console)
    }
    if junit != "-", markdown != "-" {
      try tool.console.print(text(of: status))
    }
    if let reason = status.run.interruption {
      tool.warn("the last run is not all there: \(reason)")
    } else if let reason = status.run.incompleteness {
      tool.warn("obsolete goldens are not told: \(reason)")
    }
    return status.isClean ? .done : .findings
  }

  private static func text(of status: GoldenStatus) -> String {
    let rows = GoldenStatus.Trouble.allCases.flatMap { trouble in
      status.paths[trouble, default: []].map { [trouble.rawValue, $0] }
    }
    let counts = GoldenStatus.Trouble.allCases.map { trouble in
      "\(status.paths[trouble, default: []].count) \(trouble.rawValue)"
    }
    let checked = Count(status.run.results.count, "golden")
    return TextTable(rows).description + "\(checked) checked: \(counts.joined(separator: ", "))\n"
  }
}
