public import Foundation

/// The screens of a device: keeps the registry, and tells everybody what it says.
///
/// Virtual screens are connected and disconnected here. What follows from that comes as notifications,
/// as ``events()``, and to windows, observers and sessions, always in the same order: the screens
/// show the new state first.
@MainActor
public final class ScreenCenter {
  /// The center that ``Screen/screens`` are of, on the machine's clock.
  public static var `default` = ScreenCenter(clock: RealClock())

  /// What everything on its screens is timed by.
  public let clock: any DisplayClock
  /// What is known of the screens.
  public private(set) var registry: ScreenRegistry
  /// The device's own screen.
  public let main: Screen
  /// Where notifications are posted.
  public let notificationCenter: NotificationCenter
  /// Makes and drops windows as scenes come and go.
  ///
  /// It is told at once of external scenes that are there already, as UIKit's is at launch.
  public weak var sceneDelegate: (any WindowSceneDelegate)? {
    didSet {
      for scene in connectedScenes where scene.screen !== main {
        sceneDelegate?.scene(scene, willConnectTo: scene.screen)
      }
    }
  }
  /// Makes the frames.
  let frames: FrameSource

  /// The connected screens by key, with what draws on them.
  private var outputs: [ScreenKey: ScreenOutput] = [:]
  private var lanes: [ScreenKey: [SinkLane]] = [:]
  /// All windows, in the order in which they were made.
  private var windows: [(owner: ScreenOwner, weak: WeakWindow)] = []
  private var windowCount = 0
  private var listeners: [WeakListener] = []
  /// Where ``events()`` go, for as long as somebody reads them.
  private(set) var streams: [Int: AsyncStream<ScreenEvent>.Continuation] = [:]
  private var streamCount = 0
  private var untold: [ScreenEvent] = []
  private var isTelling = false
  private var wake: (time: Duration, call: ScheduledCall)?

  /// Creates a center.
  ///
  /// - Parameters:
  ///   - clock: What everything is timed by.
  ///   - others: External screens that are there from the start, for which there are no events.
  ///   - timing: How long it waits before it believes what it sees.
  ///   - renderer: Makes the frames; one that is shared unless another is given.
  ///   - notificationCenter: Where notifications are posted.
  /// - Throws: ``ScreenError`` when there can't be such screens.
  public convenience init(
    clock: any DisplayClock, others: [ScreenDescription],
    timing: ScreenTiming = .television, renderer: FrameRenderer? = nil,
    notificationCenter: NotificationCenter = .default
  ) throws(ScreenError) {
    let registry = try ScreenRegistry(main: KnownScreens.phone, others: others, timing: timing)
    self.init(
      clock: clock, registry: registry, renderer: renderer, notificationCenter: notificationCenter)
  }

  /// Creates a center of a device without external screens.
  public convenience init(
    clock: any DisplayClock, timing: ScreenTiming = .television, renderer: FrameRenderer? = nil,
    notificationCenter: NotificationCenter = .default
  ) {
    let device = ScreenState(KnownScreens.phone, generation: 1)
    self.init(
      clock: clock, registry: ScreenRegistry(device: device, timing: timing), renderer: renderer,
      notificationCenter: notificationCenter)
  }

  private init(
    clock: any DisplayClock, registry: ScreenRegistry, renderer: FrameRenderer?,
    notificationCenter: NotificationCenter
  ) {
    self.clock = clock
    self.registry = registry
    self.notificationCenter = notificationCenter
    frames = FrameSource(renderer)
    let device = registry.screens.first ?? ScreenState(KnownScreens.phone, generation: 1)
    main = Screen(device, center: nil)
    main.center = self
    for state in registry.screens {
      let screen = state.id == device.id ? main : Screen(state, center: self)
      outputs[state.id.key] = ScreenOutput(screen, center: self)
    }
  }

  /// The connected screens, the device's own first.
  public var screens: [Screen] {
    registry.screens.compactMap { outputs[$0.id.key]?.screen }
  }

  /// The connected screen of a key.
  public subscript(key: ScreenKey) -> Screen? { outputs[key]?.screen }

  /// The scenes of the connected screens, the device's own first.
  public var connectedScenes: [WindowScene] {
    registry.screens.compactMap { outputs[$0.id.key]?.scene }
  }

  func output(of key: ScreenKey) -> ScreenOutput? { outputs[key] }

  /// Why frames can't be made; `nil` when they can, or none was asked for.
  public var failure: FrameError? { frames.failure }
}

extension ScreenCenter {
  /// Everything that happens from now on, in order.
  ///
  /// Look at ``screens`` first and then at the events; both on the main actor, so that nothing
  /// happens in between.
  public func events() -> AsyncStream<ScreenEvent> {
    streamCount += 1
    let number = streamCount
    return AsyncStream { continuation in
      streams[number] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.streams[number] = nil }
      }
    }
  }

  /// Tells somebody what happens, for as long as the listener lives.
  package func add(_ listener: any ScreenListener) {
    listeners.append(WeakListener(listener: listener))
  }

  /// Sends the frames of a screen somewhere, now and whenever it is connected.
  public func addSink(_ sink: any FrameSink, to key: ScreenKey) {
    let lane = SinkLane(sink)
    lanes[key, default: []].append(lane)
    outputs[key]?.add(lane)
  }

  /// Ends to send the frames of a screen somewhere.
  public func removeSink(_ sink: any FrameSink, from key: ScreenKey) {
    lanes[key]?.removeAll { $0.sink === sink }
    outputs[key]?.remove(sink)
  }

  /// How many frames each of a connected screen's sinks took and missed.
  public func deliveries(to key: ScreenKey) -> [FrameDelivery] {
    outputs[key]?.deliveries ?? []
  }
}

