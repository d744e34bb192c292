public import Foundation

/// A clock whose time passes when it is told so, as fast as the machine can.
@MainActor
public final class VirtualClock: DisplayClock {
  /// The time.
  public private(set) var now = Duration.zero
  private let start: Date
  private var calls = CallQueue()

  /// Creates a clock at zero.
  ///
  /// - Parameter start: The date at zero; the start of 2001 in Greenwich, as of a canvas, unless another
  ///   is given.
  public nonisolated init(startingAt start: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.start = start
  }

  /// The date.
  public var date: Date { start + now.timeInterval }

  /// Calls back when time has been advanced so far.
  @discardableResult
  public func schedule(
    at time: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledCall {
    calls.add(ScheduledCall(action), at: max(time, now))
  }

  /// Lets time pass, and makes all calls on the way in their order.
  public func advance(to time: Duration) {
    while let call = calls.next(upTo: time) {
      now = max(now, call.time)
      call.call.fire()
    }
    now = max(now, time)
  }

  /// Lets time pass, and makes all calls on the way in their order.
  public func advance(by duration: Duration) { advance(to: now + duration) }

  /// When the next call is to be made; `nil` when there is none.
  var nextTime: Duration? {
    calls.nextTime()
  }

  /// Whether any call is still to be made.
  var hasPendingCalls: Bool { !calls.isEmpty }
}
