/// What an app does at the turns of a session; by then the session shows its new state already.
@MainActor
public struct SessionHooks {
  /// The game's clock stopped: people can't see it.
  public var didPause: (() -> Void)?
  /// The game's clock goes on.
  public var didResume: (() -> Void)?
  /// The phone shows the television's view from now on.
  public var didHandToPhone: (() -> Void)?
  /// The television shows its view again, or nobody does any more.
  public var didTakeFromPhone: (() -> Void)?
  /// The session is over: the app ended it, or the television stayed away for too long.
  public var didEnd: (() -> Void)?
  /// A television that was lost to the network should be asked for, for the `attempt`-th time.
  ///
  /// The time from one attempt to the next grows as the policy's ``BackOff`` says.
  public var reconnect: ((_ key: ScreenKey, _ attempt: Int) -> Void)?

  /// Creates hooks that do nothing.
  public init() {}

  /// The hooks of a change, in their order.
  func due(
    pause: (was: Bool, is: Bool), phone: (was: Bool, is: Bool), isEnd: Bool
  ) -> [() -> Void] {
    var due: [(() -> Void)?] = []
    if pause.was != pause.is { due.append(pause.is ? didPause : didResume) }
    if phone.was != phone.is { due.append(phone.is ? didHandToPhone : didTakeFromPhone) }
    if isEnd { due.append(didEnd) }
    return due.compactMap(\.self)
  }
}
