import Foundation
import TenFoot
import TenFootDisplay

/// `tenfoot slides`: a frame for each line of a file.
enum SlidesCommand: Command {
  static let name = "slides"
  static let summary = "Draws a frame for each line of a file of states"
  static let details = """
    Each line is one state in JSON. A frame has its line's number: line 7 is 0007.png, whatever \
    --from, --jobs and the other lines are. An empty line has no frame. A line that can't be \
    shown is reported, the others are still drawn, and the exit code is 65 in the end. \
    Ctrl-C ends the run between two frames; all files are whole.
    """
  static let states = Option<String>(
    "--states", "FILE|-", help: "The states, a file of JSON lines, or - for standard input.",
    fallback: .required, read: { $0 })
  static let output = Option<String>(
    "--output", short: "-o", "DIR",
    help: """
      The folder for the frames, made when only the last part of its path is missing; or a PDF \
      with a page for each; or - for a stream in one of the other formats.
      """,
    fallback: .required, read: { $0 })
  static let format = FrameFormat.option(
    [.png, .pdf, .y4m, .bgra, .rgba, .rgb], fallback: "pdf for a name that ends so, else png")
  static let rate = Option<Int>(
    "--fps", "N", help: "How many frames of a Y4M stream are shown in a second.",
    fallback: .value(25, text: "25")
  ) { text throws(ToolError) in
    try SharedParameters.count("--fps", text, most: 1000)
  }
  static let jobs = Option<Int>(
    "--jobs", "N", help: "How many frames are drawn at the same time, 1 to 256.",
    fallback: .value(
      min(ProcessInfo.processInfo.activeProcessorCount, 256), text: "the number of cores")
  ) { text throws(ToolError) in
    try SharedParameters.count("--jobs", text, most: 256)
  }
  static let from = Option<Int>(
    "--from", "N", help: "The first line to draw.", fallback: .value(1, text: "1")
  ) { text throws(ToolError) in
    try SharedParameters.count("--from", text)
  }
  static let count = Option<Int?>(
    "--count", "N", help: "How many lines to go through.",
    fallback: .value(nil, text: "all that follow")
  ) { text throws(ToolError) in
    try SharedParameters.count("--count", text)
  }
  static let parameters: [any Parameter] = [
    SharedParameters.scene, states, output, format, rate, jobs, from, count,
    SharedParameters.screen, SharedParameters.scheme,
    SharedParameters.scale, SharedParameters.fonts, SharedParameters.assets,
    SharedParameters.strict,
  ]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let range = try LineRange(first: arguments[from], count: arguments[count])
    let jobs = try arguments[jobs]
    let request = try FrameRequest(arguments, in: tool)
    let output = try SlideOutput(
      path: arguments[output], format: arguments[format], rate: arguments[rate],
      canvas: request.canvas)
    let source = try ByteSource(
      arguments[states], console: tool.console, interruption: tool.interruption)
    try output.prepare(in: tool)

    var show = SlideShow(request: request, output: output, jobs: jobs, range: range, tool: tool)
    try await show.run(request.scene, over: source)
    return arguments[SharedParameters.strict] && show.findings.hasWarnings ? .findings : .done
  }
}
