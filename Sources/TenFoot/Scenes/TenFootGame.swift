/// A game for two screens: a controller on the phone and a picture on the television, both of one
/// model.
///
/// The game's time is its own: it passes while the game is told that it does, and stands still while
/// the game is paused.
@MainActor
public protocol TenFootGame: AnyObject, SendableMetatype {
  /// All that the game knows; the two trees show nothing else.
  associatedtype State: Equatable & Sendable
  /// The phone's view.
  associatedtype Controller: View
  /// The television's view.
  associatedtype Television: View

  /// The name on the command line, in kebab case.
  nonisolated static var name: String { get }
  /// One line on the game, without a full stop.
  nonisolated static var summary: String { get }
  /// What each key of a terminal does, as pairs of the key and a few words.
  ///
  /// A key is a character, `space`, a range such as `1-4`, or several characters such as `wasd`.
  /// Scenarios press no others, unless there is none at all.
  nonisolated static var keys: [(key: String, meaning: String)] { get }

  /// Creates a game that has not begun.
  init()

  /// All that the game knows.
  var state: State { get }
  /// When the game next changes by itself, in its own time; `nil` while it waits for somebody.
  var nextChange: Duration? { get }

  /// Lets the game's time pass.
  func advance(to time: Duration)
  /// Does what a key stands for; keys that mean nothing do nothing.
  func press(_ key: Character)

  /// The phone's view.
  ///
  /// - Parameter television: What people can see on the television.
  /// - Returns: The view.
  @ViewBuilder func controller(_ television: TelevisionStatus) -> Controller
  /// The television's view.
  @ViewBuilder func television() -> Television
}

/// What people can see on the television, as the phone tells them.
public nonisolated enum TelevisionStatus: Hashable, Sendable {
  /// No television has been connected yet.
  case waiting
  /// The game is on it.
  case live
  /// The game is on it, with something that people should know.
  case limited(String)
  /// It is there and switched off; the game stands still or goes on.
  case switchedOff(isPaused: Bool)
  /// It is there and shows the phone's picture; the game stands still or goes on.
  case mirroring(isPaused: Bool)
  /// It went away, for a reason; the game stands still or goes on.
  case lost(String, isPaused: Bool)
  /// The session is over.
  case ended
}
