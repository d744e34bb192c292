import Foundation
import Observation
import TenFoot

/// Makes the frames of one connected screen: at its pace, for as long as it is there.
@MainActor
final class ScreenOutput {
  let screen: Screen
  let scene: WindowScene
  private unowned let center: ScreenCenter
  private var lanes: [SinkLane] = []
  private var gate = FrameGate()
  private let origin: Duration

  /// Why a frame is due; `nil` when none is.
  private var due: Cause? = .change
  private var isNextFull = true
  private var refresh: ScheduledCall?
  /// Draws again when the view changes by itself.
  private var timeline: ScheduledCall?
  /// What was drawn last.
  private var shown: DisplayList?
  private var frameCount = 0
  /// Grows with each frame, so that what an older frame read is of no interest any more.
  private var reading = 0
  private var judgement: ScheduledCall?
  private var isSlow = false

  /// Why a frame is due.
  private enum Cause {
    /// Something that the view read has changed, or what stands around it.
    case change
    /// Time has passed, and the view may show something else.
    case time
  }

  init(_ screen: Screen, center: ScreenCenter) {
    self.screen = screen
    self.center = center
    scene = WindowScene(screen: screen)
    origin = center.clock.now
  }

  var deliveries: [FrameDelivery] { lanes.map(\.delivery) }

  func add(_ lane: SinkLane) {
    lane.begin()
    lanes.append(lane)
    setNeedsDisplay(isFull: true)
  }

  func remove(_ sink: any FrameSink) {
    for lane in lanes where lane.sink === sink { lane.end() }
    lanes.removeAll { $0.sink === sink }
  }

  /// Closes the gate as soon as the truth differs, before anything is told of it.
  func registryChanged(_ registry: ScreenRegistry) {
    if registry.accepts(frameFor: screen.state.id, in: screen.state.currentMode) {
      if gate.isOpen {
        scheduleRefresh()
      } else {
        // It blinked, and nobody is told: what was drawn meanwhile came to nothing.
        gate = FrameGate()
        setNeedsDisplay(isFull: true)
      }
    } else {
      gate.close()
    }
  }

  /// The screen object shows the new state already.
  func screenDid(_ event: ScreenEvent) {
    switch event {
    case .resumed:
      frameCount = 0
      isSlow = false
      renewGate()
      setNeedsDisplay(isFull: true)
    case .modeChanged, .overscanChanged:
      renewGate()
      setNeedsDisplay(isFull: true)
    case .viewAttached, .viewDetached, .conditionsChanged: setNeedsDisplay(isFull: true)
    default: break
    }
  }

  /// The screen is gone.
  func end() {
    gate.close()
    refresh?.cancel()
    timeline?.cancel()
    judgement?.cancel()
    for lane in lanes { lane.end() }
    reading += 1
    screen.isConnected = false
  }

  /// Draws at the next refresh.
  func setNeedsDisplay(isFull: Bool = false) {
    due = .change
    if isFull { isNextFull = true }
    scheduleRefresh()
  }

  private func renewGate() {
    gate.close()
    gate = FrameGate()
  }

  private func scheduleRefresh() {
    guard due != nil, !lanes.isEmpty, screen.isConnected, refresh?.isPending != true else {
      return
    }
    refresh = center.clock.schedule(at: nextRefresh(after: center.clock.now)) {
      [weak self] in self?.draw()
    }
  }

  /// The first refresh after a time.
  func nextRefresh(after time: Duration) -> Duration {
    screen.state.frameRate.nextFrame(after: time, since: origin)
  }

  private func draw() {
    let state = screen.state
    guard let cause = due, gate.isOpen,
      center.registry.accepts(frameFor: state.id, in: state.currentMode)
    else { return }
    due = nil
    // A frame that can't be made is left out; the center keeps the reason.
    guard let frame = try? frame(of: state) else { return }
    follow(frame.composition)
    // A clock that shows minutes was asked after each second.
    if cause == .time, shown == frame.composition.displayList { return }
    shown = frame.composition.displayList
    frameCount = frame.number
    isNextFull = false
    for lane in lanes { lane.offer(frame) }
    judge()
    // While it was made or given the screen may have gone.
    guard frame.isCurrent else { return }
    if frame.content == .view { center.drew(state.id) }
    let seen = frame.content == .mirror ? center.main.key : state.id.key
    center.window(on: seen)?.rootViewController?.didShow()
  }

