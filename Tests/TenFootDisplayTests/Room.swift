import Foundation
import Observation
import TenFoot

@testable import TenFootDisplay

/// A phone, a television that can be connected, and a clock that is ours.
@MainActor
final class Room: ScreenListener {
  let clock = VirtualClock()
  let center: ScreenCenter
  let notifications = NotificationCenter()
  let television: MemorySink
  /// A window that nobody else holds.
  var window: Window?
  /// What happened, a line each, in order.
  var log: [String] = []

  static let tv = KnownScreens.livingRoom

  init(timing: ScreenTiming = .immediate, others: [ScreenDescription] = []) throws {
    center = try ScreenCenter(
      clock: clock, others: others, timing: timing, notificationCenter: notifications)
    television = MemorySink(clock: clock)
    center.addSink(television, to: Self.tv.key)
    center.add(self)
  }

  func screens(did event: ScreenEvent) { log.append(event.description) }

  /// Connects the television and lets a second pass.
  func connect() throws {
    try center.connect(Self.tv)
    clock.advance(by: .seconds(1))
  }

  /// Disconnects the television and lets a second pass.
  func disconnect(_ reason: DisconnectReason = .unplugged) throws {
    try center.disconnect(Self.tv.key, reason: reason)
    clock.advance(by: .seconds(1))
  }

  /// A session with a television's view that reads the model.
  func session(
    _ model: Counter = Counter(), _ policy: DisplayPolicy = DisplayPolicy()
  ) -> DisplaySession {
    DisplaySession(center: center, policy: policy, controller: ProbeController.counting(model))
  }

  /// Changes a model again and again.
  func change(_ model: Counter, times: Int, every: Duration) {
    for _ in 0..<times {
      model.value += 1
      clock.advance(by: every)
    }
  }

  /// A window of the phone, and one of the television that reads the model.
  func window(reading model: Counter, on screen: Screen) -> Window {
    let window = Window(frame: screen.bounds, screen: screen)
    window.rootViewController = ProbeController.counting(model)
    window.isHidden = false
    return window
  }
}

/// An app's model.
@MainActor @Observable
final class Counter {
  var value = 0
  var other = 0
  /// How often a view read the value.
  @ObservationIgnored var readCount = 0
}

extension ProbeController {
  /// Reads a counter's value, and nothing else of it.
  static func counting(_ model: Counter) -> ProbeController {
    ProbeController(picture: .empty) {
      model.readCount += 1
      _ = model.value
    }
  }
}

extension Composition {
  /// A picture of nothing.
  @MainActor static let empty = compose(
    EmptyView(), on: .fullHD, text: BlockTextEngine(), images: NoImages())
}
