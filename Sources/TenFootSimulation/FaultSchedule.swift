import TenFoot
package import TenFootDisplay

/// Random faults at random instants, the same for the same seed.
package struct FaultSchedule: Sendable {
  /// The seed that it was made from.
  package let seed: UInt64
  /// What happens, in the order of time.
  package var steps: [ScenarioStep]

  /// The television that the game is for, a ghost, and another television.
  static let screens: [ScreenKey] = ["tv", "ghost", "den"]

  /// What screens say of themselves: wide, 4:3, upright, large, of odd sizes and cut edges, slow, and
  /// one that doesn't say its modes.
  static let kinds: [ScreenDescription] =
    [KnownScreens.livingRoom, KnownScreens.livingRoom]
    + ["hotel-4x3", "tv-portrait", "tv-65-2160p", "airplay"].compactMap { KnownScreens[$0] } + [
      ScreenDescription(
        name: "Odd",
        modes: [
          ScreenMode(pixelWidth: 853, pixelHeight: 481, rate: FrameRate(60000, 1001)), .hd720,
        ],
        overscan: EdgeInsets(top: 0.1, leading: 0.04, bottom: 0, trailing: 0.07),
        overscanCompensation: .insetBounds),
      ScreenDescription(name: "Silent", modes: []),
    ]

  /// Modes that some of them have, and one that none can have.
  static let modes: [ScreenMode] = [
    .hd720, .fullHD, .fullHDInterlaced, .fullHDAt30, .uhd, .xga, .portrait, .airPlay900,
    ScreenMode(pixelWidth: 1920, pixelHeight: 1080, rate: FrameRate(0)),
  ]

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
    steps = []
    while steps.count < count {
      time += Self.pause(&random)
      if Int.random(in: 0..<40, using: &random) == 0 {
        addFlaps(&time, &random)
      } else {
        add(at: time, Self.action(keys, &random))
      }
    }
  }

  /// What becomes of the game while people can't see it: all policies in turn.
  package var policy: DisplayPolicy {
    let absences = DisplayPolicy.Absence.allCases
    let turn = Int(seed % 1_000_003)
    return DisplayPolicy(
      absence: absences[turn % absences.count],
      graceTime: turn / 3 % 4 == 3 ? .seconds(20) : .seconds(600),
      acceptsOtherScreens: turn / 3 % 2 == 1)
  }

  private mutating func add(at time: Duration, _ action: ScenarioAction) {
    steps.append(ScenarioStep(line: steps.count + 1, at: time, action))
  }

  /// A screen goes and comes fast and often.
  private mutating func addFlaps(_ time: inout Duration, _ random: inout SeededGenerator) {
    let beat = Duration.milliseconds(Int.random(in: 20...900, using: &random))
    for _ in 0..<Int.random(in: 2...9, using: &random) {
      add(at: time, .disconnect(Self.screens[0], Self.reason(&random)))
      add(at: time + beat / 2, .connect(Self.screen(Self.screens[0], &random)))
      time += beat
    }
  }

  /// A screen of any kind: what comes back under a key may be another.
  private static func screen(
    _ key: ScreenKey, _ random: inout SeededGenerator
  ) -> ScreenDescription {
    kinds[Int.random(in: kinds.indices, using: &random)].named("TV", key: key)
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
    let turn = Int.random(in: 0..<8, using: &random)
    let key = screens[turn == 0 ? 1 : turn == 1 ? 2 : 0]
    let isOn = Bool.random(using: &random)
    switch Int.random(in: 0..<21, using: &random) {
    case 0...3: return .connect(screen(key, &random))
    case 4...6: return .disconnect(key, reason(&random))
    case 7: return .disconnectMidRender(key, reason(&random))
    case 8: return .mode(key, modes[Int.random(in: modes.indices, using: &random)])
    case 9: return .sleep(key, isOn)
    case 10: return .slow(key, isOn ? .milliseconds(700) : .zero)
    case 11: return .mirror(key, isOn)
    case 12: return .capture(key, isOn)
    case 13...14: return .network(key, isOn)
    case 15: return .claim(key, isOn)
    case 16:
      let ways = OverscanCompensation.allCases
      return .overscan(key, ways[Int.random(in: ways.indices, using: &random)])
    default: return keys.randomElement(using: &random).map { .press($0) } ?? .end
    }
  }

  private static func reason(_ random: inout SeededGenerator) -> DisconnectReason {
    DisconnectReason.allCases.randomElement(using: &random) ?? .unplugged
  }
}
