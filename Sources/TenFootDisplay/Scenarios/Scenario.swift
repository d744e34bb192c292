import TenFoot

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

  /// Reads JSON lines, and tries each where nothing is drawn.
  ///
  /// - Parameters:
  ///   - text: The lines; empty ones are passed over.
  ///   - policy: That of the session that it will be played for: it asks for screens that were lost.
  /// - Throws: ``ScenarioError`` with the line that is wrong, and what was expected.
  @MainActor
  public init(
    parsing text: String, policy: DisplayPolicy = DisplayPolicy()
  ) throws(ScenarioError) {
    let stage = ScenarioStage(isDrawn: false)
    let session = DisplaySession(center: stage.center, policy: policy) { EmptyView() }
    stage.serve(session)
    var steps: [ScenarioStep] = []
    // Lines are tried as they are read: a long text that goes wrong early is not read to its end.
    for line in ScenarioLines(text) {
      let step = try ScenarioLine(line.text, number: line.number).step()
      try stage.perform(step)
      steps.append(step)
    }
    withExtendedLifetime(session) {}
    guard !steps.isEmpty else {
      throw ScenarioError(line: 1, "there is no event; expected \(ScenarioLine.example)")
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
  /// The character in the line, from 1; `nil` when it is about more than one.
  public let column: Int?
  /// What is wrong and what was expected.
  public let message: String

  init(line: Int, column: Int? = nil, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// The place and the message.
  public var description: String {
    "line \(line)\(column.map { ", column \($0)" } ?? ""): \(message)"
  }
}

/// The lines of a text that are not empty, with their numbers, as editors count them.
struct ScenarioLines: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View
  private var number = 0

  init(_ text: String) {
    // Some editors put a byte order mark before the text.
    rest = text[...].utf8
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
  }

  mutating func next() -> (text: Substring.UTF8View, number: Int)? {
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      number += 1
      if !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return (line, number) }
    }
    return nil
  }
}
