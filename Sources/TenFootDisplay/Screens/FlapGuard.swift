/// Counts how often something left lately, and tells when that is too often.
struct FlapGuard: Hashable, Sendable {
  private(set) var isUnstable = false
  private var departures: [Duration] = []
  /// When the last change was, while unstable.
  private var lastChange = Duration.zero

  /// Notes a departure.
  ///
  /// - Returns: Whether this was the one too many.
  mutating func depart(at time: Duration, _ timing: ScreenTiming) -> Bool {
    touch(at: time)
    // Nobody counts any more until it has been quiet.
    guard !isUnstable else { return false }
    departures.removeAll { time - $0 > timing.flapWindow }
    departures.append(time)
    isUnstable = departures.count > timing.flapLimit
    return isUnstable
  }

  /// Notes a change of any kind, which ends the quiet.
  mutating func touch(at time: Duration) { lastChange = time }

  /// When it will have been quiet for long enough; `nil` while it isn't unstable.
  func quietAt(_ timing: ScreenTiming) -> Duration? {
    isUnstable ? lastChange + timing.quiet : nil
  }

  /// Believes again, when it has been quiet for long enough.
  mutating func settle(at time: Duration, _ timing: ScreenTiming) {
    guard let quietAt = quietAt(timing), time >= quietAt else { return }
    self = FlapGuard()
  }
}
