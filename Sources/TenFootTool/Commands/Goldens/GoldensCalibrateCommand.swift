import TenFoot
import TenFootGoldens
import TenFootRaster

/// `tenfoot goldens calibrate`: proof that the same is drawn the same every time.
enum GoldensCalibrateCommand: Command {
  static let name = "goldens calibrate"
  static let summary = "Draws every scene many times over and prints how far the pictures differ"
  static let details = """
    Each scene is drawn again, composed again, drawn with cold caches, in bands on several threads \
    and at once with others, dark and light, at 720p, 1080p and 2160p; then in processes with other \
    settings: language, time zone, home, fonts, memory, and without vector instructions. The noise \
    floor must be 0; ends with 1 if it is not.
    """
  static let times = Option<Int>(
    "--times", "N", help: "How often each way is gone.", fallback: .value(2, text: "2")
  ) { text throws(ToolError) in
    try SharedParameters.count("--times", text, most: 1000)
  }
  static let checksums = Switch(
    name: "--checksums",
    help: "Prints the checksum of each picture's pixels instead, to hold beside another machine's.")
  static let threads = Option<Int>(
    "--threads", "N", help: "The threads that draw one picture, for the checksums.",
    fallback: .value(1, text: "1")
  ) { text throws(ToolError) in
    try SharedParameters.count("--threads", text, most: 16)
  }
  static let parameters: [any Parameter] = [times, checksums, threads]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    guard arguments[checksums] || !arguments.gives(threads) else {
      throw .refused(
        "--threads is for --checksums; calibrate itself draws on several numbers of them")
    }
    guard !arguments[checksums] || !arguments.gives(times) else {
      throw .refused("--times is for calibrating; --checksums draws each picture once")
    }
    let scenes = SceneComposition.all(of: tool.scenes, on: [.hd720, .fullHD, .uhd])
    do {
      if arguments[checksums] {
        let threads = try arguments[threads]
        for scene in scenes {
          let checksum = try await NoiseFloor.checksum(threads: threads) { scene.compose($0) }
          try tool.console.print("\(scene.name) \(checksum)\n")
        }
        return .done
      }
      return try await calibrate(scenes, times: try arguments[times], in: tool)
    } catch let error as ToolError {
      throw error
    } catch let error as GoldenError {
      throw ToolError(error)
    } catch {
      throw .fault("\(error)")
    }
  }

  private static func calibrate(
    _ scenes: [SceneComposition], times: Int, in tool: Tool
  ) async throws -> ExitCode {
    let floor = try NoiseFloor(repetitions: times)
    var (pictures, differences) = (0, 0)
    var own: [String: Checksum] = [:]
    for scene in scenes {
      let measurement = try await floor.measure { scene.compose($0) }
      pictures += measurement.pictures
      differences += measurement.differences.count
      own[scene.name] = measurement.checksum
      for line in measurement.differences { try tool.console.print("\(scene.name) \(line)\n") }
    }
    if let executable = tool.executable {
      for process in OtherProcess.all {
        let others = try await process.checksums(of: executable)
        pictures += own.count
        for (scene, checksum) in own.sorted(by: { $0.key < $1.key })
        where others[scene] != checksum.description {
          differences += 1
          try tool.console.print("\(scene) \(process.name): other pixels\n")
        }
      }
    }
    try tool.console.print("noise floor: \(differences) of \(pictures) pictures differ\n")
    return differences == 0 ? .done : .findings
  }
}
