import TenFoot
import TenFootDisplay

/// A state as it was judged.
struct JudgedState: Sendable {
  let composition: Composition
  let findings: [Finding]
  /// What the rules over time read of it; `nil` without pixels.
  let reading: FilmReading?
}

/// What became of a line of states.
enum JudgedLine: Sendable {
  /// There is nothing on the line.
  case blank
  case judged(JudgedState, warnings: [StateProblem])
  /// The line is no state of the scene.
  case bad(StateProblem)
  /// The frame could not be drawn, and others would fare no better.
  case failed(ToolError)
}

/// Holds states against the rules; any number at the same time.
struct StateJudge: Sendable {
  let request: FrameRequest
  let rules: RuleSet

  /// Judges a state as it is composed, one of many or alone.
  func judge(
    _ composition: Composition, isInFilm: Bool = false
  ) throws(ToolError) -> JudgedState {
    do throws(FrameError) {
      return try request.renderer.inspect(composition) { frame in
        JudgedState(
          composition: composition,
          findings: composition.findings(by: rules, in: frame, isInFilm: isInFilm),
          reading: frame.map(FilmReading.init))
      }
    } catch {
      throw ToolError(error)
    }
  }

  /// Judges the state on a line.
  ///
  /// - Parameters:
  ///   - content: What the line holds.
  ///   - line: Its number.
  ///   - reader: Reads states of the scene.
  ///   - source: How the lines' source is called in messages.
  /// - Returns: What became of the line.
  func outcome<Scene: TenFootScene>(
    of content: LineReader.Content, line: Int, _ reader: StateReader<Scene>, source: String
  ) async -> JudgedLine {
    do {
      guard let (model, warnings) = try reader.read(content, line: line, of: source) else {
        return .blank
      }
      let composition = await request.compose(Scene.self, model)
      do {
        return .judged(try judge(composition, isInFilm: true), warnings: warnings)
      } catch {
        return .failed(error)
      }
    } catch {
      return .bad(error)
    }
  }
}