  /// Draws again at the first refresh at which the view shows something else by itself.
  private func follow(_ composition: Composition) {
    timeline?.cancel()
    guard let change = composition.nextChange else { return }
    let delay = change.timeIntervalSince(composition.layout.canvas.date)
    guard delay < Self.longestDelay else { return }
    // Dates are less exact than a clock is.
    let now = center.clock.now
    let time = max(now, now + .seconds(delay) - .microseconds(1))
    timeline = center.clock.schedule(at: nextRefresh(after: time)) { [weak self] in
      self?.timePassed()
    }
  }

  /// The longest that anybody waits for a view to change, in seconds: some thirty years.
  private static let longestDelay = 1e9

  private func timePassed() {
    due = due ?? .time
    if !lanes.isEmpty { draw() }
  }

  private func frame(of state: ScreenState) throws(FrameError) -> Frame {
    let content = center.registry.content(of: state.id.key)
    // Those of this moment: what happens while views are read ends what is drawn of them.
    let (gate, isFull) = (gate, isNextFull)
    var pixels = state.contentPixels
    let composition = try tracked { () throws(FrameError) -> Composition in
      try compose(content, of: state, onto: &pixels)
    }
    return Frame(
      screen: state.id, number: frameCount + 1, time: center.clock.now, mode: state.currentMode,
      isFull: isFull, content: content, composition: composition, contentPixels: pixels,
      gate: gate, source: center.frames)
  }

  private func compose(
    _ content: ScreenContent, of state: ScreenState, onto pixels: inout CGRect
  ) throws(FrameError) -> Composition {
    var canvas = state.canvas
    canvas.date = center.clock.date
    switch content {
    case .view:
      if let window = center.window(on: state.id.key), let controller = window.rootViewController {
        pixels = state.pixels(of: window.frame)
        canvas.size = window.frame.size
        return try controller.compose(on: canvas, from: center.frames)
      }
    case .mirror:
      if let controller = center.window(on: center.main.key)?.rootViewController {
        canvas = state.canvas(mirroring: center.main.state)
        canvas.date = center.clock.date
        return try controller.compose(on: canvas, from: center.frames)
      }
    case .slate, .nothing: break
    }
    return try center.frames.renderer().compose(Slate.idle(screen.name), on: canvas)
  }

  /// Composes, and draws again when something that was read changes.
  private func tracked(
    _ compose: () throws(FrameError) -> Composition
  ) throws(FrameError) -> Composition {
    reading += 1
    let number = reading
    let result = withObservationTracking {
      Result { () throws(FrameError) in try compose() }
    } onChange: { [weak self] in
      OnMain.run { self?.modelWillChange(number) }
    }
    return try result.get()
  }

  private func modelWillChange(_ number: Int) {
    guard number == reading else { return }
    setNeedsDisplay()
  }

  /// Tells the registry when a sink falls behind, and looks again after a while.
  private func judge() {
    for lane in lanes { lane.judge(at: center.clock.now) }
    let isSlow = lanes.contains(where: \.delivery.isSlow)
    if isSlow != self.isSlow {
      self.isSlow = isSlow
      center.setSlow(isSlow, screen.key)
    }
    guard isSlow else { return }
    judgement?.cancel()
    judgement = center.clock.schedule(at: center.clock.now + SinkLane.judgedTime) {
      [weak self] in self?.judge()
    }
  }
}

extension ScreenCenter {
  /// Has a screen drawn again, and those that show the same.
  package func redraw(_ key: ScreenKey, isFull: Bool = false) {
    output(of: key)?.setNeedsDisplay(isFull: isFull)
    guard key == main.key else { return }
    for screen in registry.screens where registry.content(of: screen.id.key) == .mirror {
      output(of: screen.id.key)?.setNeedsDisplay(isFull: isFull)
    }
  }
}

extension ScreenState {
  /// The pixels that a window of a frame takes of the whole picture.
  func pixels(of frame: CGRect) -> CGRect {
    guard frame != bounds else { return contentPixels }
    // As the whole picture stands in its part of the pixels, so does the window in the picture.
    let (scale, area) = (canvas.scale, contentPixels)
    return CGRect(
      x: area.midX + (frame.minX - bounds.width / 2) * scale,
      y: area.midY + (frame.minY - bounds.height / 2) * scale, width: frame.width * scale,
      height: frame.height * scale)
  }

  /// The canvas of another screen's picture, as large as fits.
  func canvas(mirroring other: ScreenState) -> DisplayCanvas {
    var canvas = DisplayCanvas(size: other.bounds.size, scale: 1)
    canvas.scale = min(
      contentPixels.width / canvas.size.width, contentPixels.height / canvas.size.height)
    return canvas
  }
}
