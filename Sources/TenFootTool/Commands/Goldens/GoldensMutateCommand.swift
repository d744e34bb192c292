import TenFoot
import TenFootDisplay
import TenFootGoldens

/// `tenfoot goldens mutate`: proof that the goldens can fail.
enum GoldensMutateCommand: Command {
  static let name = "goldens mutate"
  static let summary = "Harms every scene in many ways and lists what no golden notices"
  static let details = """
    Each item of each scene's picture is dropped, shifted by a pixel, recolored and bared of its \
    clip, opacity or effect, dark and light. \
    A harm that leaves the golden's pixels as they are is listed, and so are scenes that no golden \
    shows. Ends with 1 if there is one.
    """
  static let parameters: [any Parameter] = [SharedParameters.screen, GoldenParameters.folder]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let settings = try GoldenParameters.settings(arguments, in: tool)
    let canvas = try arguments[SharedParameters.screen].canvas(scale: 1)
    let renderer = try FrameRequest.renderer(fonts: [])
    var (mutations, unnoticed) = (0, 0)
    do {
      let test = try MutationTest(settings)
      for scene in SceneComposition.all(of: tool.scenes, on: [canvas]) {
        let outcome = try test.run(await scene.compose(renderer), with: renderer)
        mutations += outcome.mutations
        unnoticed += outcome.unnoticed.count
        if outcome.golden == nil {
          try tool.console.print("\(scene.name): no golden shows it\n")
        } else {
          let lines = outcome.unnoticed.map { "\(scene.name): \($0)\n" }
          try tool.console.print(lines.joined())
        }
      }
      try tool.console.print(
        "\(Count(mutations, "mutation")), \(unnoticed) unnoticed\n")
    } catch let error as ToolError {
      throw error
    } catch let error as GoldenError {
      throw ToolError(error)
    } catch {
      throw .fault("\(error)")
    }
    return unnoticed == 0 ? .done : .findings
  }
}
