import Foundation
import TenFoot
import TenFootDisplay

/// Holds one state of a scene, or many in turn, against the rules.
struct Linter {
  /// What was found.
  private(set) var report: LintReport
  /// The first state's composition, and what was found in it.
  private(set) var firstFrame: Composition?
  private(set) var firstReport: LintReport
  /// What to end with when some of the states could not be read; the report is on the others.
  private(set) var badStates: ToolError?

  private let request: FrameRequest
  private let rules: RuleSet
  /// How long each state is shown, in seconds.
  private let each: Double
  private let tool: Tool
  private var film = Film()
  private var inspector: FrameInspector

  init(request: FrameRequest, rules: RuleSet, each: Double, tool: Tool) {
    self.request = request
    self.rules = rules
    self.each = each
    self.tool = tool
    inspector = FrameInspector(drawingWith: request.renderer)
    report = LintReport(scene: request.scene.name, canvas: request.canvas, rules: rules)
    firstReport = report
  }

  /// Looks at a state, the one on a line if it is one of many.
  mutating func lint(_ composition: Composition, line: Int?) throws(ToolError) {
    do throws(FrameError) {
      let frame = try inspector.inspect(composition)
      let findings =
        frame.map { composition.findings(by: rules, in: $0) } ?? composition.findings(by: rules)
      report.add(findings, line: line)
      if firstFrame == nil {
        firstFrame = composition
        firstReport.add(findings, line: nil)
      }
      if let line, let frame {
        film.append(frame, at: Double(film.frameCount) * each, line: line)
      }
    } catch {
      throw ToolError(error)
    }
  }

  /// Looks at the states of a source, a line each.
  mutating func lint<Scene: TenFootScene>(
    _ scene: Scene.Type, over source: ByteSource
  ) async throws(ToolError) {
    let reader = StateReader(scene)
    var lines = LineReader(source)
    var (bad, number) = (0, 0)
    tool.interruption.watch()
    while let content = try await lines.next(), !tool.interruption.isRequested {
      number += 1
      do {
        guard let model = try model(content, number, reader, source) else { continue }
        try lint(await request.compose(scene, model), line: number)
      } catch let problem as StateProblem {
        bad += 1
        tool.complain(problem.description)
      } catch let error as ToolError {
        throw error
      } catch {
        throw .fault("\(error)")
      }
    }
    if tool.interruption.isRequested {
      throw .interrupted(drawn: report.stateCount, next: number + 1)
    }
    if bad > 0 {
      badStates = .badLines(bad, drawn: report.stateCount, source: source.name)
    }
    guard report.stateCount > 0 else {
      throw badStates
        ?? .badState(StateProblem(source: source.name, message: "there is no state"))
    }
    // Each state but the last is followed by another; the last may stay.
    report.add(film.findings(by: rules))
  }

  private func model<Scene: TenFootScene>(
    _ content: LineReader.Content, _ number: Int, _ reader: StateReader<Scene>,
    _ source: ByteSource
  ) throws(StateProblem) -> Scene.Model? {
    guard case .text(let bytes) = content else {
      throw StateProblem(source: source.name, line: number, message: StateText.tooLong)
    }
    let text = StateText(source: source.name, firstLine: number, bytes: bytes)
    if text.isBlank { return nil }
    let (model, warnings) = try reader.read(text)
    for warning in warnings { tool.warn(warning.description) }
    return model
  }
}
