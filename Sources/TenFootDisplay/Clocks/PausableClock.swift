public import Foundation

/// A clock that stops while it is paused: a game's own time.
///
/// Calls that were due in 3 seconds when it was paused are due in 3 seconds when it goes on.
@MainActor
public final class PausableClock: DisplayClock {
  private let base: any DisplayClock
  private let start: Date
  private var calls = CallQueue()
  /// The time at which it was paused, or at which it last went on.
  private var mark: Duration
  /// When it went on, on the base clock; `nil` while it is paused.
  private var resumedAt: Duration?
  private var wake: ScheduledCall?

  /// Creates a clock at zero.
  ///
  /// - Parameters:
  ///   - base: What it is paced by.
  ///   - isPaused: Whether it waits for the first ``resume()``.
  public init(base: any DisplayClock, isPaused: Bool = false) {
    self.base = base
    start = base.date
    mark = .zero
    resumedAt = isPaused ? nil : base.now
  }

  /// The time, without the time that it was paused.
  public var now: Duration {
    guard let resumedAt else { return mark }
    return mark + (base.now - resumedAt)
  }

  /// The date at its making, and the time since.
  public var date: Date { start + now.timeInterval }

  /// Whether it stands still.
  public var isPaused: Bool { resumedAt == nil }

  /// Stops it, after the calls that are due at this instant.
  public func pause() {
    makeCalls()
    guard !isPaused else { return }
    mark = now
    resumedAt = nil
    wake?.cancel()
  }

  /// Lets it go on from where it stopped.
  public func resume() {
    guard isPaused else { return }
    resumedAt = base.now
    wakeUp()
  }

  /// Calls back when so much time has passed without the pauses.
  @discardableResult
  public func schedule(
    at time: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledCall {
    defer { wakeUp() }
    return calls.add(ScheduledCall(action), at: max(time, now))
  }

  private func wakeUp() {
    wake?.cancel()
    guard let resumedAt, let next = calls.nextTime() else { return }
    wake = base.schedule(at: resumedAt + (next - mark)) { [weak self] in self?.makeCalls() }
  }

  private func makeCalls() {
    while !isPaused, let next = calls.next(upTo: now) { next.call.fire() }
    wakeUp()
  }
}
