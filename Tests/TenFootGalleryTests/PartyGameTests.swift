import Foundation
import TenFoot
import TenFootDisplay
import Testing

@testable import TenFootGallery

@MainActor
struct PartyGameTests {
  /// A game with its players in, begun at zero.
  private func game(guests: Int = 3) -> PartyGame {
    let game = PartyGame()
    for _ in 0..<guests { game.press("j") }
    game.press(" ")
    return game
  }

  @Test func `a quiz runs from the lobby to a winner by itself`() {
    let game = PartyGame()
    var phases = [game.state.phase]
    for _ in 0..<3 { game.press("j") }
    game.press(" ")
    while let next = game.nextChange {
      game.advance(to: next)
      if phases.last != game.state.phase { phases.append(game.state.phase) }
    }
    let round: [PartyState.Phase] = [.question, .answers, .reveal, .leaderboard]
    #expect(phases == [.lobby] + Array(repeating: round, count: 5).flatMap(\.self) + [.winner])
  }

  @Test func `a right answer at once brings 1000 points and one at the end 500`() {
    for (second, points) in [(4, 1000), (19, 500)] {
      let game = game(guests: 0)
      game.advance(to: .seconds(second) - (second == 19 ? .milliseconds(1) : .zero))
      game.press("2")
      #expect(game.state.players[0].score == points)
      #expect(game.state.phase == .reveal)
    }
  }

  @Test func `an answer counts once, and only while answers are asked for`() {
    let game = game()
    game.press("2")
    #expect(game.state.players[0].answer == nil)
    game.advance(to: .seconds(5))
    game.press("9")
    game.press("1")
    game.press("2")
    #expect(game.state.players[0].answer == 0)
  }

  @Test func `time in one leap and in small steps comes to the same`() {
    let leap = game(guests: 7)
    leap.advance(to: .seconds(70))
    let steps = game(guests: 7)
    for tenth in 0...700 { steps.advance(to: .milliseconds(tenth * 100)) }
    #expect(leap.state == steps.state)
  }

  @Test func `players with the same score share a place`() {
    let game = game(guests: 7)
    game.advance(to: .seconds(25))
    let state = game.state
    let losers = state.players.filter { $0.score == 0 }
    #expect(losers.count > 1)
    #expect(Set(losers.map { state.rank(of: $0) }).count == 1)
    #expect(state.standings.map(\.score) == state.standings.map(\.score).sorted(by: >))
  }

