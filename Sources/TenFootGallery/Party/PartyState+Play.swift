extension PartyState {
  /// How long a phase lasts; `nil` for one that waits for somebody.
  static func duration(of phase: Phase) -> Duration? {
    switch phase {
    case .lobby, .winner: nil
    case .question: .seconds(4)
    case .answers: answerTime
    case .reveal, .leaderboard: .seconds(6)
    }
  }

  /// When the game next changes by itself: a second is over, or a guest answers.
  var nextChange: Duration? {
    guard let duration = Self.duration(of: phase) else { return nil }
    let tick = phaseStart + duration - .seconds(secondsLeft - 1)
    return guestAnswers.map(\.time).reduce(tick, min)
  }

  /// Lets time pass, one change after another.
  mutating func advance(to time: Duration) {
    while let next = nextChange, next <= time { change(at: next) }
  }

  /// Somebody joins.
  mutating func join() {
    guard phase == .lobby, players.count <= Self.guests.count else { return }
    players.append(Player(name: Self.guests[players.count - 1]))
  }

  /// The player with the phone answers.
  mutating func answer(_ answer: Int, at time: Duration) {
    guard phase == .answers, players[0].answer == nil, question.answers.indices.contains(answer)
    else { return }
    give(answer, by: 0, at: time)
  }

  /// Begins the game, or goes on without waiting for the phase's end.
  mutating func goOn(at time: Duration) {
    switch phase {
    case .lobby: begin(.question, at: time)
    case .question: begin(.answers, at: time)
    case .answers: reveal(at: time)
    case .reveal: begin(.leaderboard, at: time)
    case .leaderboard: nextRound(at: time)
    case .winner: restart(at: time)
    }
  }

  /// What is due at this time.
  private mutating func change(at time: Duration) {
    for guest in guestAnswers where guest.time <= time {
      give(guest.answer, by: guest.player, at: time)
    }
    guard let duration = Self.duration(of: phase) else { return }
    let left = phaseStart + duration - time
    if left <= .zero {
      goOn(at: time)
    } else {
      secondsLeft = Int(left.components.seconds) + left.roundUp
    }
  }

  private mutating func begin(_ phase: Phase, at time: Duration) {
    self.phase = phase
    phaseStart = time
    secondsLeft = Self.duration(of: phase).map { Int($0.components.seconds) } ?? 0
  }

  private mutating func give(_ answer: Int, by player: Int, at time: Duration) {
    players[player].answer = answer
    if answer == question.right {
      let passed = min(time - phaseStart, Self.answerTime)
      players[player].gain = 1000 - Int((passed / Self.answerTime * 500).rounded())
    }
    if answeredCount == players.count { reveal(at: time) }
  }

  private mutating func reveal(at time: Duration) {
    for index in players.indices { players[index].score += players[index].gain }
    begin(.reveal, at: time)
  }

  private mutating func nextRound(at time: Duration) {
    guard round + 1 < roundCount else { return begin(.winner, at: time) }
    round += 1
    for index in players.indices {
      players[index].answer = nil
      players[index].gain = 0
    }
    begin(.question, at: time)
  }

  private mutating func restart(at time: Duration) {
    players = players.map { Player(name: $0.name) }
    round = 0
    begin(.lobby, at: time)
  }

  /// What the guests will answer and when: by a rule, so that every party is the same.
  private var guestAnswers: [(player: Int, answer: Int, time: Duration)] {
    guard phase == .answers else { return [] }
    return players.indices.dropFirst().compactMap { player in
      guard players[player].answer == nil else { return nil }
      let mood = (player * 7 + round * 5) % 11
      let answer = mood % 3 == 0 ? (question.right + mood) % 4 : question.right
      return (player, answer, phaseStart + .milliseconds(1500 + mood * 900))
    }
  }
}

extension Duration {
  /// 1 when there is a fraction of a second beside the whole ones, 0 when not.
  fileprivate var roundUp: Int { components.attoseconds > 0 ? 1 : 0 }
}
