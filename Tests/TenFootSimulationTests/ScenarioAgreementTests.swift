import Observation
import TenFoot
import TenFootSimulation
import Testing

@testable import TenFootDisplay

/// Random scenarios, which are tried where nothing is drawn and played with a game that is.
@MainActor
struct ScenarioAgreementTests {
  @Test func `what is tried can be played, and what is refused is refused where it is played`()
    throws
  {
    var (accepted, refused) = (0, 0)
    var events: Set<Substring> = []
    for seed in UInt64(1)...300 {
      let policy = Self.policy(seed)
      var lines = Self.lines(seed)
      var isFirst = true
      while true {
        do {
          let scenario = try Scenario(parsing: lines.joined(separator: "\n"), policy: policy)
          events.formUnion(scenario.steps.map { $0.action.description.prefix { $0 != " " } })
          let objection = Self.objection(to: scenario.steps, policy)
          #expect(objection == nil, "seed \(seed)")
          accepted += scenario.steps.count
          break
        } catch {
          refused += 1
          // Once is enough: the lines before it are the same afterwards.
          if isFirst {
            let steps = try lines.enumerated().map { number, line in
              try ScenarioLine(line[...].utf8, number: number + 1).step()
            }
            #expect(Self.objection(to: steps, policy) == error, "seed \(seed)")
            isFirst = false
          }
          lines.remove(at: error.line - 1)
        }
      }
    }
    #expect(accepted > 1000 && refused > 1000, "\(accepted) and \(refused)")
    #expect(
      events == [
        "connect", "disconnect", "flap", "network", "mode", "overscan", "sleep", "wake", "slow",
        "mirror", "capture", "claim", "press", "end",
      ])
  }

  /// What is said when steps are played that nobody tried.
  private static func objection(
    to steps: [ScenarioStep], _ policy: DisplayPolicy
  ) -> ScenarioError? {
    do {
      try ScenarioPlayer(BusyGame(), policy: policy).play(Scenario(steps: steps))
      return nil
    } catch {
      return error as? ScenarioError ?? ScenarioError(line: 0, "\(error)")
    }
  }

  private static func policy(_ seed: UInt64) -> DisplayPolicy {
    let absences = DisplayPolicy.Absence.allCases
    return DisplayPolicy(
      absence: absences[Int(seed) % absences.count],
      graceTime: seed % 5 == 0 ? .seconds(3) : .seconds(600),
      acceptsOtherScreens: seed % 2 == 0)
  }

  /// Lines of all kinds of events, in the order of time; about half of them can't be.
  private static func lines(_ seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    func any<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }
    var time = 0
    var lines = (0..<20).map { _ in
      time += any([0, 0, 5, 17, 60, 130, 249, 250, 251, 400, 900, 1000, 1500, 4000])
      let screen = any(["den", "den", "den", "den", "attic", "phone"])
      let on = any(["", #", "on": true"#, #", "on": false"#])
      let rest = any([
        #""connect""#, #""connect""#, #""connect", "model": "tv-43-720p""#,
        #""ghost", "model": "hotel-4x3""#, #""connect", "mode": "720p""#, #""disconnect""#,
        #""disconnect", "reason": "out of range""#, #""disconnect-mid-render""#,
        #""disconnect-mid-render", "reason": "error""#, #""flap", "times": 3, "every": 0.3"#,
        #""flap", "times": 7, "every": 0.04"#, #""network""# + on, #""network", "on": false"#,
        #""network", "on": true"#, #""mode", "mode": "720p""#, #""mode", "mode": "1080p50""#,
        #""overscan", "compensation": "none""#, #""overscan", "compensation": "insetBounds""#,
        #""sleep""#, #""wake""#, #""slow", "seconds": 0.9"#, #""slow", "seconds": 0"#,
        #""mirror""# + on, #""capture""# + on, #""claim", "on": true"#, #""claim", "on": false"#,
      ])
      return #"{"at": \#(Double(time) / 1000), "screen": "\#(screen)", "event": \#(rest)}"#
    }
    lines.insert(#"{"at": 0, "event": "press", "key": "space"}"#, at: 0)
    lines.append(#"{"at": \#(Double(time) / 1000 + 2), "event": "end"}"#)
    return lines
  }
}

/// A game that draws often, so that a slow screen is busy when something happens to it.
@MainActor @Observable
private final class BusyGame: TenFootGame {
  nonisolated static let name = "busy"
  nonisolated static let summary = "Changes all the time"
  nonisolated static let keys: [(key: String, meaning: String)] = []

  private(set) var state = 0

  var nextChange: Duration? { .milliseconds(600 * (state + 1)) }

  func advance(to time: Duration) {
    while let next = nextChange, next <= time { state += 1 }
  }
  func press(_ key: Character) { state += 1 }
  func controller(_ television: TelevisionStatus) -> some View { Color.green }
  func television() -> some View { Color(red: Double(state % 2), green: 0, blue: 1) }
}
