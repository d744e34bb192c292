/// The standings after a round of a quiz.
public struct QuizRound: Decodable, Sendable {
  /// Someone who plays, alone or as a team.
  public struct Player: Decodable, Sendable {
    /// The name, in any script.
    public var name: String
    /// The points so far.
    public var score: Int
    /// The places won since the last round; below zero for places lost.
    public var change: Int
  }

  /// The quiz's name.
  public var title: String
  /// The round just played, from 1.
  public var round: Int
  /// How many rounds there are.
  public var of: Int
  /// Who plays, the best first.
  public var players: [Player]

  /// A player's place: one more than there are players with a higher score.
  func rank(of player: Player) -> Int {
    players.count { $0.score > player.score } + 1
  }
}
