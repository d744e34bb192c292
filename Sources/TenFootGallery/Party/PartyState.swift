/// A party quiz at one moment.
public struct PartyState: Equatable, Sendable {
  /// The part of the game that is being played.
  public enum Phase: String, Equatable, Sendable {
    /// People join.
    case lobby
    /// The question is read out.
    case question
    /// People answer against the clock.
    case answers
    /// The right answer is shown.
    case reveal
    /// The standings after the question.
    case leaderboard
    /// The end.
    case winner
  }

  /// Somebody who plays.
  public struct Player: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The points so far.
    public var score = 0
    /// The points that the last question brought.
    public var gain = 0
    /// The place of the answer to this question; `nil` before it is given.
    public var answer: Int?
  }

  /// What people type to join.
  public let joinCode = "KRX7"
  /// The part of the game.
  public internal(set) var phase = Phase.lobby
  /// Who plays; the first has the phone in hand.
  public internal(set) var players = [Player(name: "You")]
  /// The place of the question.
  public internal(set) var round = 0
  /// The whole seconds until the phase ends; 0 when it doesn't end by itself.
  public internal(set) var secondsLeft = 0
  /// When the phase began.
  var phaseStart = Duration.zero

  /// The guests, in the order in which they join.
  static let guests = ["Mia", "Jonas", "Aylin", "Noah", "Zoë", "Emre", "Ida"]
  /// How long people may answer.
  static let answerTime = Duration.seconds(15)

  var question: QuizQuestion { QuizQuestion.party[round] }
  var roundCount: Int { QuizQuestion.party.count }
  var answeredCount: Int { players.count { $0.answer != nil } }

  /// The players, the best first; equal ones in the order in which they joined.
  var standings: [Player] {
    players.enumerated()
      .sorted { ($0.element.score, $1.offset) > ($1.element.score, $0.offset) }
      .map(\.element)
  }

  /// A player's place: one more than there are players with a higher score.
  func rank(of player: Player) -> Int { players.count { $0.score > player.score } + 1 }

  /// How many chose each answer.
  var votes: [Int] {
    question.answers.indices.map { answer in players.count { $0.answer == answer } }
  }
}
