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

  /// Reads JSON lines, and goes through them once without a picture.
  ///
  /// - Parameter text: The lines; empty ones are passed over.
  /// - Throws: ``ScenarioError`` with the line that is wrong, and what was expected.
  public init(parsing text: String) throws(ScenarioError) {
    var steps: [ScenarioStep] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      let step = try ScenarioLine(line, number: index + 1).step()
      if let last = steps.last, step.time < last.time {
        throw ScenarioError(
          line: step.line,
          "\"at\" goes back from \(last.time) to \(step.time); lines are in the order of time")
      }
      steps.append(step)
    }
    self.init(steps: steps)
    try rehearse()
  }

  /// When the last thing has happened.
  public var duration: Duration {
    steps.map { step in
      guard case .flap(_, let times, let every) = step.action else { return step.time }
      return step.time + every * times
    }.max() ?? .zero
  }

  /// Makes sure that everything can happen.
  private func rehearse() throws(ScenarioError) {
    var device = RehearsalDevice()
    for step in steps {
      do throws(ScreenError) {
        try device.perform(step)
      } catch {
        throw ScenarioError(line: step.line, error.description)
      }
    }
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

/// A registry that a scenario is tried on.
private struct RehearsalDevice {
  private var registry = ScreenRegistry(
    device: ScreenState(KnownScreens.phone, generation: 1), timing: .immediate)

  mutating func perform(_ step: ScenarioStep) throws(ScreenError) {
    let time = max(step.time, registry.now)
    switch step.action {
    case .connect(let screen): _ = try registry.connect(screen, at: time)
    case .disconnect(let key, let reason), .disconnectMidRender(let key, let reason):
      _ = try registry.disconnect(key, reason: reason, at: time)
    case .flap(let key, _, _):
      // It ends as it begins: connected.
      _ = try registry.setSlow(false, key, at: time)
    case .mode(let key, let mode): _ = try registry.setMode(mode, of: key, at: time)
    case .sleep(let key, let isOn):
      _ = try isOn ? registry.sleep(key, at: time) : registry.wake(key, at: time)
    case .slow(let key, let effort): _ = try registry.setSlow(effort > .zero, key, at: time)
    case .mirror(let key, let isOn): _ = try registry.mirror(key, isOn: isOn, at: time)
    case .capture(let key, let isOn): _ = try registry.capture(key, isOn: isOn, at: time)
    case .press, .end: break
    }
  }
}
