import TenFoot

/// The standings on the whole screen.
struct Leaderboard: View {
  let round: QuizRound

  /// The most rows that can be read from a sofa.
  private static let capacity = 8

  var body: some View {
    VStack(spacing: 28) {
      HStack(alignment: .firstTextBaseline, spacing: 48) {
        Text(round.title).font(.system(size: 80, weight: .heavy))
        Spacer(minLength: 0)
        Text("Round \(round.round) of \(round.of)")
          .font(.system(size: 56, weight: .medium))
          .foregroundStyle(Palette.quiet)
          .layoutPriority(1)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.6)

      VStack(spacing: 10) {
        ForEach(shown.indices, id: \.self) { index in
          StandingRow(player: shown[index], rank: round.rank(of: shown[index]))
        }
        if round.players.count > shown.count {
          Text("and \(round.players.count - shown.count) more")
            .font(.system(size: 52))
            .foregroundStyle(Palette.quiet)
            .frame(height: 92)
        }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .foregroundStyle(Palette.text)
    .modifier(Stage())
  }

  private var shown: [QuizRound.Player] {
    let players = round.players
    return players.count <= Self.capacity ? players : Array(players.prefix(Self.capacity - 1))
  }
}

/// One player's line.
private struct StandingRow: View {
  let player: QuizRound.Player
  let rank: Int

  var body: some View {
    HStack(spacing: 28) {
      RankBadge(rank: rank)
      Text(verbatim: player.name)
        .font(.system(size: 54, weight: rank == 1 ? .bold : .semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.8)
        .frame(maxWidth: .infinity, alignment: .leading)
      ChangeMark(change: player.change, isRaised: rank == 1)
      Text("\(player.score)")
        .font(.system(size: 60, weight: .bold))
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(0.2)
        .foregroundStyle(rank == 1 ? Palette.goldText : Palette.text)
        .frame(width: 220, alignment: .trailing)
    }
    .padding(.leading, 16)
    .padding(.trailing, 36)
    .frame(height: 94)
    .background(
      rank == 1 ? Palette.raisedCard : Palette.card, in: RoundedRectangle(cornerRadius: 24))
  }
}

/// A rank on a disc: gold, silver and bronze for the first three.
private struct RankBadge: View {
  let rank: Int

  var body: some View {
    Text("\(rank)")
      .font(.system(size: 46, weight: .heavy))
      .monospacedDigit()
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundStyle(medal == nil ? Palette.text : Palette.ink)
      .frame(width: 68, height: 68)
      .background(medal ?? Self.plain, in: Circle())
  }

  private static let plain = Palette.Tone(
    dark: .white.opacity(0.16), light: Palette.rgb(12, 16, 36).opacity(0.1))
  private static let silver = Palette.Tone(
    dark: Palette.rgb(203, 213, 225), light: Palette.rgb(168, 180, 200))
  private static let bronze = Palette.Tone(both: Palette.rgb(224, 155, 96))

  private var medal: Palette.Tone? {
    switch rank {
    case 1: Palette.gold
    case 2: Self.silver
    case 3: Self.bronze
    default: nil
    }
  }
}

/// How many places were won or lost: an arrow up or down, in two colors.
private struct ChangeMark: View {
  let change: Int
  /// Whether it stands on a raised card.
  let isRaised: Bool

  var body: some View {
    HStack(spacing: 10) {
      if change == 0 {
        Capsule().fill(Palette.quiet).frame(width: 34, height: 8)
      } else {
        Arrow(pointsUp: change > 0).frame(width: 36, height: 32)
        Text(verbatim: "\(change.magnitude)")
          .font(.system(size: 50, weight: .bold))
          .monospacedDigit()
          .lineLimit(1)
          .minimumScaleFactor(0.2)
      }
    }
    .foregroundStyle(color)
    .frame(width: 120)
  }

  private var color: Palette.Tone {
    if change > 0 { return Palette.goodText }
    return isRaised ? Palette.raisedBadText : Palette.badText
  }
}

/// A triangle that points up or down.
private struct Arrow: Shape {
  let pointsUp: Bool

  func path(in rect: CGRect) -> Path {
    let tip = pointsUp ? rect.minY : rect.maxY
    let base = pointsUp ? rect.maxY : rect.minY
    return Path { path in
      path.move(to: CGPoint(x: rect.midX, y: tip))
      path.addLine(to: CGPoint(x: rect.maxX, y: base))
      path.addLine(to: CGPoint(x: rect.minX, y: base))
      path.closeSubpath()
    }
  }
}
