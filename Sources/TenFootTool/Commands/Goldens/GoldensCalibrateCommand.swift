import TenFoot
import TenFootGoldens

/// `tenfoot goldens calibrate`: proof that the same is drawn the same every time.
enum GoldensCalibrateCommand: Command {
  static let name = "goldens calibrate"
  static let summary = "Draws every scene many times over and prints how far the pictures differ"
  static let details = """
    Each scene is drawn again, composed again, drawn with cold caches and drawn on several threads \
    at once, dark and light, at 720p, 1080p and 2160p. The noise floor must be 0; ends with 1 if it \
    is not.
    """
  static let times = Option<Int>(
    "--times", "N", help: "How often each way is gone.", fallback: .value(2, text: "2")
  ) { text throws(ToolError) in
    try SharedParameters.count("--times", text, most: 1000)
  }
  static let parameters: [any Parameter] = [times]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    var (pictures, differences) = (0, 0)
    do {
      let floor = try NoiseFloor(repetitions: try arguments[times])
      let scenes = SceneComposition.all(of: tool.scenes, on: [.hd720, .fullHD, .uhd])
      for scene in scenes {
        let measurement = try await floor.measure { scene.compose($0) }
        pictures += measurement.pictures
        differences += measurement.differences.count
        for line in measurement.differences { try tool.console.print("\(scene.name) \(line)\n") }
      }
      try tool.console.print("noise floor: \(differences) of \(pictures) pictures differ\n")
    } catch let error as ToolError {
      throw error
    } catch let error as GoldenError {
      throw ToolError(error)
    } catch {
      throw .fault("\(error)")
    }
    return differences == 0 ? .done : .findings
  }
}
