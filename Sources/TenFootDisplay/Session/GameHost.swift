public import TenFoot

/// A game on a phone and a television: the two windows, the session, and the game's time.
@MainActor
public final class GameHost<Game: TenFootGame> {
  /// The game.
  public let game: Game
  /// The session with the television.
  public let session: DisplaySession
  /// The phone's window.
  public let phone: Window
  private var next: ScheduledCall?

  /// Shows a game on the device's own screen, and on a television when there is one.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - center: Where televisions are connected.
  ///   - policy: What becomes of the game while people can't see it.
  public convenience init(
    _ game: Game, center: ScreenCenter = .default, policy: DisplayPolicy = DisplayPolicy()
  ) {
    let session = DisplaySession(center: center, policy: policy) { game.television() }
    let controller = HostingController(rootView: ControllerView(game: game, session: session))
    self.init(game, session: session, controller: controller, on: center.main)
  }

  /// Shows a game by view controllers of the caller's.
  package init(
    _ game: Game, session: DisplaySession, controller: ViewController, on screen: Screen
  ) {
    self.game = game
    self.session = session
    phone = Window(frame: screen.bounds, screen: screen)
    phone.rootViewController = controller
    phone.isHidden = false
    waitForChange()
  }

  /// Does what a key stands for, at this moment of the game's time.
  public func press(_ key: Character) {
    game.advance(to: session.clock.now)
    game.press(key)
    waitForChange()
  }

  /// Lets the game change by itself when it is time to.
  private func waitForChange() {
    next?.cancel()
    guard let time = game.nextChange else { return }
    next = session.clock.schedule(at: time) { [weak self] in
      guard let self else { return }
      game.advance(to: session.clock.now)
      waitForChange()
    }
  }
}

extension DisplaySession {
  /// What people can see on the television, in words for the phone.
  public var televisionStatus: TelevisionStatus {
    switch state {
    case .waiting: .waiting
    case .live: .live
    case .degraded(.powerOff): .switchedOff(isPaused: clock.isPaused)
    case .degraded(.mirrored): .mirroring(isPaused: clock.isPaused)
    case .degraded(.slowConsumer): .limited("The connection is slow")
    case .degraded(.modeUnknown): .limited("It doesn't tell its size")
    case .degraded(.unsafeOverscan): .limited("It cuts off the edges")
    case .degraded(.captured): .limited("Its picture is recorded")
    case .disconnected(_, let reason): .lost(reason.sentence, isPaused: clock.isPaused)
    case .ended: .ended
    }
  }
}

extension DisconnectReason {
  /// The reason as a short sentence without a full stop.
  var sentence: String {
    switch self {
    case .unplugged: "The cable was pulled"
    case .routeTaken: "Another device took it"
    case .outOfRange: "It is out of range"
    case .sleep: "It went to sleep"
    case .slowConsumer: "The connection got too slow"
    case .error: "Something went wrong"
    case .closedByApp: "It was let go of"
    }
  }
}
