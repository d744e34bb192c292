/// How often a screen that was lost is asked for: soon at first, then ever more rarely.
public struct BackOff: Hashable, Sendable {
  /// The time before the first attempt.
  public var first: Duration
  /// The longest time between two attempts.
  public var longest: Duration

  /// Creates a back-off: after one second, then after twice as long each time, up to 30 seconds.
  public init(first: Duration = .seconds(1), longest: Duration = .seconds(30)) {
    self.first = first
    self.longest = longest
  }

  /// The time that is waited before an attempt.
  ///
  /// - Parameter attempt: Its number, from 1.
  /// - Returns: The time since the attempt before, or since the loss; never less than a millisecond.
  public func delay(before attempt: Int) -> Duration {
    let least = Duration.milliseconds(1)
    var delay = max(first, least)
    var number = 1
    while number < attempt, delay < longest {
      delay *= 2
      number += 1
    }
    return max(min(delay, longest), least)
  }
}

extension DisconnectReason {
  /// Whether the screen may come back when it is asked for, without anybody doing something to it.
  public var mayPass: Bool {
    switch self {
    case .outOfRange, .slowConsumer, .error: true
    case .unplugged, .routeTaken, .sleep, .closedByApp: false
    }
  }
}
