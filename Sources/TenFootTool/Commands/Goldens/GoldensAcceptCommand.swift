import TenFootGoldens

/// `tenfoot goldens accept`: what the last run saw becomes the golden.
enum GoldensAcceptCommand: Command {
  static let name = "goldens accept"
  static let summary = "Makes what the last run saw the golden"
  static let details = """
    Nothing is changed unless all that is asked for can be: a golden that is no longer the one that \
    the run saw is refused. Refused as well where CI is set: goldens are accepted by people.
    """
  static let names = Argument(
    name: "NAME", help: "A golden, a case such as scoreboard/final, or a suite.",
    isRequired: false, isRepeatable: true)
  static let group = Option<Int?>(
    "--group", "N", help: "The goldens of one cause, by its number in report and summary.",
    fallback: .value(nil, text: "none")
  ) { text throws(ToolError) in
    try SharedParameters.count("--group", text)
  }
  static let all = Switch(name: "--all", help: "All goldens that failed.")
  static let parameters: [any Parameter] = [names, group, all, GoldenParameters.folder]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let selection = try selection(arguments)
    guard !GoldenSettings.isCI(tool.environment) else {
      throw .refused("CI is set, and goldens are accepted by people")
    }
    let settings = try GoldenParameters.settings(arguments, in: tool)
    do {
      let accepted = try GoldenAcceptance(settings).accept(selection)
      try tool.console.print(
        accepted.map { "accepted \($0)\n" }.joined()
          + "\(Count(accepted.count, "golden")) accepted\n")
    } catch let error as ToolError {
      throw error
    } catch let error as GoldenError {
      throw ToolError(error)
    } catch {
      throw .fault("\(error)")
    }
    return .done
  }

  private static func selection(
    _ arguments: ParsedArguments
  ) throws(ToolError) -> GoldenAcceptance.Selection {
    let names = arguments.all(names)
    let group = try arguments[group]
    switch (names.isEmpty, group, arguments[all]) {
    case (false, nil, false): return .names(names)
    case (true, let group?, false): return .group(group)
    case (true, nil, true): return .all
    case (true, nil, false): throw .missing("NAME, --group N or --all")
    default: throw .refused("NAME, --group and --all exclude one another")
    }
  }
}
