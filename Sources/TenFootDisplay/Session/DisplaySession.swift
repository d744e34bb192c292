public import Foundation
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
  /// What else the app does at the session's turns.
  @ObservationIgnored public var hooks = SessionHooks()
  /// The size of the television's view in points, also while it is away.
  public private(set) var televisionSize = CGSize(width: 1920, height: 1080)

  @ObservationIgnored private let center: ScreenCenter
  @ObservationIgnored private let controller: ViewController
  @ObservationIgnored private let mounting = ExternalWindowController()
  /// The screen that the view is or was on.
  @ObservationIgnored private var key: ScreenKey?
  /// Why the screen left that is leaving now.
  @ObservationIgnored private var reason: DisconnectReason?
  @ObservationIgnored private var grace: ScheduledCall?
  @ObservationIgnored private var nextAttempt: ScheduledCall?
  /// What is to be told of the changes so far, in their order.
  @ObservationIgnored private var untold: [() -> Void] = []
  @ObservationIgnored private var isTelling = false

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
    follow(event.key)
    switch event {
    case .modeSettled: mountAnyScreen()
    case .viewAttached(let id) where id.key == key && mounting.window?.isAttached == true:
      change(to: .attached(center[id.key]?.state.degradations ?? []))
    case .conditionsChanged(let id, _, let new) where id.key == key && isMounted:
      change(to: .attached(new))
    case .disconnected(let id, let reason) where id.key == key: self.reason = reason
    case .viewDetached(let id) where id.key == key && !isMounted:
      // Whoever had taken the screen let go of it.
      if center.registry.owner(of: id.key) == nil { mountAnyScreen() }
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
    follow(screen.key)
    mounting.present(controller, on: screen)
  }

  /// Notes the size of the television that the view is on.
  private func follow(_ changed: ScreenKey) {
    guard changed == key, let size = center[changed]?.bounds.size, size != televisionSize else {
      return
    }
    televisionSize = size
  }

  private func lose(_ reason: DisconnectReason) {
    let since = center.clock.now
    change(to: .disconnected(since: since, reason: reason))
    // A hook may have ended the session, or have found another television.
    guard case .disconnected = state else { return }
    grace = center.clock.schedule(at: since + policy.graceTime) { [weak self] in self?.end() }
    if reason.mayPass { ask(1) }
  }

  /// Has the app ask for the television after a while, and again and again.
  private func ask(_ attempt: Int) {
    let time = center.clock.now + policy.backOff.delay(before: attempt)
    nextAttempt = center.clock.schedule(at: time) { [weak self] in
      guard let self, let key, case .disconnected = state else { return }
      ask(attempt + 1)
      hooks.reconnect?(key, attempt)
    }
  }

  private func change(to new: SessionState) {
    guard new != state else { return }
    let (old, wasPaused, wasOnPhone) = (state, clock.isPaused, isOnPhone)
    grace?.cancel()
    nextAttempt?.cancel()
    state = new
    if new.isOpen && (new.isSeen || policy.absence != .pause) {
      clock.resume()
    } else {
      clock.pause()
    }
    untold.append { [onChange] in onChange?(old, new) }
    untold += hooks.due(
      pause: (wasPaused, clock.isPaused), phone: (wasOnPhone, isOnPhone), isEnd: new == .ended)
    tell()
  }

  /// Tells of one change after another, also of those that who is told leads to.
  private func tell() {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while !untold.isEmpty {
      let next = untold.removeFirst()
      next()
    }
  }
}
