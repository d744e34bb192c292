import Foundation
import TenFoot
import TenFootDisplay

/// `tenfoot render`: one frame.
enum RenderCommand: Command {
  static let name = "render"
  static let summary = "Draws one frame of a scene"
  static let details = """
    Fonts and images that are missing are told; what can't be read from the sofa is told by lint.
    """
  static let output = Option<String?>(
    "--output", short: "-o", "FILE|-",
    help: "Where the frame goes, or - for standard output; .pdf and .svg are known too.",
    fallback: .value(nil, text: "SCENE.png"), read: { $0 })
  static let format = FrameFormat.option(
    FrameFormat.allCases, fallback: "as the output's name ends, else png")
  static let substitutions = Option<String?>(
    "--substitutions", "FILE|-",
    help: "Where to write, as JSON, which fonts stand in for others and what none has.",
    fallback: .value(nil, text: "nowhere"), read: { $0 })
  static let parameters: [any Parameter] = [
    SharedParameters.scene, SharedParameters.state, output, format, substitutions,
    SharedParameters.screen, SharedParameters.scheme, SharedParameters.scale,
    RoomParameters.distance,
    RoomParameters.diagonal, RoomParameters.acuity, Gaze.seenFrom, Gaze.colorVision,
    Gaze.safeAreas, SharedParameters.fonts, SharedParameters.assets,
    SharedParameters.strict,
  ]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let gaze = try Gaze(arguments)
    let request = try FrameRequest(
      arguments, in: tool, viewing: RoomParameters.conditions(arguments))
    let composition = try await request.composition(state: arguments[SharedParameters.state])
    let output = try arguments[output]
    let format = try arguments[format] ?? output.flatMap(FrameFormat.init(path:)) ?? .png
    let path = output ?? request.scene.name + "." + format.rawValue
    try OutputFile.write(
      await request.data(of: composition, as: format, seen: gaze), to: path, console: tool.console)
    if let path = try arguments[substitutions] {
      try OutputFile.write(report(composition), to: path, console: tool.console)
    }

    var tally = FindingTally()
    tally.add(composition.pictureFindings)
    tally.report(in: tool)
    return arguments[SharedParameters.strict] && tally.hasWarnings ? .findings : .done
  }

  private static func report(_ composition: Composition) throws(ToolError) -> Data {
    do {
      return try composition.substitutions.json() + Data("\n".utf8)
    } catch {
      throw .fault("the substitutions can't be written as JSON: \(error)")
    }
  }
}
