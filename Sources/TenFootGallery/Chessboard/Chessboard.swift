import TenFoot

/// A position on the whole screen: the board, and beside it who plays and what was moved.
struct Chessboard: View {
  let position: ChessPosition

  var body: some View {
    HStack(spacing: 72) {
      BoardView(position: position)
      GamePanel(position: position)
    }
    // Pieces stand 60 points from the top, where Apple wants them as well.
    .padding(.top, 2)
    .foregroundStyle(Palette.text)
    .modifier(Stage())
  }
}

/// The squares with their pieces, and the names of files and ranks around them.
private struct BoardView: View {
  let position: ChessPosition

  private static let side: CGFloat = 112

  var body: some View {
    HStack(alignment: .top, spacing: 20) {
      VStack(spacing: 0) {
        ForEach(0..<8) { row in
          label("\(8 - row)").frame(width: 44, height: Self.side)
        }
      }
      VStack(spacing: 10) {
        squares
          .clipShape(RoundedRectangle(cornerRadius: 12))
        HStack(spacing: 0) {
          ForEach(0..<8) { column in
            label(String("abcdefgh".dropFirst(column).prefix(1))).frame(width: Self.side)
          }
        }
      }
    }
    .fixedSize()
  }

  private func label(_ name: String) -> some View {
    Text(name).font(.system(size: 46, weight: .semibold)).foregroundStyle(Palette.quiet)
  }

  private var squares: some View {
    VStack(spacing: 0) {
      ForEach(0..<8) { row in
        HStack(spacing: 0) {
          ForEach(0..<8) { column in
            square(row * 8 + column, isLight: (row + column).isMultiple(of: 2))
          }
        }
      }
    }
  }

  private func square(_ index: Int, isLight: Bool) -> some View {
    (isLight ? Palette.rgb(233, 220, 193) : Palette.rgb(164, 128, 92))
      .frame(width: Self.side, height: Self.side)
      .overlay {
        if index == position.from?.index || index == position.to?.index {
          // The move is written beside the board as well.
          Palette.rgb(255, 204, 0).opacity(0.62).accessibilityHidden(true)
        }
      }
      .overlay {
        if let piece = position.board.squares[index] {
          if position.check, piece.kind == .king, piece.side == position.turn {
            Circle().fill(Palette.rgb(248, 113, 113)).padding(6)
          }
          PieceView(piece: piece)
        }
      }
  }
}

/// A piece: the solid glyph in its side's color; White's has a dark rim, the same glyph set around it.
private struct PieceView: View {
  let piece: ChessPosition.Piece

  var body: some View {
    if piece.side == .white {
      glyph.foregroundStyle(.white)
        .rule("CON-TEXT", .off, reason: Self.rimReason)
        .rule("CON-TEXT-REC", .off, reason: Self.rimReason)
        .rule("CON-DARK", .off, reason: Self.rimReason)
        .background {
          ZStack {
            ForEach(Self.rim.indices, id: \.self) { index in
              glyph.foregroundStyle(Palette.ink).offset(Self.rim[index])
            }
          }
          .accessibilityHidden(true)
        }
    } else {
      glyph.foregroundStyle(Palette.ink)
    }
  }

  private static let rimReason = "a dark rim sets white pieces off from any square"

  /// Eight steps around the glyph, about three points each.
  private static let rim = [
    (3, 0), (2, 2), (0, 3), (-2, 2), (-3, 0), (-2, -2), (0, -3), (2, -2),
  ].map { CGSize(width: $0.0, height: $0.1) }

  private var glyph: some View { Text(verbatim: symbol).font(.system(size: 100)) }

  /// The solid glyph, with the selector that keeps it from being drawn as an emoji.
  private var symbol: String {
    switch piece.kind {
    case .king: "\u{265A}\u{FE0E}"
    case .queen: "\u{265B}\u{FE0E}"
    case .rook: "\u{265C}\u{FE0E}"
    case .bishop: "\u{265D}\u{FE0E}"
    case .knight: "\u{265E}\u{FE0E}"
    case .pawn: "\u{265F}\u{FE0E}"
    }
  }
}

/// Who plays, whose turn it is, and the last move.
private struct GamePanel: View {
  let position: ChessPosition

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(position.event)
        .font(.system(size: 48, weight: .medium))
        .foregroundStyle(Palette.quiet)
        .lineLimit(2)
        .minimumScaleFactor(0.8)
      Spacer(minLength: 24)
      PlayerCard(
        name: position.black, side: .black, isToMove: isToMove(.black))
      Spacer(minLength: 24)
      lastMove
      Spacer(minLength: 24)
      PlayerCard(
        name: position.white, side: .white, isToMove: isToMove(.white))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func isToMove(_ side: ChessPosition.Side) -> Bool {
    position.result == nil && position.turn == side
  }

  private var lastMove: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let move = position.move {
        HStack(alignment: .firstTextBaseline, spacing: 28) {
          Text(verbatim: "\(moveNumber)").foregroundStyle(Palette.quiet)
          Text(verbatim: move).fontWeight(.heavy)
        }
        .font(.system(size: 128, weight: .medium))
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      }
      Text(verbatim: status)
        .font(.system(size: 56, weight: .semibold))
        .foregroundStyle(Palette.goldText)
        .lineLimit(1)
    }
  }

  /// The number of the last move: `12.` for White's, `12…` for Black's.
  private var moveNumber: String {
    "\(position.ply / 2 + position.ply % 2)\(position.ply.isMultiple(of: 2) ? "…" : ".")"
  }

  private var status: String {
    switch position.result {
    case "1-0": "1–0, White wins"
    case "0-1": "0–1, Black wins"
    case "1/2-1/2": "½–½, a draw"
    case let result?: result
    case nil:
      position.check
        ? "Check" : position.turn == .white ? "White to move" : "Black to move"
    }
  }
}

/// A player's name beside a disc in the color of the pieces.
private struct PlayerCard: View {
  let name: String
  let side: ChessPosition.Side
  let isToMove: Bool

  var body: some View {
    HStack(spacing: 28) {
      Circle()
        .fill(side == .white ? Palette.chalk : Palette.ink)
        .frame(width: 60, height: 60)
        .overlay { Circle().strokeBorder(Palette.quiet, lineWidth: 5) }
      Text(name)
        .font(.system(size: 60, weight: .bold))
        .lineLimit(1)
        .minimumScaleFactor(0.6)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 32)
    .frame(height: 124)
    .background(
      isToMove ? Palette.raisedCard : Palette.card, in: RoundedRectangle(cornerRadius: 32)
    )
    .overlay {
      if isToMove {
        RoundedRectangle(cornerRadius: 32).strokeBorder(Palette.goldText, lineWidth: 6)
      }
    }
  }
}
