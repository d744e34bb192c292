public import Observation
public import TenFoot

/// A game on a television that comes and goes.
///
/// The session mounts the television's view when a screen is there, keeps it while the screen is
/// away, and runs or stops the game's ``clock`` as its ``policy`` says. The game's model is the
/// app's own: whatever happens to the television, nobody touches it.
@MainActor @Observable
public final class DisplaySession: ScreenListener {
  /// Where the session stands.
  public private(set) var state = SessionState.waiting
  /// Whether the phone shows the television's view.
  public var isOnPhone: Bool { policy.absence == .handToPhone && !state.isSeen && state.isOpen }

  /// What becomes of the game while people can't see it.
  public let policy: DisplayPolicy
  /// The game's own time; it stands still while the game is paused.
  @ObservationIgnored public let clock: PausableClock
  /// Is told of each change, when the new state is in place and the clock runs or stands.
  @ObservationIgnored public var onChange: ((_ old: SessionState, _ new: SessionState) -> Void)?

  @ObservationIgnored private let center: ScreenCenter
  @ObservationIgnored private let controller: ViewController
  @ObservationIgnored private let mounting = ExternalWindowController()
  /// The screen that the view is or was on.
  @ObservationIgnored private var key: ScreenKey?
  /// Why the screen left that is leaving now.
  @ObservationIgnored private var reason: DisconnectReason?
  @ObservationIgnored private var grace: ScheduledCall?

  /// Creates a session, which mounts its view at once when there is a television.
  ///
  /// - Parameters:
  ///   - center: Where televisions are connected.
  ///   - policy: What becomes of the game while people can't see it.
  ///   - television: The television's view.
  public convenience init<Content: View>(
    center: ScreenCenter = .default, policy: DisplayPolicy = DisplayPolicy(),
    @ViewBuilder television: () -> Content
  ) {
    self.init(
      center: center, policy: policy, controller: HostingController(rootView: television()))
  }

  /// Creates a session of what a view controller shows.
  public init(
    center: ScreenCenter = .default, policy: DisplayPolicy = DisplayPolicy(),
    controller: ViewController
  ) {
    self.center = center
    self.policy = policy
    self.controller = controller
    clock = PausableClock(base: center.clock, isPaused: policy.absence == .pause)
    center.add(self)
    mountAnyScreen()
  }

  /// The window on the television, while a view is mounted.
  public var window: Window? { mounting.window }

  /// Ends the session: the view is released, the model stays.
  public func end() {
    guard state.isOpen else { return }
    change(to: .ended)
    mounting.dismiss()
  }

  package func screens(did event: ScreenEvent) {
    guard state.isOpen else { return }
    switch event {
    case .modeSettled: mountAnyScreen()
    case .viewAttached(let id) where id.key == key && mounting.window?.isAttached == true:
      change(to: .attached(center[id.key]?.state.degradations ?? []))
    case .conditionsChanged(let id, _, let new) where id.key == key && isMounted:
      change(to: .attached(new))
    case .disconnected(let id, let reason) where id.key == key: self.reason = reason
    case .viewDetached(let id) where id.key == key:
      // Without a disconnection somebody else took the screen.
      lose(reason ?? .routeTaken)
      reason = nil
      if policy.acceptsOtherScreens, center[id.key] == nil { mountAnyScreen() }
    default: break
    }
  }

  private var isMounted: Bool {
    switch state {
    case .live, .degraded: true
    case .waiting, .disconnected, .ended: false
    }
  }

  /// Mounts the view on the screen that it was on, or on another when that may be.
  private func mountAnyScreen() {
    guard !isMounted else { return }
    let screens = center.screens.filter { $0 !== center.main }
    let isFree = key == nil || policy.acceptsOtherScreens
    guard let screen = screens.first(where: { $0.key == key }) ?? (isFree ? screens.first : nil)
    else { return }
    key = screen.key
    mounting.present(controller, on: screen)
  }

  private func lose(_ reason: DisconnectReason) {
    let since = center.clock.now
    change(to: .disconnected(since: since, reason: reason))
    grace = center.clock.schedule(at: since + policy.graceTime) { [weak self] in self?.end() }
  }

  private func change(to new: SessionState) {
    guard new != state else { return }
    let old = state
    grace?.cancel()
    state = new
    if new.isOpen && (new.isSeen || policy.absence != .pause) {
      clock.resume()
    } else {
      clock.pause()
    }
    onChange?(old, new)
  }
}
