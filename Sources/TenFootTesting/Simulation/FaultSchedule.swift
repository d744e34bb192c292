package import TenFootDisplay

/// Random faults at random instants, the same for the same seed.
package struct FaultSchedule: Sendable {
  /// The seed that it was made from.
  package let seed: UInt64
  /// What happens, in the order of time.
  package var steps: [ScenarioStep]

  /// The television that the game is for, and a ghost.
  static let screens: [ScreenKey] = ["tv", "ghost"]

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - seed: Which of all schedules it is.
  ///   - count: How many things happen.
  ///   - keys: The keys of a game that are pressed.
  package init(seed: UInt64, count: Int = 200, keys: [Character] = []) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    var time = Duration.zero
    steps = (0..<count).map { line in
      time += Self.pause(&random)
      return ScenarioStep(line: line + 1, at: time, Self.action(keys, &random))
    }
  }

  /// Long and short ones, and several things at once.
  private static func pause(_ random: inout SeededGenerator) -> Duration {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .zero
    case 1...3: .milliseconds(Int.random(in: 1...250, using: &random))
    case 4...8: .milliseconds(Int.random(in: 250...2000, using: &random))
    default: .milliseconds(Int.random(in: 2000...15000, using: &random))
    }
  }

  private static func action(
    _ keys: [Character], _ random: inout SeededGenerator
  ) -> ScenarioAction {
    let key = screens[Int.random(in: 0..<4, using: &random) == 0 ? 1 : 0]
    let isOn = Bool.random(using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0...3: return .connect(KnownScreens.livingRoom.named("TV", key: key))
    case 4...6: return .disconnect(key, reason(&random))
    case 7: return .disconnectMidRender(key, reason(&random))
    case 8: return .mode(key, isOn ? .hd720 : .fullHD)
    case 9: return .sleep(key, isOn)
    case 10: return .slow(key, isOn ? .milliseconds(700) : .zero)
    case 11: return .mirror(key, isOn)
    case 12: return .capture(key, isOn)
    default: return keys.randomElement(using: &random).map { .press($0) } ?? .end
    }
  }

  private static func reason(_ random: inout SeededGenerator) -> DisconnectReason {
    DisconnectReason.allCases.randomElement(using: &random) ?? .unplugged
  }
}
