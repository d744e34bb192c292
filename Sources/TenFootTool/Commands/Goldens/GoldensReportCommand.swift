import Foundation
import TenFootGoldens

/// `tenfoot goldens report`: the failures as a page to look at.
enum GoldensReportCommand: Command {
  static let name = "goldens report"
  static let summary = "Writes the failures of the last run as one HTML page"
  static let details = """
    The page holds all pictures and needs no network. Failures of one cause stand together, each \
    with the command that accepts it.
    """
  static let output = Option<String?>(
    "--output", short: "-o", "FILE|-", help: "Where the page goes.",
    fallback: .value(nil, text: ".goldens/report.html"), read: { $0 })
  static let parameters: [any Parameter] = [output, GoldenParameters.folder]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let settings = try GoldenParameters.settings(arguments, in: tool)
    let page: String
    do {
      let status = try GoldenStatus(settings)
      page = try ReportPage(
        status.run, files: ResultFiles(settings), accepted: status.accepted
      ).html
    } catch {
      throw ToolError(error)
    }
    let path = try arguments[output] ?? settings.scratch.appending(path: "report.html").path
    try OutputFile.write(Data(page.utf8), to: path, console: tool.console)
    if path != "-" { try tool.console.print(path + "\n") }
    return .done
  }
}
