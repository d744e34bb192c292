package import TenFootDisplay

/// What came of a simulation.
package struct SimulationOutcome: Sendable {
  /// What is broken; `nil` when nothing is.
  package let violation: String?
  /// The frames whose display list was held against that of a run without faults.
  package let framesCompared: Int
  /// The frames whose pixels were.
  package let picturesCompared: Int
}

/// A schedule that breaks something, and the fewest of its steps that still do.
package struct SimulationFailure: Error, CustomStringConvertible {
  /// The seed, which replays alone.
  package let seed: UInt64
  /// What is broken.
  package let violation: String
  /// The steps that are left.
  package let steps: [ScenarioStep]

  /// The seed, what is broken, and the steps that break it.
  package var description: String {
    (["seed \(seed): \(violation); \(steps.count) steps are enough:"]
      + steps.map { "  \($0.time)  \($0.action)" }).joined(separator: "\n")
  }

  /// Runs a schedule, and shrinks it when it breaks something.
  ///
  /// - Parameters:
  ///   - schedule: The schedule.
  ///   - run: Runs steps and tells what they break.
  /// - Returns: The failure; `nil` when nothing is broken.
  package static func find(
    in schedule: FaultSchedule, running run: ([ScenarioStep]) -> String?
  ) -> SimulationFailure? {
    guard run(schedule.steps) != nil else { return nil }
    let steps = shrink(schedule.steps) { run($0) != nil }
    return SimulationFailure(seed: schedule.seed, violation: run(steps) ?? "", steps: steps)
  }

  /// Leaves out ever smaller pieces for as long as it still fails: delta debugging, by Zeller.
  static func shrink(
    _ steps: [ScenarioStep], whileFailing fails: ([ScenarioStep]) -> Bool
  ) -> [ScenarioStep] {
    var steps = steps
    var length = steps.count / 2
    while length > 0 {
      var start = 0
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + length, steps.count))
        if fails(fewer) { steps = fewer } else { start += length }
      }
      length /= 2
    }
    return steps
  }
}
