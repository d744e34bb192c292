import Foundation
import TenFoot
import TenFootGallery
import TenFootTool

/// `tenfoot-bench`: measures what the README states.
@main @MainActor
struct TenFootBench {
  private static let usage = """
    usage: tenfoot-bench [--json] [--runs N] [KEY ...]

    Measures the figures whose keys begin with one of the given words; all without any.
    --json    prints one JSON object instead of lines
    --runs N  counts N runs of timed figures, after a warm-up (default 15)
    """

  private enum GalleryTool: SceneTool {
    static var scenes: [any TenFootScene.Type] { Gallery.scenes }
    static var games: [any TenFootGame.Type] { Gallery.games }
  }

  static func main() async {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == ChildProcess.toolWord {
      await GalleryTool.main(Array(arguments.dropFirst()))
    }
    if arguments.first == ChildProcess.schedulesWord { runSchedules(arguments.last) }
    var settings = Benchmark.Settings()
    let isJSON = arguments.contains("--json")
    arguments.removeAll { $0 == "--json" }
    if let place = arguments.firstIndex(of: "--runs") {
      guard place + 1 < arguments.count, let runs = Int(arguments[place + 1]), runs > 0 else {
        exit(complaining: "--runs needs a number above zero\n" + usage)
      }
      settings.runs = runs
      arguments.removeSubrange(place...place + 1)
    }
    if arguments.contains("--help") {
      print(usage)
      return
    }
    let chosen = Benchmark.all.filter { benchmark in
      arguments.isEmpty ? !benchmark.isOnDemand : arguments.contains { benchmark.key.hasPrefix($0) }
    }
    guard !chosen.isEmpty, !arguments.contains(where: { $0.hasPrefix("-") }) else {
      let keys = Benchmark.all.map(\.key).joined(separator: ", ")
      exit(
        complaining: "no figure is called \(arguments.joined(separator: " ")); there are \(keys)")
    }
    do {
      var report: [(key: String, measurement: Measurement)] = []
      for benchmark in chosen {
        let measurement = try await benchmark.measure(settings)
        report.append((benchmark.key, measurement))
        if !isJSON { print(line(benchmark, measurement)) }
      }
      if isJSON { print(json(report)) }
    } catch {
      exit(complaining: "\(error)")
    }
  }

  /// Runs a part of the fault schedules for another process of this program.
  private static func runSchedules(_ first: String?) -> Never {
    do {
      guard let first = first.flatMap({ UInt64($0) }) else { Foundation.exit(64) }
      if let failure = try ScheduleRun(first: first).failure() { throw failure }
      Foundation.exit(0)
    } catch {
      exit(complaining: "\(error)")
    }
  }

  private static func exit(complaining message: String) -> Never {
    FileHandle.standardError.write(Data("tenfoot-bench: error: \(message)\n".utf8))
    Foundation.exit(64)
  }

  private static func line(_ benchmark: Benchmark, _ measurement: Measurement) -> String {
    let figures = measurement.fields.map { "\($0.name) \(rounded($0.value))" }
    let key = benchmark.key.padding(toLength: 34, withPad: " ", startingAt: 0)
    return "\(key) \(figures.joined(separator: "  "))  (\(benchmark.summary))"
  }

  private static func json(_ report: [(key: String, measurement: Measurement)]) -> String {
    let rows = report.map { key, measurement in
      let fields = measurement.fields.map { "\"\($0.name)\": \(rounded($0.value))" }
      return "  \"\(key)\": {\(fields.joined(separator: ", "))}"
    }
    return "{\n" + rows.joined(separator: ",\n") + "\n}"
  }

  private static func rounded(_ value: Double) -> String {
    String(format: "%.3f", value)
  }
}
