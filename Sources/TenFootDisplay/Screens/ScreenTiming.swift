/// How long the registry waits before it believes what it sees.
public struct ScreenTiming: Hashable, Sendable {
  /// Changes of a screen within this time become one.
  public var coalescing: Duration
  /// A screen may leave this often in ``flapWindow`` before it counts as unstable.
  public var flapLimit: Int
  /// The time in which a screen's leaving is counted.
  public var flapWindow: Duration
  /// How long an unstable screen must be quiet until it is believed again.
  public var quiet: Duration

  /// Creates timing; television's is the default.
  public init(
    coalescing: Duration = .milliseconds(250), flapLimit: Int = 5,
    flapWindow: Duration = .seconds(10), quiet: Duration = .seconds(2)
  ) {
    self.coalescing = coalescing
    self.flapLimit = flapLimit
    self.flapWindow = flapWindow
    self.quiet = quiet
  }

  /// Changes within 250 ms become one.
  public static let television = ScreenTiming()
  /// Every change is told at once; the flap guard stays.
  public static let immediate = ScreenTiming(coalescing: .zero)
}
