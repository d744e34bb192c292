public import TenFoot

/// The standings of a quiz: rank, name, change and score.
public enum LeaderboardScene: TenFootScene {
  /// The name on the command line.
  public static let name = "leaderboard"
  /// What the scene shows.
  public static let summary = "The standings of a quiz: rank, name, change and score"
  /// A round with long names, several scripts and a tie.
  public static let sample = QuizRound(
    title: "Friday Night Trivia", round: 3, of: 5,
    players: [
      QuizRound.Player(name: "Ngô Thị Hồng Nhung", score: 2430, change: 2),
      QuizRound.Player(name: "José María Fernández de la Vega y Montoya", score: 2370, change: -3),
      QuizRound.Player(name: "Łukasz Wiśniewski", score: 2370, change: 0),
      QuizRound.Player(name: "محمد عبد الله", score: 2250, change: 1),
      QuizRound.Player(name: "שירה לוי", score: 2160, change: -1),
      QuizRound.Player(name: "สมชาย ใจดี", score: 2100, change: 2),
      QuizRound.Player(name: "👩‍🚀 Astra", score: 2040, change: -3),
      QuizRound.Player(name: "देवांश शर्मा", score: 1980, change: 0),
    ])

  /// Shows the standings.
  public static func view(of model: QuizRound) -> some View { Leaderboard(round: model) }
}
