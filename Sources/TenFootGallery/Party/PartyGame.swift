public import Observation
public import TenFoot

/// A quiz for a room: people join with a code, answer on the phone, and look at the television.
@MainActor @Observable
public final class PartyGame: TenFootGame {
  /// The name on the command line.
  public nonisolated static let name = "party"
  /// What the game is.
  public nonisolated static let summary = "A quiz on two screens: answer on the phone, watch the TV"
  /// The keys of a terminal.
  public nonisolated static let keys: [(key: String, meaning: String)] = [
    ("1-4", "answer"), ("j", "a guest joins"), ("space", "begin, or go on"),
  ]

  /// All that the game knows.
  public private(set) var state = PartyState()

  /// The time that the game was last told of.
  @ObservationIgnored private var time = Duration.zero

  /// Creates a game in its lobby.
  public init() {}

  /// Creates a game that stands at a state.
  init(state: PartyState) { self.state = state }

  /// When the game next changes by itself.
  public var nextChange: Duration? { state.nextChange }

  /// Lets the game's time pass.
  public func advance(to time: Duration) {
    self.time = max(self.time, time)
    // Views are told of changes; that time passes is nothing to see.
    guard let next = state.nextChange, next <= time else { return }
    state.advance(to: time)
  }

  /// Answers with `1` to `4`, lets a guest join with `j`, and goes on with a space.
  public func press(_ key: Character) {
    var state = state
    state.advance(to: time)
    switch key {
    case "j": state.join()
    case " ": state.goOn(at: time)
    default: key.wholeNumberValue.map { state.answer($0 - 1, at: time) }
    }
    if state != self.state { self.state = state }
  }

  /// The phone's view.
  public func controller(_ television: TelevisionStatus) -> some View {
    PartyController(game: self, television: television)
  }

  /// The television's view.
  public func television() -> some View { PartyTelevision(game: self) }
}
