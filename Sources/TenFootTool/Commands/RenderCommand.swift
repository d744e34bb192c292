import TenFoot
import TenFootDisplay

/// `tenfoot render`: one frame.
enum RenderCommand: Command {
  static let name = "render"
  static let summary = "Draws one frame of a scene"
  static let output = Option<String?>(
    "--output", short: "-o", "FILE|-",
    help: "Where the frame goes, or - for standard output; .pdf and .svg are known too.",
    fallback: .value(nil, text: "SCENE.png"), read: { $0 })
  static let format = FrameFormat.option(
    FrameFormat.allCases, fallback: "as the output's name ends, else png")
  static let parameters: [any Parameter] = [
    SharedParameters.scene, SharedParameters.state, output, format, SharedParameters.screen,
    SharedParameters.scale, SharedParameters.fonts, SharedParameters.strict,
  ]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let request = try FrameRequest(arguments, in: tool)
    let composition = try await request.composition(state: arguments[SharedParameters.state])
    let output = try arguments[output]
    let format = try arguments[format] ?? output.flatMap(FrameFormat.init(path:)) ?? .png
    let path = output ?? request.scene.name + "." + format.rawValue
    try OutputFile.write(
      request.data(of: composition, as: format), to: path, console: tool.console)

    var tally = FindingTally()
    tally.add(composition.findings)
    tally.report(in: tool)
    return arguments[SharedParameters.strict] && tally.hasWarnings ? .findings : .done
  }
}
