/// Why a screen went away.
public enum DisconnectReason: String, CaseIterable, Hashable, Sendable {
  /// The cable was pulled, or the set was switched to another input.
  case unplugged
  /// Another app or device took the route.
  case routeTaken = "route taken"
  /// The wireless link got too weak.
  case outOfRange = "out of range"
  /// The set or the phone went to sleep.
  case sleep
  /// The screen fell too far behind.
  case slowConsumer = "slow consumer"
  /// Something failed.
  case error
  /// The app let go of it.
  case closedByApp = "closed by app"
}

/// Something that happened to a screen.
///
/// At the time of an event the registry already shows the new state. A connection runs through
/// ``connected(_:)``, ``modeSettled(_:_:)``, ``viewAttached(_:)`` and ``firstFrame(_:)`` in this
/// order, as far as it gets, and ends with ``disconnected(_:_:)`` and ``viewDetached(_:)``.
public enum ScreenEvent: Hashable, Sendable {
  /// A screen is there.
  case connected(ScreenID)
  /// Its mode is known.
  case modeSettled(ScreenID, ScreenMode)
  /// A window shows its view on it.
  case viewAttached(ScreenID)
  /// The first frame of this connection was drawn for it.
  case firstFrame(ScreenID)
  /// It went away and came back too fast for anybody to care; the view is still attached.
  case resumed(ScreenID)
  /// Its mode changed.
  case modeChanged(ScreenID, old: ScreenMode, new: ScreenMode)
  /// What is done about its overscan changed, and with it its bounds.
  case overscanChanged(ScreenID, OverscanCompensation)
  /// It falls short in other ways than before.
  case conditionsChanged(ScreenID, old: Set<Degradation>, new: Set<Degradation>)
  /// Another window took it over.
  case ownerDisplaced(ScreenID, old: ScreenOwner, new: ScreenOwner)
  /// It was asked for something that it can't do, and is as it was.
  case refused(ScreenID, ScreenError)
  /// It is gone.
  case disconnected(ScreenID, DisconnectReason)
  /// The view that was on it is detached.
  case viewDetached(ScreenID)
  /// It comes and goes too often, and is left out until it has been quiet for a while.
  case unstable(ScreenKey)

  /// Which screen it happened to.
  public var key: ScreenKey {
    switch self {
    case .connected(let id), .modeSettled(let id, _), .viewAttached(let id), .firstFrame(let id),
      .resumed(let id), .modeChanged(let id, _, _), .overscanChanged(let id, _),
      .conditionsChanged(let id, _, _), .ownerDisplaced(let id, _, _), .disconnected(let id, _),
      .viewDetached(let id), .refused(let id, _):
      id.key
    case .unstable(let key): key
    }
  }
}

/// Who shows a view on a screen.
public struct ScreenOwner: Hashable, Sendable, CustomStringConvertible {
  /// The owner's number.
  public let number: Int

  /// Creates an owner.
  public init(_ number: Int) { self.number = number }

  /// The number after `window`.
  public var description: String { "window \(number)" }
}

extension ScreenEvent: CustomStringConvertible {
  /// The event on one line, as logs have it.
  public var description: String {
    switch self {
    case .connected(let id): "connected \(id)"
    case .modeSettled(let id, let mode): "mode settled \(id) \(mode)"
    case .viewAttached(let id): "view attached \(id)"
    case .firstFrame(let id): "first frame \(id)"
    case .resumed(let id): "resumed \(id)"
    case .modeChanged(let id, let old, let new): "mode changed \(id) \(old) -> \(new)"
    case .overscanChanged(let id, let compensation):
      "overscan changed \(id) \(compensation.rawValue)"
    case .conditionsChanged(let id, let old, let new):
      "conditions changed \(id) \(Self.list(old)) -> \(Self.list(new))"
    case .ownerDisplaced(let id, let old, let new): "owner displaced \(id) \(old) -> \(new)"
    case .refused(let id, let error): "refused \(id): \(error)"
    case .disconnected(let id, let reason): "disconnected \(id) (\(reason.rawValue))"
    case .viewDetached(let id): "view detached \(id)"
    case .unstable(let key): "unstable \(key)"
    }
  }

  private static func list(_ conditions: Set<Degradation>) -> String {
    let names = Degradation.allCases.filter(conditions.contains).map(\.rawValue)
    return names.isEmpty ? "fine" : names.joined(separator: "+")
  }
}
