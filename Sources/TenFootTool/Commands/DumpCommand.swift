import TenFoot
import TenFootDisplay

/// `tenfoot dump`: the text form of a stage.
enum DumpCommand: Command {
  static let name = "dump"
  static let summary = "Prints a stage on the way from a scene to its frame as text"

  /// The stages that have a text form.
  enum Stage: String, CaseIterable {
    case nodes
    case layout
    case displayList = "display-list"

    /// The text form of this stage of a composition.
    func text(of composition: Composition) -> String {
      switch self {
      case .nodes: composition.nodes.description
      case .layout: composition.layout.description
      case .displayList: composition.displayList.description
      }
    }
  }

  static let stage = Option<Stage>(
    "--stage", "STAGE", help: "The stage: \(alternatives(stageNames)).", fallback: .required
  ) { text throws(ToolError) in
    guard let stage = Stage(rawValue: text) else {
      let rule = "a stage is \(alternatives(stageNames))"
      let nearest = Suggestion.nearest(to: text, in: stageNames)
      throw .badValue(name: "--stage", value: text, rule: rule, nearest: nearest)
    }
    return stage
  }
  static let parameters: [any Parameter] = [
    SharedParameters.scene, stage, SharedParameters.state, SharedParameters.screen,
    SharedParameters.scheme,
    SharedParameters.scale, SharedParameters.fonts, SharedParameters.assets,
  ]

  private static var stageNames: [String] { Stage.allCases.map(\.rawValue) }

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let stage = try arguments[stage]
    let request = try FrameRequest(arguments, in: tool)
    let composition = try await request.composition(state: arguments[SharedParameters.state])
    let text = stage.text(of: composition)
    try tool.console.print(text.hasSuffix("\n") ? text : text + "\n")

    var tally = FindingTally()
    tally.add(composition.pictureFindings)
    tally.report(in: tool)
    return .done
  }
}
