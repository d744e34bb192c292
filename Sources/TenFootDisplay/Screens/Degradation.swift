/// A way in which a connected screen falls short, the worst first.
public enum Degradation: String, CaseIterable, Hashable, Sendable {
  /// The set is connected and switched off.
  case powerOff
  /// The system shows the phone's picture in place of the app's.
  case mirrored
  /// The screen doesn't keep up with its frames.
  case slowConsumer
  /// The screen doesn't tell its modes.
  case modeUnknown
  /// The set cuts off edges and nothing is done about it.
  case unsafeOverscan
  /// The picture is being recorded or sent on.
  case captured

  /// Whether people can't see the app's view while it lasts.
  public var hidesView: Bool { self == .powerOff || self == .mirrored }
}
