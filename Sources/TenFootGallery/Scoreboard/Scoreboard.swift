import TenFoot

/// A match on the whole screen.
struct Scoreboard: View {
  let match: Match

  var body: some View {
    VStack(spacing: 32) {
      HStack(spacing: 48) {
        Text(match.competition).fontWeight(.semibold)
        Spacer(minLength: 0)
        Text(match.venue).foregroundStyle(Palette.quiet)
      }
      .font(.system(size: 52))
      .lineLimit(1)
      .minimumScaleFactor(0.7)

      HStack(alignment: .top, spacing: 40) {
        side(match.home, kicks: match.shootout?.home)
        middle.frame(width: 600)
        side(match.away, kicks: match.shootout?.away)
      }
      Spacer(minLength: 0)
      EventBanner(event: match.event, player: match.player)
    }
    .foregroundStyle(Palette.text)
    .modifier(Stage())
  }

  private func side(_ team: Match.Team, kicks: [Match.Kick]?) -> some View {
    VStack(spacing: 28) {
      TeamCard(team: team)
      if let kicks { KickRow(kicks: kicks) }
      ScorerList(
        scorers: Scorer.all(of: team.code, in: match.goals), isShort: kicks != nil)
    }
  }

  private var middle: some View {
    VStack(spacing: 4) {
      Text(verbatim: "\(match.score.home)–\(match.score.away)")
        .font(.system(size: 250, weight: .heavy))
        .monospacedDigit()
        .minimumScaleFactor(0.3)
        .lineLimit(1)
        .frame(height: 304)
        .viewRole(.score)
      Text(verbatim: shootoutScore ?? match.clock)
        .font(.system(size: 92, weight: .bold))
        .monospacedDigit()
        .foregroundStyle(Palette.goldText)
      Text(match.period)
        .font(.system(size: 52, weight: .medium))
        .foregroundStyle(Palette.quiet)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.6)
  }

  /// The score of a shoot-out, which takes the clock's place.
  private var shootoutScore: String? {
    match.shootout.map { "\($0.home.count { $0.scored })–\($0.away.count { $0.scored })" }
  }
}

/// A team's code and name on its colors.
private struct TeamCard: View {
  let team: Match.Team

  var body: some View {
    VStack(spacing: 0) {
      Text(team.code).font(.system(size: 150, weight: .heavy))
      Text(team.name).font(.system(size: 60, weight: .semibold))
    }
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .foregroundStyle(isBright ? Palette.ink : Palette.chalk)
    .padding(.horizontal, 32)
    .padding(.bottom, 16)
    .frame(maxWidth: .infinity)
    .frame(height: 304)
    .background(alignment: .bottom) { trim.frame(height: 22) }
    .background(main)
    .clipShape(RoundedRectangle(cornerRadius: 36))
    .overlay { RoundedRectangle(cornerRadius: 36).strokeBorder(Self.rim, lineWidth: 3) }
  }

  private static let rim = Palette.Tone(
    dark: .white.opacity(0.25), light: Palette.rgb(12, 16, 36).opacity(0.25))

  private var main: Color { team.colors.first?.color ?? .gray }
  private var trim: Color { team.colors.dropFirst().first?.color ?? .clear }
  private var isBright: Bool { team.colors.first?.isBright ?? false }
}

/// A team's kicks of a shoot-out: a full disc with a tick went in, a ring with a cross did not.
private struct KickRow: View {
  let kicks: [Match.Kick]

  /// The most that stand side by side; of a longer shoot-out the last are shown.
  private static let capacity = 6

  var body: some View {
    HStack(spacing: 14) {
      ForEach(kicks.suffix(Self.capacity).indices, id: \.self) { index in
        mark(scored: kicks[index].scored)
      }
    }
    .frame(height: 72)
  }

  @ViewBuilder private func mark(scored: Bool) -> some View {
    if scored {
      Circle().fill(Palette.good).overlay {
        Text("✓").font(.system(size: 48, weight: .heavy)).foregroundStyle(Palette.ink)
      }
    } else {
      Circle().strokeBorder(Palette.badText, lineWidth: 6).overlay {
        Cross().stroke(Palette.badText, style: StrokeStyle(lineWidth: 8, lineCap: .round)).padding(
          23)
      }
    }
  }
}

/// Two lines from corner to corner.
private struct Cross: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}

/// A player and the goals of that player.
private struct Scorer {
  let player: String
  var goals: [String]

  static func all(of team: String, in goals: [Match.Goal]) -> [Scorer] {
    var scorers: [Scorer] = []
    for goal in goals where goal.team == team {
      let text = "\(goal.minute)′" + (goal.penalty ? " pen" : "")
      if let index = scorers.firstIndex(where: { $0.player == goal.player }) {
        scorers[index].goals.append(text)
      } else {
        scorers.append(Scorer(player: goal.player, goals: [text]))
      }
    }
    return scorers
  }
}

/// Who scored for a team, and when.
private struct ScorerList: View {
  let scorers: [Scorer]
  /// Whether a shoot-out takes some of the room.
  let isShort: Bool

  var body: some View {
    VStack(spacing: 14) {
      ForEach(shown.indices, id: \.self) { index in
        VStack(spacing: 0) {
          Text(shown[index].player).fontWeight(.semibold)
          Text(shown[index].goals.joined(separator: ", ")).foregroundStyle(Palette.quiet)
        }
      }
      if scorers.count > shown.count {
        Text("and \(scorers.count - shown.count) more").foregroundStyle(Palette.quiet)
      }
    }
    .font(.system(size: isShort ? 46 : 52))
    .lineLimit(1)
    .minimumScaleFactor(0.75)
  }

  /// Two players fit, and without a shoot-out a line that counts the others.
  private var shown: [Scorer] {
    scorers.count > 2 && isShort ? Array(scorers.prefix(1)) : Array(scorers.prefix(2))
  }
}

/// What has just happened.
private struct EventBanner: View {
  let event: String
  let player: String?

  var body: some View {
    HStack(spacing: 32) {
      if let player {
        Text(event)
          .fontWeight(.bold)
          .foregroundStyle(Palette.ink)
          .padding(.horizontal, 32)
          .frame(height: 84)
          .background(event.hasSuffix("missed") ? Palette.bad : Palette.gold, in: Capsule())
        Text(player).fontWeight(.semibold)
      } else {
        Text(event).fontWeight(.semibold)
      }
    }
    .font(.system(size: 56))
    .lineLimit(1)
    .minimumScaleFactor(0.6)
    .padding(.horizontal, 28)
    .frame(maxWidth: .infinity)
    .frame(height: 124)
    .background(Palette.card, in: RoundedRectangle(cornerRadius: 36))
  }
}
