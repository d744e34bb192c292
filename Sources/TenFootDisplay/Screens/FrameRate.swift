/// How often a screen shows a picture, as a fraction: 60000/1001 is television's 59.94.
public struct FrameRate: Hashable, Sendable {
  /// How many frames there are in ``denominator`` seconds.
  public var numerator: Int
  /// The seconds that ``numerator`` frames take.
  public var denominator: Int

  /// Creates a rate.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Frames per second; 0 when the fraction is none.
  public var framesPerSecond: Double {
    denominator == 0 ? 0 : Double(numerator) / Double(denominator)
  }

  /// Whether a screen can run at it: above 0 and at most 1,000 Hz, as a fraction of numbers up to a
  /// million.
  public var isUsable: Bool {
    (1...1_000_000).contains(numerator) && (1...1_000_000).contains(denominator)
      && framesPerSecond <= 1000
  }

  /// The time from one frame to the next; a second when the rate is not usable.
  public var period: Duration {
    isUsable ? .seconds(denominator) / numerator : .seconds(1)
  }

  /// The first instant after a time at which there is a frame, when there was one at `origin`.
  ///
  /// It is exact: sixty frames take a second, however long one of them takes.
  func nextFrame(after time: Duration, since origin: Duration) -> Duration {
    let rate = isUsable ? self : FrameRate(1)
    let passed = (time - origin).attoseconds / rate.period.attoseconds + 1
    let (rounds, rest) = passed.quotientAndRemainder(dividingBy: Int128(rate.numerator))
    let round = Duration.seconds(rate.denominator)
    return origin + round * rounds + round * rest / rate.numerator
  }

  /// The slower of two rates.
  func limited(to framesPerSecond: Int) -> FrameRate {
    self.framesPerSecond <= Double(framesPerSecond) ? self : FrameRate(framesPerSecond)
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate as a number with at most two decimals: `60`, `59.94`.
  public var description: String {
    let hundredths = Int((framesPerSecond * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    return rest == 0 ? "\(whole)" : "\(whole)." + (rest < 10 ? "0\(rest)" : "\(rest)")
  }
}
