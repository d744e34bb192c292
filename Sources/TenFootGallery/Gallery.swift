public import TenFoot

/// The scenes that come with TenFoot: examples to start from, and the subjects of its own tests.
public enum Gallery {
  /// All scenes, in the order that they are listed in.
  public static let scenes: [any TenFootScene.Type] = [
    ScoreboardScene.self, LeaderboardScene.self, ChessboardScene.self,
  ]
  /// All games for two screens, in the order that they are listed in.
  public static let games: [any TenFootGame.Type] = [PartyGame.self]
}
