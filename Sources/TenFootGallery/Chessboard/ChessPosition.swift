/// A game of chess after one move.
public struct ChessPosition: Decodable, Sendable {
  /// The event's name.
  public var event: String
  /// Who plays the white pieces.
  public var white: String
  /// Who plays the black pieces.
  public var black: String
  /// The half-moves played.
  public var ply: Int
  /// The last move in standard algebraic notation.
  public var move: String?
  /// The square that the last move came from, such as `e2`.
  public var from: Square?
  /// The square that it went to.
  public var to: Square?
  /// The pieces: the first field of a FEN record.
  public var board: Board
  /// Whose turn it is.
  public var turn: Side
  /// Whether that side's king is attacked.
  public var check: Bool
  /// The result once the game is over, such as `1-0`.
  public var result: String?

  /// One of the two sides.
  public enum Side: String, Decodable, Sendable, CaseIterable {
    /// White, which moves first.
    case white
    /// Black.
    case black
  }

  /// A piece of one side.
  struct Piece: Equatable {
    enum Kind: Character {
      case king = "k"
      case queen = "q"
      case rook = "r"
      case bishop = "b"
      case knight = "n"
      case pawn = "p"
    }

    let kind: Kind
    let side: Side
  }

  /// The pieces on 64 squares.
  public struct Board: Decodable, Sendable {
    /// Row by row from White's eighth rank, each from the a-file.
    let squares: [Piece?]

    /// Reads the first field of a FEN record.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let board = Board(placement: text) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "“\(text)” is no position; write the first field of a FEN record: "
            + "eight ranks of eight squares, separated by slashes")
      }
      self = board
    }

    init?(placement: String) {
      let ranks = placement.split(separator: "/", omittingEmptySubsequences: false)
      guard ranks.count == 8 else { return nil }
      var squares: [Piece?] = []
      for rank in ranks {
        let start = squares.count
        for sign in rank {
          if let empty = sign.wholeNumberValue, (1...8).contains(empty) {
            squares += Array(repeating: nil, count: empty)
          } else if sign.isASCII, let lowercase = sign.lowercased().first,
            let kind = Piece.Kind(rawValue: lowercase)
          {
            squares.append(Piece(kind: kind, side: sign.isUppercase ? .white : .black))
          } else {
            return nil
          }
        }
        guard squares.count == start + 8 else { return nil }
      }
      self.squares = squares
    }

    /// A board without pieces.
    static let empty = Board(squares: Array(repeating: nil, count: 64))

    private init(squares: [Piece?]) { self.squares = squares }
  }

  /// A square of the board.
  public struct Square: Decodable, Sendable, Equatable {
    /// Its number in ``Board/squares``.
    let index: Int

    /// Reads a square's name, such as `e2`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let name = try container.decode(String.self)
      guard let square = Square(name) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "“\(name)” is no square; write a1 to h8")
      }
      self = square
    }

    init?(_ name: String) {
      let files = UInt8(ascii: "a")...UInt8(ascii: "h")
      let ranks = UInt8(ascii: "1")...UInt8(ascii: "8")
      guard name.utf8.count == 2, let file = name.utf8.first, let rank = name.utf8.last,
        files.contains(file), ranks.contains(rank)
      else { return nil }
      index = Int(ranks.upperBound - rank) * 8 + Int(file - files.lowerBound)
    }
  }
}
