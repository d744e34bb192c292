import Foundation
import TenFoot
import TenFootDisplay

/// `tenfoot lint`: what can't be read from the sofa.
enum LintCommand: Command {
  static let name = "lint"
  static let summary = "Finds what can't be read from the sofa, and says what would be"
  static let details = """
    Findings come with the worst first, each with where it is and what would pass. With --states \
    each line is one state in JSON, shown for --each seconds; a cause is told once, with the lines \
    that it occurs on, and rules on reading times, flashes and burn-in look at all of them. \
    The exit code is 1 when there is an error.
    """
  static let states = Option<String?>(
    "--states", "FILE|-", help: "States to look at in turn, a file of JSON lines, or - for input.",
    fallback: .value(nil, text: "one state"), read: { $0 })
  static let each = Option<Double>(
    "--each", "SECONDS", help: "How long each of the states is shown.",
    fallback: .value(5, text: "5")
  ) { text throws(ToolError) in
    guard let seconds = Double(decimal: text), seconds > 0, seconds <= 86_400 else {
      let rule = "it is a number of seconds above 0, a day at most"
      throw .badValue(name: "--each", value: text, rule: rule, nearest: nil)
    }
    return seconds
  }
  static let annotation = Option<String?>(
    "--annotate", "FILE",
    help: "Where to draw the frame with each finding boxed and numbered; of the first state.",
    fallback: .value(nil, text: "nowhere")
  ) { path throws(ToolError) in
    guard path != "-" else {
      let rule = "standard output is the report's; it is a file"
      throw .badValue(name: "--annotate", value: path, rule: rule, nearest: nil)
    }
    return path
  }
  static let parameters: [any Parameter] = [
    SharedParameters.scene, SharedParameters.state, states, each, SharedParameters.screen,
    SharedParameters.scheme, SharedParameters.scale, RoomParameters.distance,
    RoomParameters.diagonal,
    RoomParameters.acuity, LintFormat.option, RuleParameters.levels, annotation,
    SharedParameters.fonts, SharedParameters.assets, SharedParameters.strict,
  ]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let format = try arguments[LintFormat.option]
    let rules = try arguments[RuleParameters.levels]
    let request = try FrameRequest(
      arguments, in: tool, viewing: RoomParameters.conditions(arguments))
    let (state, states) = (try arguments[SharedParameters.state], try arguments[states])
    if state != nil, states != nil {
      throw .refused("--state and --states can't be given together: take one of them")
    }
    var linter = Linter(request: request, rules: rules, each: try arguments[each], tool: tool)
    if let states {
      let source = try ByteSource(
        states, console: tool.console, interruption: tool.interruption)
      try await linter.lint(request.scene, over: source)
    } else {
      try linter.lint(await request.composition(state: state))
    }
    if let path = try arguments[annotation], let frame = linter.firstFrame {
      let picture = try await Annotation(report: linter.firstReport).picture(
        of: frame, with: request)
      try OutputFile.write(picture, to: path, console: tool.console)
    }
    try tool.console.print(format.data(of: linter.report, in: tool))
    if let problem = linter.badStates { throw problem }
    let isStrict = arguments[SharedParameters.strict]
    let least = isStrict ? Finding.Severity.warning : .error
    return linter.report.found.contains { $0.finding.severity >= least } ? .findings : .done
  }
}