  @Test
  func `every state of both trees passes all rules where it is seen, and can be read at ten feet`()
    throws
  {
    let renderer = try FrameRenderer()
    // As screens stand in rooms: what the rules ask of a text depends on that.
    let sets = try ["tv-43-1080p", "tv-65-2160p"].map { try #require(KnownScreens[$0]) }
    let center = try ScreenCenter(clock: VirtualClock(), others: sets)
    let phone = center.main.state.canvas
    let televisions = center.screens.filter { $0 !== center.main }.map(\.state.canvas)
    func check(_ game: PartyGame) {
      for canvas in televisions {
        let picture = renderer.compose(game.television(), on: canvas)
        #expect(picture.findings == [], "\(game.state.phase)")
        #expect(smallestText(in: picture) >= 50, "\(game.state.phase)")
      }
      for status in statuses {
        let controller = renderer.compose(game.controller(status), on: phone)
        // What a telephone's view says of itself is listed, and found no longer.
        let found = controller.findings.filter { $0.exception == nil }
        #expect(found == [], "\(game.state.phase)")
        #expect(controller.findings.allSatisfy { $0.rule == "DENSITY" })
      }
    }
    for guests in [0, 7] {
      let game = PartyGame()
      for _ in 0..<guests { game.press("j") }
      var seen: Set<PartyState.Phase> = []
      var steps = 0
      repeat {
        if seen.insert(game.state.phase).inserted || steps.isMultiple(of: 9) { check(game) }
        steps += 1
        if game.state.phase == .lobby { game.press(" ") }
        if let next = game.nextChange { game.advance(to: next) }
      } while game.state.phase != .winner
      #expect(seen.count == 5)
      check(game)
    }
  }

  @Test(arguments: 1...8)
  func `however many win, each of them is named in a size that can be read`(winners: Int) throws {
    let renderer = try FrameRenderer()
    let screen = try #require(KnownScreens["tv-43-1080p"])
    let center = try ScreenCenter(clock: VirtualClock(), others: [screen])
    let television = try #require(center[screen.key]).state.canvas
    let game = game(guests: 7)
    var state = game.state
    state.phase = .winner
    for place in state.players.indices { state.players[place].score = place < winners ? 4250 : 0 }
    let picture = renderer.compose(PartyGame(state: state).television(), on: television)
    // A text that is cut is a finding.
    #expect(picture.findings == [])
    let texts = picture.layout.nodes.texts.map { $0.text.runs.map(\.text).joined() }
    for player in state.players.prefix(winners) {
      #expect(texts.contains { $0.contains(player.name) }, "\(player.name) in \(texts)")
    }
    #expect(texts.contains("\(winners) winners") == (winners > 2))
    #expect(smallestText(in: picture) >= 50)
  }

  @Test func `every state of both trees passes the rules on pixels`() throws {
    let renderer = try FrameRenderer()
    let center = try ScreenCenter(clock: VirtualClock(), others: [KnownScreens.livingRoom])
    let canvases = center.screens.map(\.state.canvas)
    func check(_ view: some View, on canvas: DisplayCanvas) throws {
      // Levels of broadcast are nothing that people read by: it is a hint, and not about legibility.
      let found = try renderer.findings(of: renderer.compose(view, on: canvas))
        .filter { $0.exception == nil && $0.rule != "COL-RANGE" }
      #expect(found == [])
    }
    let game = PartyGame()
    for key in "jjj" { game.press(key) }
    var seen: Set<PartyState.Phase> = []
    while true {
      if seen.insert(game.state.phase).inserted {
        try check(game.television(), on: canvases[1])
        for status in statuses {
          try check(game.controller(status), on: canvases[0])
        }
      }
      if game.state.phase == .lobby { game.press(" ") }
      guard let next = game.nextChange else { break }
      game.advance(to: next)
    }
    #expect(seen.count == 6)
  }

  @Test func `a television that comes back shows the pixels of an evening without faults`() throws {
    let renderer = try FrameRenderer()
    let screen = KnownScreens.livingRoom.preferring(.hd720)
    func evening(faults: Bool) throws -> Bitmap {
      let clock = VirtualClock()
      let center = ScreenCenter(clock: clock, timing: .immediate, renderer: renderer)
      let television = MemorySink(limit: 1)
      center.addSink(television, to: screen.key)
      let host = GameHost(PartyGame(), center: center)
      for key in "jjj" { host.press(key) }
      try center.connect(screen)
      host.press(" ")
      clock.advance(by: .seconds(6))
      host.press("2")
      if faults {
        try center.disconnect(screen.key, reason: .routeTaken)
        clock.advance(by: .seconds(120))
        try center.connect(screen)
      }
      clock.advance(by: .milliseconds(2500))
      #expect(host.session.clock.now == .milliseconds(8500))
      return try #require(television.frames.last).bitmap()
    }
    #expect(try evening(faults: true) == evening(faults: false))
  }

  /// What the phone may have to say of the television.
  private let statuses: [TelevisionStatus] = [
    .waiting, .live, .limited("The connection is slow"),
    .switchedOff(isPaused: true), .switchedOff(isPaused: false), .mirroring(isPaused: true),
    .lost("It went to sleep", isPaused: true), .lost("It is out of range", isPaused: false),
    .ended,
  ]

  /// The smallest size of a text on a picture, in points.
  private func smallestText(in composition: Composition) -> CGFloat {
    composition.layout.nodes.texts.flatMap(\.text.runs).map(\.font.size).min() ?? 0
  }
}
