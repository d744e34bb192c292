/// Where a session with a television stands.
public enum SessionState: Hashable, Sendable {
  /// No television has been there yet.
  case waiting
  /// People see the game on the television.
  case live
  /// The television is there and falls short.
  case degraded(Degradation)
  /// The television went away at a time, and may come back.
  case disconnected(since: Duration, reason: DisconnectReason)
  /// The session is over, and the view is released.
  case ended

  /// Whether people see the game on the television.
  public var isSeen: Bool {
    switch self {
    case .live: true
    case .degraded(let degradation): !degradation.hidesView
    case .waiting, .disconnected, .ended: false
    }
  }

  /// Whether a television may be attached or come back.
  var isOpen: Bool { self != .ended }

  /// The state with a screen that falls short in these ways: the worst counts.
  static func attached(_ degradations: Set<Degradation>) -> SessionState {
    Degradation.allCases.first(where: degradations.contains).map(SessionState.degraded) ?? .live
  }
}

extension SessionState: CustomStringConvertible {
  /// The state in a few words, as logs have it.
  public var description: String {
    switch self {
    case .waiting: "waiting"
    case .live: "live"
    case .degraded(let degradation): "degraded (\(degradation.rawValue))"
    case .disconnected(_, let reason): "disconnected (\(reason.rawValue))"
    case .ended: "ended"
    }
  }
}
