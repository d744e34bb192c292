import TenFoot

/// The phone's view of a party: what its holder can do, and what became of the television.
struct PartyController: View {
  let game: PartyGame
  let television: TelevisionStatus

  var body: some View {
    VStack(spacing: 0) {
      TelevisionBanner(television: television)
      Spacer(minLength: 0)
      phase.padding(.horizontal, 64)
      Spacer(minLength: 0)
      Text(verbatim: footer)
        .font(.system(size: 54, weight: .semibold))
        .foregroundStyle(Palette.quiet)
        .padding(.bottom, 72)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
    .foregroundStyle(Palette.text)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Palette.ground)
    .rule(
      "DENSITY", .off, reason: "a telephone in the hand of one person, who can take the time")
  }

  private var state: PartyState { game.state }
  private var you: PartyState.Player { state.players[0] }

  private var footer: String {
    state.phase == .lobby ? "Room \(state.joinCode)" : "\(you.name): \(you.score) points"
  }

  @ViewBuilder private var phase: some View {
    switch state.phase {
    case .lobby:
      VStack(spacing: 56) {
        headline("Who is in?")
        VStack(spacing: 20) {
          ForEach(state.players, id: \.name) { player in
            Text(verbatim: player.name)
              .font(.system(size: 56, weight: .semibold))
              .frame(maxWidth: .infinity)
              .frame(height: 112)
              .background(Palette.card, in: RoundedRectangle(cornerRadius: 28))
          }
        }
        action("Start the quiz")
      }
    case .question:
      VStack(spacing: 48) {
        headline(isTelevisionSeen ? "Look at the TV" : state.question.text)
        Text("Answers in \(state.secondsLeft)")
          .font(.system(size: 72, weight: .semibold))
          .foregroundStyle(Palette.goldText)
      }
    case .answers:
      VStack(spacing: 28) {
        headline(you.answer == nil ? prompt : "Your answer is in")
        ForEach(state.question.answers.indices, id: \.self) { answer in
          AnswerButton(
            text: state.question.answers[answer], answer: answer,
            isChosen: you.answer.map { $0 == answer })
        }
        Text("\(state.secondsLeft) s").font(.system(size: 72, weight: .bold))
          .foregroundStyle(Palette.goldText)
          .padding(.top, 24)
      }
    case .reveal:
      VStack(spacing: 40) {
        headline(verdict)
        Text(verbatim: state.question.answers[state.question.right])
          .font(.system(size: 84, weight: .bold))
          .foregroundStyle(Palette.goodText)
        Text(verbatim: you.gain > 0 ? "+\(you.gain) points" : "No points this time")
          .font(.system(size: 72, weight: .semibold))
      }
    case .leaderboard:
      VStack(spacing: 40) {
        headline("You are number \(state.rank(of: you))")
        Text("of \(state.players.count) players").font(.system(size: 72, weight: .semibold))
          .foregroundStyle(Palette.quiet)
      }
    case .winner:
      VStack(spacing: 56) {
        headline(state.rank(of: you) == 1 ? "You won!" : "You came in at \(state.rank(of: you))")
        action("Play again")
      }
    }
  }

  /// The question itself when the television doesn't show it.
  private var prompt: String { isTelevisionSeen ? "Choose an answer" : state.question.text }

  private var verdict: String {
    switch you.answer {
    case nil: "Time is up"
    case state.question.right: "Right!"
    default: "Not this time"
    }
  }

  private var isTelevisionSeen: Bool {
    switch television {
    case .live, .limited: true
    case .waiting, .switchedOff, .mirroring, .lost, .ended: false
    }
  }

  private func headline(_ text: String) -> some View {
    Text(verbatim: text)
      .font(.system(size: 80, weight: .heavy))
      .multilineTextAlignment(.center)
      .lineLimit(3)
  }

  private func action(_ text: String) -> some View {
    Text(verbatim: text)
      .font(.system(size: 72, weight: .bold))
      .foregroundStyle(Palette.ink)
      .frame(maxWidth: .infinity)
      .frame(height: 150)
      .background(Palette.gold, in: Capsule())
  }
}

/// An answer to tap.
private struct AnswerButton: View {
  let text: String
  let answer: Int
  /// Whether it was chosen; `nil` while nothing was.
  let isChosen: Bool?

  var body: some View {
    HStack(spacing: 36) {
      AnswerBadge(answer: answer, size: 110)
      Text(verbatim: text)
        .font(.system(size: 72, weight: .bold))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, 40)
    .frame(height: 180)
    .background(
      isChosen == true ? Palette.raisedCard : Palette.card, in: RoundedRectangle(cornerRadius: 40)
    )
    .overlay {
      if isChosen == true {
        RoundedRectangle(cornerRadius: 40)
          .strokeBorder(AnswerStyle.colors[answer], lineWidth: 8)
      }
    }
    .opacity(isChosen == false ? 0.65 : 1)
  }
}

/// What became of the television, over the phone's view: quiet while all is well, and not to be
/// overlooked when it isn't.
private struct TelevisionBanner: View {
  let television: TelevisionStatus

  var body: some View {
    VStack(spacing: 12) {
      Text(verbatim: title).font(.system(size: 60, weight: .bold))
      if let detail {
        Text(verbatim: detail)
          .font(.system(size: 52, weight: .medium))
          .lineLimit(2)
          .multilineTextAlignment(.center)
      }
    }
    .foregroundStyle(isBad ? Palette.ink : Palette.text)
    .padding(.horizontal, 48)
    .padding(.vertical, 40)
    .padding(.top, 40)
    .frame(maxWidth: .infinity)
    .background(isBad ? Self.alarm : Palette.card)
  }

  /// What went badly, light enough for dark text of this size.
  private static let alarm = Palette.Tone(both: Palette.rgb(255, 124, 143))

  private var isBad: Bool {
    switch television {
    case .switchedOff, .mirroring, .lost: true
    case .waiting, .live, .limited, .ended: false
    }
  }

  private var title: String {
    switch television {
    case .waiting: "No TV yet"
    case .live: "On TV"
    case .limited: "On TV"
    case .switchedOff: "TV is off"
    case .mirroring: "TV mirrors the phone"
    case .lost: "TV disconnected"
    case .ended: "TV session over"
    }
  }

  private var detail: String? {
    switch television {
    case .waiting: "Connect one with AirPlay or a cable"
    case .live: nil
    case .limited(let reason): reason
    case .switchedOff(let isPaused), .mirroring(let isPaused): Self.course(isPaused: isPaused)
    case .lost(let reason, let isPaused): "\(reason). \(Self.course(isPaused: isPaused))"
    case .ended: "The game is still here"
    }
  }

  /// What the game does while nobody sees it on the television.
  private static func course(isPaused: Bool) -> String {
    isPaused ? "The game is paused and waits for the TV." : "The game goes on here."
  }
}
