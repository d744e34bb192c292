public import TenFoot

/// A game of chess: board, last move, players and result.
public enum ChessboardScene: TenFootScene {
  /// The name on the command line.
  public static let name = "chessboard"
  /// What the scene shows.
  public static let summary = "A game of chess: board, last move, players and result"
  /// Kasparov's rook sacrifice against Topalov: Rxd4 in the 24th move.
  public static let sample = ChessPosition(
    event: "Hoogovens, Wijk aan Zee 1999, round 4", white: "Garry Kasparov",
    black: "Veselin Topalov", ply: 47, move: "Rxd4", from: ChessPosition.Square("d1"),
    to: ChessPosition.Square("d4"),
    board: ChessPosition.Board(placement: "b2r3r/k4p1p/p2q1np1/NppP4/3R1Q2/P4PPB/1PP4P/1K2R3")
      ?? ChessPosition.Board.empty,
    turn: .black, check: false, result: nil)

  /// Shows a position.
  public static func view(of model: ChessPosition) -> some View { Chessboard(position: model) }
}
