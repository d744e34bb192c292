public import Foundation

/// A mass on a spring that is let go at 0 and comes to rest at a target.
///
/// Positions are exact for any time, so a frame needs none of those before it.
public nonisolated struct Spring: Hashable, Sendable {
  /// The time in which the spring would swing once without damping, in seconds.
  public let response: Double
  /// The damping as a share of what keeps the spring from swinging.
  public let dampingRatio: Double

  /// Creates a spring from the time that a move seems to take, in seconds, and from how much it
  /// swings: 1 for ever, 0 not at all, and below 0 it comes slower to rest.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = min(max(bounce.isNaN ? 0 : bounce, -0.999), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring from its time without damping, in seconds, and its damping.
  public init(response: Double, dampingRatio: Double) {
    self.response = response.isFinite ? max(response, Self.shortest) : Self.shortest
    self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
  }

  /// Creates a spring from what physics measures.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi / (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// SwiftUI's stiffest spring has a stiffness of 45,000.
  private static let shortest = 2 * Double.pi / (45_000 as Double).squareRoot()

  /// A spring that doesn't swing.
  public static let smooth = Spring()
  /// A spring that swings a little.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring that swings.
  public static let bouncy = Spring(bounce: 0.3)

  /// A spring that doesn't swing, or as much as is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that swings a little, and as much more as is added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that swings, and as much more as is added.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The time that a move seems to take, in seconds.
  public var duration: TimeInterval { response }
  /// How much the spring swings.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The mass.
  public var mass: Double { 1 }
  /// The force by which the spring pulls at a distance of 1.
  public var stiffness: Double { frequency * frequency }
  /// The force that holds the mass at a speed of 1.
  public var damping: Double { 2 * frequency * dampingRatio }

  private var frequency: Double { 2 * .pi / response }

  /// Where the mass is after a time in seconds, on its way from 0 to a target.
  public func value(
    target: Double, initialVelocity: Double = 0, time: TimeInterval
  ) -> Double {
    target + motion(from: -target, initialVelocity, after: time).distance
  }

  /// How fast the mass is after a time in seconds, on its way from 0 to a target.
  public func velocity(
    target: Double, initialVelocity: Double = 0, time: TimeInterval
  ) -> Double {
    motion(from: -target, initialVelocity, after: time).velocity
  }

  /// The time in seconds until the mass stays within a thousandth of its way from its target.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1)
  }

  /// The time in seconds until the mass stays as near to its target as `epsilon`.
  ///
  /// - Returns: The time, or infinity for a spring that never stops.
  public func settlingDuration(
    target: Double, initialVelocity: Double = 0, epsilon: Double = 0.001
  ) -> TimeInterval {
    guard dampingRatio > 0 else { return .infinity }
    // The mass stays below the envelope of its swings, which falls; it is searched in steps of the
    // time that all of it changes in.
    func isNear(_ time: TimeInterval) -> Bool {
      reach(from: -target, initialVelocity, after: time) <= epsilon
    }
    var high = response
    while !isNear(high) {
      high *= 2
      if high > 1e6 { return .infinity }
    }
    var low = 0.0
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if isNear(middle) { high = middle } else { low = middle }
    }
    return high
  }

  // MARK: Motion

  /// The distance from the target and the speed after a time, by the equation of a damped spring.
  private func motion(
    from start: Double, _ speed: Double, after time: TimeInterval
  ) -> (distance: Double, velocity: Double) {
    let time = time.isNaN ? 0 : max(time, 0)
    guard time.isFinite else { return (0, 0) }
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = (speed + decay * start) / swing
      let (s, c) = (sin(swing * time), cos(swing * time))
      let envelope = exp(-decay * time)
      return (
        envelope * (start * c + sine * s),
        envelope * ((sine * swing - decay * start) * c - (start * swing + decay * sine) * s)
      )
    }
    if dampingRatio == 1 {
      let slope = speed + decay * start
      let envelope = exp(-decay * time)
      let distance = envelope * (start + slope * time)
      return (distance, envelope * slope - decay * distance)
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (spread - decay, -spread - decay)
    let first = (speed - fast * start) / (slow - fast)
    let second = start - first
    let (one, other) = (first * exp(slow * time), second * exp(fast * time))
    return (one + other, slow * one + fast * other)
  }

  /// How far from the target the mass can still get after a time.
  private func reach(
    from start: Double, _ speed: Double, after time: TimeInterval
  ) -> Double {
    guard dampingRatio < 1 else {
      let (distance, velocity) = motion(from: start, speed, after: time)
      return abs(distance) + abs(velocity) / (frequency * dampingRatio)
    }
    let decay = dampingRatio * frequency
    let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    return exp(-decay * time) * hypot(start, (speed + decay * start) / swing)
  }
}
