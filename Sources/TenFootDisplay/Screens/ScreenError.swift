/// Why a screen can't do what it was asked; the registry is as it was.
public enum ScreenError: Error, Hashable, Sendable {
  /// A screen with this key is there already.
  case alreadyConnected(ScreenKey)
  /// No screen with this key is there; `connected` are.
  case notConnected(ScreenKey, connected: [ScreenKey])
  /// The screen lacks this mode.
  case modeNotAvailable(ScreenMode, ScreenKey, available: [ScreenMode])
  /// No screen can run in this mode.
  case unusableMode(ScreenMode, ScreenKey)
  /// No screen is like this.
  case unusableDescription(ScreenKey, String)
  /// The screen isn't in a state for this.
  case notPossible(ScreenKey, String)
  /// There are as many screens as there may be.
  case tooManyScreens(limit: Int)
  /// The device's own screen can't do this.
  case isMain(ScreenKey)
  /// Another window has the screen.
  case owned(ScreenKey, by: ScreenOwner)
  /// An instant lies before one that has passed.
  case timeWentBack(from: Duration, to: Duration)
}

extension ScreenError: CustomStringConvertible {
  /// One sentence: what is wrong and what would be right.
  public var description: String {
    switch self {
    case .alreadyConnected(let key):
      "the screen \(key) is connected already; disconnect it first"
    case .notConnected(let key, let connected):
      "the screen \(key) isn't connected; \(Self.list(connected))"
    case .modeNotAvailable(let mode, let key, let available):
      "the screen \(key) has no mode \(mode); it has "
        + available.map(\.description).joined(separator: ", ")
    case .unusableMode(let mode, let key):
      "the screen \(key) can't have the mode \(mode): a mode has 1 to \(ScreenMode.longestSide) "
        + "pixels a side and more than 0, at most 1,000 frames a second"
    case .unusableDescription(let key, let reason):
      "the screen \(key) can't be connected: \(reason)"
    case .notPossible(let key, let reason):
      "the screen \(key) can't do this: \(reason)"
    case .tooManyScreens(let limit):
      "at most \(limit) screens can be connected at the same time"
    case .isMain(let key):
      "the screen \(key) is the device's own: it is always there, and shows its own windows; "
        + "name an external screen"
    case .owned(let key, let owner):
      "the screen \(key) is taken by \(owner)"
    case .timeWentBack(let from, let to):
      "time can't go back from \(from) to \(to)"
    }
  }
  /// The external screens that are connected, as the end of a sentence.
  private static func list(_ connected: [ScreenKey]) -> String {
    // The device's own is no choice for most of what can be asked of a screen.
    let external = connected.filter { $0 != KnownScreens.phone.key }
    guard !external.isEmpty else { return "no screen is connected" }
    return "connected: " + external.map(\.description).joined(separator: ", ")
  }
}
