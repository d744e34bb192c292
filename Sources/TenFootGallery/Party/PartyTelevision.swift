import TenFoot

/// The television's view of a party.
struct PartyTelevision: View {
  let game: PartyGame

  var body: some View {
    phase.modifier(PartyStage())
  }

  @ViewBuilder private var phase: some View {
    let state = game.state
    switch state.phase {
    case .lobby: PartyLobby(state: state)
    case .question: PartyQuestion(state: state)
    case .answers: PartyAnswers(state: state, isRevealed: false)
    case .reveal: PartyAnswers(state: state, isRevealed: true)
    case .leaderboard: PartyStandings(state: state)
    case .winner: PartyWinner(state: state)
    }
  }
}

/// The code to join with, and who has joined.
private struct PartyLobby: View {
  let state: PartyState

  var body: some View {
    VStack(spacing: 44) {
      PartyHeader(title: "Party Quiz", detail: "\(state.roundCount) questions")
      VStack(spacing: 0) {
        Text("Join with the code")
          .font(.system(size: 60, weight: .medium))
          .foregroundStyle(Palette.quiet)
        HStack(spacing: 28) {
          ForEach(Array(state.joinCode.enumerated()), id: \.offset) { _, letter in
            Text(verbatim: String(letter))
              .font(.system(size: 170, weight: .heavy))
              .foregroundStyle(Palette.goldText)
              .frame(width: 280, height: 280)
              .background(Palette.card, in: RoundedRectangle(cornerRadius: 36))
          }
        }
        .padding(.top, 24)
        .viewRole(.score)
      }
      Spacer(minLength: 0)
      PlayerNames(players: state.players, height: 112)
      Text(
        state.players.count == 1
          ? "Waiting for more players" : "\(state.players.count) players are in"
      )
      .font(.system(size: 56, weight: .semibold))
      .foregroundStyle(Palette.goodText)
    }
    .lineLimit(1)
  }
}

/// The question alone, so that it can be read before the answers come.
private struct PartyQuestion: View {
  let state: PartyState

  var body: some View {
    VStack(spacing: 40) {
      PartyHeader(title: "Get ready", detail: "Question \(state.round + 1) of \(state.roundCount)")
      Spacer(minLength: 0)
      Text(verbatim: state.question.text)
        .font(.system(size: 128, weight: .heavy))
        .multilineTextAlignment(.center)
        .lineLimit(2)
        .minimumScaleFactor(0.6)
      Spacer(minLength: 0)
      CountdownDisc(seconds: state.secondsLeft)
    }
  }
}

/// The answers: while people choose, and with the right one shown.
private struct PartyAnswers: View {
  let state: PartyState
  let isRevealed: Bool

  var body: some View {
    VStack(spacing: 48) {
      HStack(spacing: 48) {
        Text(verbatim: state.question.text)
          .font(.system(size: 76, weight: .heavy))
          .lineLimit(2)
          .minimumScaleFactor(0.7)
          .frame(maxWidth: .infinity, alignment: .leading)
        // Its place stays when it goes, so that the question stands as it stood.
        if isRevealed {
          Color.clear.frame(width: CountdownDisc.side)
        } else {
          CountdownDisc(seconds: state.secondsLeft)
        }
      }
      .frame(height: CountdownDisc.side)
      VStack(spacing: 32) {
        ForEach([0, 2], id: \.self) { first in
          HStack(spacing: 32) {
            card(first)
            card(first + 1)
          }
        }
      }
      Spacer(minLength: 0)
      Text(verbatim: footer)
        .font(.system(size: 56, weight: .semibold))
        .foregroundStyle(isRevealed ? Palette.goodText : Palette.quiet)
        .lineLimit(1)
    }
  }

  private func card(_ answer: Int) -> some View {
    AnswerCard(
      text: state.question.answers[answer], answer: answer,
      votes: isRevealed ? state.votes[answer] : nil,
      isRight: isRevealed ? answer == state.question.right : nil)
  }

  private var footer: String {
    let count = state.players.count
    guard isRevealed else { return "\(state.answeredCount) of \(count) have answered" }
    let right = state.players.count { $0.answer == state.question.right }
    return right == 0 ? "Nobody knew it" : "\(right) of \(count) knew it"
  }
}

/// One answer, and once it is revealed whether it is right and how many chose it.
private struct AnswerCard: View {
  let text: String
  let answer: Int
  let votes: Int?
  let isRight: Bool?

