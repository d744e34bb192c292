/// A difference that a golden is allowed, in whole numbers, with somebody who answers for it.
///
/// Equality of all pixels is the rule. An allowance is for a picture that can't have it, is listed by
/// `tenfoot goldens ledger`, and is reported when it is looser than a run needed.
public struct GoldenAllowance: Codable, Hashable, Sendable {
  /// The largest difference of a channel, 0…255.
  public var channel: Int
  /// The most pixels that differ.
  public var pixels: Int
  /// The most pixels that differ within any 32 × 32 pixels.
  public var window: Int
  /// Why the picture can't be the same everywhere.
  public var reason: String
  /// Who answers for it.
  public var owner: String
  /// The only processors that it is for, such as `arm64`; `nil` for all.
  public var architecture: String?
  /// The last day on which it holds, such as `2027-06-30`; `nil` for no end.
  public var until: String?

  /// Creates an allowance; a picture must stay within all three numbers.
  ///
  /// - Parameters:
  ///   - channel: The largest difference of a channel, 0…255.
  ///   - pixels: The most pixels that differ.
  ///   - window: The most pixels that differ within any 32 × 32 pixels.
  ///   - reason: Why the picture can't be the same everywhere.
  ///   - owner: Who answers for it.
  ///   - architecture: The only processors that it is for, `arm64` or `x86_64`; `nil` for all.
  ///   - until: The last day on which it holds, such as `2027-06-30`; `nil` for no end.
  public init(
    channel: Int, pixels: Int, window: Int, reason: String, owner: String,
    architecture: String? = nil, until: String? = nil
  ) {
    self.channel = channel
    self.pixels = pixels
    self.window = window
    self.reason = reason
    self.owner = owner
    self.architecture = architecture
    self.until = until
  }
}

extension GoldenAllowance {
  /// What is wrong with it as such, and what would be right; `nil` when nothing is.
  var fault: String? {
    if !(0...255).contains(channel) { return "channel is \(channel), and it is from 0 to 255" }
    if pixels < 0 { return "pixels is \(pixels), and it is not below 0" }
    if !(0...1024).contains(window) { return "window is \(window), and it is from 0 to 1024" }
    if reason.allSatisfy(\.isWhitespace) { return "it has no reason" }
    if owner.allSatisfy(\.isWhitespace) { return "nobody answers for it: owner is empty" }
    if let until, !Self.isDay(until) {
      return "until is \"\(until)\", and it is a day such as 2027-06-30"
    }
    if let architecture, !["arm64", "x86_64"].contains(architecture) {
      return "architecture is \"\(architecture)\", and it is arm64 or x86_64"
    }
    return nil
  }

  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], let month = Int(parts[1]), let day = Int(parts[2]),
      Int(parts[0]) != nil
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }

  /// Why it doesn't hold here and today; `nil` when it does.
  func lapse(on settings: GoldenSettings) -> String? {
    // Days in this notation are in order as texts.
    if let until, settings.today > until { return "it ended on \(until); \(owner) answers for it" }
    if let architecture, settings.architecture != architecture {
      return "it is for \(architecture), and this is \(settings.architecture)"
    }
    return nil
  }

  /// Whether a difference stays within it.
  func covers(_ difference: PictureDifference, on settings: GoldenSettings) -> Bool {
    lapse(on: settings) == nil && difference.largestChannel <= channel
      && difference.pixelCount <= pixels && difference.densestWindow <= window
  }
}
