/// A course of events, as data: what happens to screens and when.
///
/// As text it is JSON lines, in the order of time:
///
/// ```
/// {"at": 0, "event": "connect", "screen": "living-room", "model": "tv-55-1080p"}
/// {"at": 12.5, "event": "disconnect", "screen": "living-room", "reason": "sleep"}
/// ```
public struct Scenario: Hashable, Sendable {
  /// What happens, in the order of time.
  public var steps: [ScenarioStep]

  /// Creates a scenario from its steps.
  public init(steps: [ScenarioStep]) { self.steps = steps }

  /// Reads JSON lines, and tries each on a device without a picture.
  ///
  /// - Parameter text: The lines; empty ones are passed over.
  /// - Throws: ``ScenarioError`` with the line that is wrong, and what was expected.
  public init(parsing text: String) throws(ScenarioError) {
    var steps: [ScenarioStep] = []
    var device = RehearsalDevice()
    // Lines are tried as they are read: a long text that goes wrong early is not read to its end.
    var rest = text[...]
    var number = 0
    while !rest.isEmpty {
      let end = rest.firstIndex(where: \.isNewline) ?? rest.endIndex
      let line = rest[..<end]
      rest = end == rest.endIndex ? rest[end...] : rest[rest.index(after: end)...]
      number += 1
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      let step = try ScenarioLine(line, number: number).step()
      if let last = steps.last, step.time < last.time {
        throw ScenarioError(
          line: step.line,
          "\"at\" goes back from \(last.time) to \(step.time); lines are in the order of time")
      }
      do throws(ScreenError) {
        try device.perform(step)
      } catch {
        throw ScenarioError(line: step.line, error.description)
      }
      steps.append(step)
    }
    self.init(steps: steps)
  }

  /// When the last thing has happened.
  public var duration: Duration {
    steps.map { step in
      guard case .flap(_, let times, let every) = step.action else { return step.time }
      return step.time + every * times
    }.max() ?? .zero
  }
}

/// What is wrong with a scenario, and where.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// What is wrong and what was expected.
  public let message: String

  init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }

  /// The line and the message.
  public var description: String { "line \(line): \(message)" }
}
