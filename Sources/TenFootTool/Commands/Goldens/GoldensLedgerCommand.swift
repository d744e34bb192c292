import TenFootGoldens

/// `tenfoot goldens ledger`: the allowances and who answers for them.
enum GoldensLedgerCommand: Command {
  static let name = "goldens ledger"
  static let summary = "Lists what goldens may differ by, why, who answers for it, and the slack"
  static let details = """
    The numbers are the largest difference of a channel, the pixels, and the pixels in the densest \
    window of 32 × 32: allowed, needed by the last run, and slack.
    """
  static let strict = Switch(
    name: "--strict", help: "Ends with 1 when an allowance is loose or has ended.")
  static let parameters: [any Parameter] = [strict, GoldenParameters.folder]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let settings = try GoldenParameters.settings(arguments, in: tool)
    let ledger: AllowanceLedger
    do {
      let run = try RunRecord(in: settings.scratch)
      guard run.exists else { throw GoldenError.noRun(settings) }
      ledger = AllowanceLedger(run)
    } catch let error as GoldenError {
      throw ToolError(error)
    } catch {
      throw .fault("\(error)")
    }
    let rows = ledger.lines.map { line in
      let allowance = line.allowance
      return [
        line.golden, numbers([allowance.channel, allowance.pixels, allowance.window]),
        numbers(line.needed), numbers(line.slack), allowance.until ?? "no end",
        allowance.architecture ?? "all", allowance.owner, allowance.reason,
      ]
    }
    let head = ["golden", "allowed", "needed", "slack", "until", "machines", "owner", "reason"]
    try tool.console.print(
      rows.isEmpty
        ? "no golden of the last run has an allowance\n" : TextTable([head] + rows).description)
    let isAtFault = ledger.lines.contains { line in
      line.slack != [0, 0, 0] || line.hasEnded(by: settings)
    }
    return arguments[strict] && isAtFault ? .findings : .done
  }

  private static func numbers(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: "/")
  }
}
