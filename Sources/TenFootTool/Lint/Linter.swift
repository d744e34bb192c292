import Foundation
import TenFoot

/// Holds one state of a scene, or many in turn, against the rules.
struct Linter {
  /// What was found.
  private(set) var report: LintReport
  /// The first state's composition, and what was found in it.
  private(set) var firstFrame: Composition?
  private(set) var firstReport: LintReport
  /// What to end with when some of the states could not be read; the report is on the others.
  private(set) var badStates: ToolError?

  private let judge: StateJudge
  /// How long each state is shown, in seconds.
  private let each: Double
  private let tool: Tool
  private var film = Film()
  private var badCount = 0
  private var progress: Progress

  init(request: FrameRequest, rules: RuleSet, each: Double, tool: Tool) {
    judge = StateJudge(request: request, rules: rules)
    self.each = each
    self.tool = tool
    progress = Progress(tool: tool)
    report = LintReport(scene: request.scene.name, canvas: request.canvas, rules: rules)
    firstReport = report
  }

  /// Looks at one state.
  mutating func lint(_ composition: Composition) throws(ToolError) {
    add(try judge.judge(composition), line: nil)
  }

  /// Looks at the states of a source, a line each.
  mutating func lint<Scene: TenFootScene>(
    _ scene: Scene.Type, over source: ByteSource
  ) async throws(ToolError) {
    tool.interruption.watch()
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let crew = LineCrew<JudgedLine>(
      jobs: cores, longestWait: cores * 4, interruption: tool.interruption)
    let (judge, reader, name) = (judge, StateReader(scene), source.name)
    var fault: ToolError?
    _ = try await crew.run(over: LineReader(source)) { content, line in
      await judge.outcome(of: content, line: line, reader, source: name)
    } settle: { outcome, line, bytesRead in
      progress.fraction = source.byteCount.map { Double(bytesRead) / Double(max($0, 1)) }
      switch outcome {
      case .blank: break
      case .judged(let state, let warnings):
        if !warnings.isEmpty { progress.clear() }
        for warning in warnings { tool.warn(warning.description) }
        add(state, line: line)
      case .bad(let problem):
        badCount += 1
        progress.clear()
        tool.complain(problem.description)
      case .failed(let error): fault = fault ?? error
      }
      progress.update(frames: report.stateCount)
      return fault == nil
    }
    progress.finish(frames: report.stateCount)
    if let fault { throw fault }
    if tool.interruption.isRequested {
      throw .interrupted(drawn: report.stateCount, next: nil)
    }
    if badCount > 0 {
      badStates = .badLines(badCount, drawn: report.stateCount, source: source.name)
    }
    guard report.stateCount > 0 else {
      throw badStates
        ?? .badState(StateProblem(source: source.name, message: "there is no state"))
    }
    // Each state but the last is followed by another; the last may stay.
    report.add(film.findings(by: judge.rules))
  }

  /// Adds what was found in a state, the one on a line if it is one of many.
  private mutating func add(_ state: JudgedState, line: Int?) {
    report.add(state.findings, line: line)
    if firstFrame == nil {
      firstFrame = state.composition
      firstReport.add(state.findings, line: nil)
    }
    if let line, let reading = state.reading {
      film.append(reading, at: Double(film.frameCount) * each, line: line)
    }
  }
}
