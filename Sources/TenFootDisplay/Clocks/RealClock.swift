public import Foundation

/// The machine's clock, from zero at its making; it goes on while the machine sleeps.
@MainActor
public final class RealClock: DisplayClock {
  private let start = ContinuousClock.now
  private var calls = CallQueue()
  private var wake: (time: Duration, task: Task<Void, Never>)?

  /// Creates a clock at zero.
  public nonisolated init() {}

  /// The time.
  public var now: Duration { ContinuousClock.now - start }

  /// The machine's date, also after somebody has set it.
  public var date: Date { Date.now }

  /// Calls back on the main actor.
  @discardableResult
  public func schedule(
    at time: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledCall {
    defer { wakeUp() }
    return calls.add(ScheduledCall(action), at: time)
  }

  /// Sees to it that it wakes for the next call.
  private func wakeUp() {
    guard let next = calls.nextTime() else { return }
    if let wake, wake.time <= next { return }
    wake?.task.cancel()
    let deadline = start.advanced(by: next)
    let task = Task { [weak self] in
      guard (try? await Task.sleep(until: deadline, clock: .continuous)) != nil else { return }
      self?.makeCalls()
    }
    wake = (next, task)
  }

  private func makeCalls() {
    wake = nil
    while let next = calls.next(upTo: now) { next.call.fire() }
    wakeUp()
  }
}
