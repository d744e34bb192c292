/// What becomes of a game while people can't see it on the television.
public struct DisplayPolicy: Hashable, Sendable {
  /// What happens to the game's time and view.
  public enum Absence: String, CaseIterable, Hashable, Sendable {
    /// The game's clock stands still.
    case pause
    /// The game goes on as if nothing had happened.
    case goOn
    /// The game goes on, and the phone shows the television's view.
    case handToPhone
  }

  /// What happens while people can't see it.
  public var absence: Absence
  /// How long the view is kept for the television to come back; then the session ends.
  public var graceTime: Duration
  /// Whether another television may take over from the one that left.
  public var acceptsOtherScreens: Bool
  /// How often a television is asked for that was lost to the network.
  public var backOff: BackOff

  /// Creates a policy: pause, and wait ten minutes for the same television.
  public init(
    absence: Absence = .pause, graceTime: Duration = .seconds(600),
    acceptsOtherScreens: Bool = false, backOff: BackOff = BackOff()
  ) {
    self.absence = absence
    self.graceTime = graceTime
    self.acceptsOtherScreens = acceptsOtherScreens
    self.backOff = backOff
  }
}