extension ScreenCenter {
  /// A new window's number.
  func register(_ window: Window) -> ScreenOwner {
    windowCount += 1
    let owner = ScreenOwner(windowCount)
    windows.append((owner, WeakWindow(window: window)))
    return owner
  }

  /// Puts a window's view on a screen, in the place of another's.
  func attach(_ owner: ScreenOwner, to key: ScreenKey) {
    try? perform { (registry, _) throws(ScreenError) in
      try registry.attach(owner, to: key, displacing: true)
    }
  }

  /// Takes a window's view from its screen.
  func detach(_ owner: ScreenOwner) {
    try? perform { (registry, _) throws(ScreenError) in registry.detach(owner) }
  }

  /// A frame of a view was drawn.
  func drew(_ id: ScreenID) {
    try? perform { (registry, _) throws(ScreenError) in registry.drew(id) }
  }

  /// The window whose view is on a screen.
  func window(on key: ScreenKey) -> Window? {
    guard let owner = registry.owner(of: key) else { return nil }
    return windows.first { $0.owner == owner }?.weak.window
  }

  /// The windows that somebody holds, on whatever screen.
  package var liveWindows: [Window] { windows.compactMap(\.weak.window) }

  /// A window was let go of: it holds no screen.
  func forget(_ owner: ScreenOwner) {
    windows.removeAll { $0.owner == owner }
    detach(owner)
  }

  /// A screen was asked for something that it can't do.
  func refuse(_ error: ScreenError, _ id: ScreenID) {
    untold.append(.refused(id, error))
    tell()
  }
}

extension ScreenCenter {
  func perform(
    _ change: (inout ScreenRegistry, Duration) throws(ScreenError) -> [ScreenEvent]
  ) throws(ScreenError) {
    untold += registry.advance(to: clock.now)
    untold += try change(&registry, clock.now)
    for output in outputs.values { output.registryChanged(registry) }
    tell()
    wakeUp()
  }

  /// Wakes when the registry has something to tell.
  private func wakeUp() {
    let due = registry.nextDue
    if let wake, wake.call.isPending {
      if wake.time == due { return }
      wake.call.cancel()
    }
    wake = due.map { time in
      let call = clock.schedule(at: time) { [weak self] in
        try? self?.perform { (_, _) throws(ScreenError) in [] }
      }
      return (time, call)
    }
  }

  /// Tells what is untold, one event after another, also what events lead to.
  private func tell() {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while !untold.isEmpty { tell(untold.removeFirst()) }
  }

  private func tell(_ event: ScreenEvent) {
    // Who begins to read while it is told sees it on the screens already.
    let readers = streams.values
    let scene = update(for: event)
    let screen = scene?.screen
    var isAnyGone = false
    for entry in listeners {
      if let listener = entry.listener { listener.screens(did: event) } else { isAnyGone = true }
    }
    if isAnyGone { listeners.removeAll { $0.listener == nil } }
    if let screen { post(event, of: screen) }
    if let scene { tell(event, of: scene) }
    for reader in readers { reader.yield(event) }
  }

  /// Brings the screen objects up to the state that the event tells of.
  private func update(for event: ScreenEvent) -> WindowScene? {
    let key = event.key
    switch event {
    case .connected(let id):
      guard let state = registry[key] ?? nil, state.id == id else { return nil }
      let output = ScreenOutput(Screen(state, center: self), center: self)
      outputs[key] = output
      for lane in lanes[key] ?? [] { output.add(lane) }
      return output.scene
    case .disconnected:
      guard let output = outputs.removeValue(forKey: key) else { return nil }
      output.end()
      return output.scene
    default:
      guard let output = outputs[key] else { return nil }
      if let state = registry[key] { output.screen.state = state }
      window(on: key)?.screenChanged()
      output.screenDid(event)
      return output.scene
    }
  }

  private func post(_ event: ScreenEvent, of screen: Screen) {
    let name: Notification.Name
    switch event {
    case .connected: name = Screen.didConnectNotification
    case .disconnected: name = Screen.didDisconnectNotification
    case .modeChanged: name = Screen.modeDidChangeNotification
    case .conditionsChanged(_, let old, let new)
    where old.contains(.captured) != new.contains(.captured):
      name = Screen.capturedDidChangeNotification
    default: return
    }
    notificationCenter.post(name: name, object: screen)
  }

  private func tell(_ event: ScreenEvent, of scene: WindowScene) {
    switch event {
    case .connected:
      notificationCenter.post(name: WindowScene.willConnectNotification, object: scene)
      sceneDelegate?.scene(scene, willConnectTo: scene.screen)
    case .disconnected:
      sceneDelegate?.sceneDidDisconnect(scene)
      notificationCenter.post(name: WindowScene.didDisconnectNotification, object: scene)
    case .modeChanged, .overscanChanged:
      sceneDelegate?.windowScene(scene, didUpdate: scene.screen.bounds)
    default: break
    }
  }
}

/// Somebody who is told what happens to screens.
@MainActor
package protocol ScreenListener: AnyObject {
  /// Something happened.
  func screens(did event: ScreenEvent)
}

private struct WeakListener {
  weak var listener: (any ScreenListener)?
}
