import Foundation
import TenFoot

/// Draws a frame for each line of an input, many at a time, with a memory of a few.
struct SlideShow {
  /// The findings of all frames.
  private(set) var findings = FindingTally()

  private let request: FrameRequest
  private let output: SlideOutput
  private var document: SlideDocument?
  private let jobs: Int
  private let range: LineRange
  private let tool: Tool

  private var drawnCount = 0
  private var badCount = 0
  private var fault: ToolError?
  private var warned = Set<String>()
  private var progress: Progress

  /// How many bad lines are told one by one.
  private static let mostComplaints = 20
  /// A warning is told once; a run of any length remembers no more of them than this.
  private static let mostWarnings = 100

  init(request: FrameRequest, output: SlideOutput, jobs: Int, range: LineRange, tool: Tool) {
    self.request = request
    self.output = output
    self.jobs = jobs
    self.range = range
    self.tool = tool
    progress = Progress(tool: tool)
  }

  /// Draws the frames of a scene whose states are the lines of `source`.
  mutating func run<Scene: TenFootScene>(
    _ scene: Scene.Type, over source: ByteSource
  ) async throws(ToolError) {
    tool.interruption.watch()
    if case .document(let path) = output { document = try SlideDocument(path, request, tool) }
    let painter = SlidePainter(
      request: request, reader: StateReader(scene), output: output, source: source.name)
    let next = await draw(painter, LineReader(source), byteCount: source.byteCount)
    progress.finish(frames: drawnCount)
    findings.report(in: tool)

    if let fault { throw fault }
    if drawnCount > 0 { try document?.finish() }
    if tool.interruption.isRequested { throw .interrupted(drawn: drawnCount, next: next) }
    if badCount > 0 {
      throw .badLines(badCount, drawn: drawnCount, source: source.name)
    }
    if drawnCount == 0 {
      let place = range.first > 1 ? " from line \(range.first) on" : ""
      throw .badState(StateProblem(source: source.name, message: "there is no state\(place)"))
    }
  }

  /// Draws all lines, and returns the first that was not reached.
  private mutating func draw<Scene: TenFootScene>(
    _ painter: SlidePainter<Scene>, _ lines: LineReader, byteCount: Int?
  ) async -> Int? {
    let crew = LineCrew<SlideOutcome>(
      jobs: jobs, longestWait: output.longestWait(jobs: jobs), range: range,
      interruption: tool.interruption)
    do throws(ToolError) {
      return try await crew.run(over: lines) { content, line in
        await painter.outcome(of: content, line: line)
      } settle: { outcome, line, bytesRead in
        progress.fraction = byteCount.map { Double(bytesRead) / Double(max($0, 1)) }
        settle(outcome, of: line)
        return fault == nil
      }
    } catch {
      fault = fault ?? error
      return nil
    }
  }

  /// Counts and tells what became of a line.
  private mutating func settle(_ outcome: SlideOutcome, of line: Int) {
    switch outcome {
    case .blank:
      break
    case .drawn(let findings, let warnings, let payload):
      take(payload)
      drawnCount += 1
      self.findings.add(findings, line: line)
      for warning in warnings { warnOnce(warning) }
    case .bad(let problem):
      complain(problem)
    case .failed(let error):
      fault = fault ?? error
    }
    progress.update(frames: drawnCount)
  }

  /// Counts a line that is no state, and tells of the first of them.
  private mutating func complain(_ problem: StateProblem) {
    badCount += 1
    guard badCount <= Self.mostComplaints else { return }
    progress.clear()
    tool.complain(problem.description)
    if badCount == Self.mostComplaints { tool.warn("further bad lines are only counted") }
  }

  /// Does what is left to do with a frame that was drawn.
  private mutating func take(_ payload: SlidePayload) {
    guard fault == nil else { return }
    do throws(ToolError) {
      switch payload {
      case .written: break
      case .bytes(let data): try tool.console.print(data)
      case .page(let page): try document?.add(page)
      }
    } catch {
      fault = error
    }
  }

  /// Tells a warning unless the like of it was told of another line.
  private mutating func warnOnce(_ warning: StateProblem) {
    guard warned.count < Self.mostWarnings else { return }
    guard warned.insert("\(warning.path) \(warning.message)").inserted else { return }
    progress.clear()
    tool.warn(warning.description)
  }
}