  var body: some View {
    HStack(spacing: 32) {
      AnswerBadge(answer: answer, size: 120)
      Text(verbatim: text)
        .font(.system(size: 72, weight: .bold))
        .lineLimit(1)
        .minimumScaleFactor(0.75)
        .frame(maxWidth: .infinity, alignment: .leading)
      if let votes {
        Text(verbatim: isRight == true ? "✓ \(votes)" : "\(votes)")
          .font(.system(size: 72, weight: .heavy))
          .lineLimit(1)
          .layoutPriority(1)
      }
    }
    .foregroundStyle(ink)
    .padding(.horizontal, 40)
    .frame(height: 230)
    .background(ground, in: RoundedRectangle(cornerRadius: 40))
  }

  private var ground: Palette.Tone { isRight == true ? Palette.good : Palette.card }

  private var ink: Palette.Tone {
    switch isRight {
    case nil: Palette.text
    case true?: Palette.ink
    case false?: Palette.quiet
    }
  }
}

/// The standings after a question.
private struct PartyStandings: View {
  let state: PartyState

  var body: some View {
    VStack(spacing: 24) {
      PartyHeader(
        title: "Standings", detail: "After \(state.round + 1) of \(state.roundCount) questions")
      VStack(spacing: 6) {
        ForEach(state.standings, id: \.name) { player in
          HStack(spacing: 36) {
            Text(verbatim: "\(state.rank(of: player))")
              .font(.system(size: 52, weight: .heavy))
              .foregroundStyle(state.rank(of: player) == 1 ? Palette.goldText : Palette.quiet)
              .frame(width: 70)
            Text(verbatim: player.name)
              .font(.system(size: 52, weight: .bold))
              .frame(maxWidth: .infinity, alignment: .leading)
            Text(verbatim: player.gain > 0 ? "+\(player.gain)" : "")
              .font(.system(size: 50, weight: .bold))
              .foregroundStyle(Palette.goodText)
            Text("\(player.score)")
              .font(.system(size: 52, weight: .heavy))
              .frame(width: 240, alignment: .trailing)
          }
          .monospacedDigit()
          .lineLimit(1)
          .padding(.horizontal, 36)
          .frame(height: 97)
          .background(Palette.card, in: RoundedRectangle(cornerRadius: 24))
          .overlay {
            if state.rank(of: player) == 1 {
              RoundedRectangle(cornerRadius: 24).strokeBorder(Palette.goldText, lineWidth: 5)
            }
          }
        }
      }
      Spacer(minLength: 0)
    }
  }
}

/// The end: who won, and the next two.
private struct PartyWinner: View {
  let state: PartyState

  var body: some View {
    VStack(spacing: 28) {
      Text(verbatim: title)
        .font(.system(size: 64, weight: .semibold))
        .foregroundStyle(Palette.quiet)
      Spacer(minLength: 0)
      if winners.count > 2 {
        // More names than fit beside each other in a size for a winner.
        Text("\(winners.count) winners")
          .font(.system(size: 160, weight: .heavy))
          .foregroundStyle(Palette.goldText)
        Text("\(score) points")
          .font(.system(size: 72, weight: .bold))
        PlayerNames(players: winners, height: 112)
      } else {
        Text(verbatim: winners.map(\.name).joined(separator: " & "))
          .font(.system(size: 240, weight: .heavy))
          .foregroundStyle(Palette.goldText)
          .lineLimit(1)
          .minimumScaleFactor(0.4)
        Text("\(score) points")
          .font(.system(size: 120, weight: .bold))
      }
      Spacer(minLength: 0)
      HStack(spacing: 40) {
        ForEach(Array(state.standings.filter { state.rank(of: $0) > 1 }.prefix(2)), id: \.name) {
          player in
          HStack(spacing: 32) {
            Text(verbatim: "\(state.rank(of: player))").foregroundStyle(Palette.quiet)
            Text(verbatim: player.name)
            Text("\(player.score)").foregroundStyle(Palette.quiet)
          }
          .font(.system(size: 64, weight: .bold))
          .lineLimit(1)
          .padding(.horizontal, 48)
          .frame(height: 130)
          .background(Palette.card, in: Capsule())
        }
      }
    }
  }

  private var winners: [PartyState.Player] {
    state.standings.filter { state.rank(of: $0) == 1 }
  }

  private var title: String {
    switch winners.count {
    case 1: "The winner is"
    case 2: "The winners are"
    default: "It is a tie"
    }
  }

  private var score: Int { state.standings.first?.score ?? 0 }
}
