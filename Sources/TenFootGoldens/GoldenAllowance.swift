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

  /// Creates an allowance; a picture must stay within all three numbers.
  ///
  /// - Parameters:
  ///   - channel: The largest difference of a channel, 0…255.
  ///   - pixels: The most pixels that differ.
  ///   - window: The most pixels that differ within any 32 × 32 pixels.
  ///   - reason: Why the picture can't be the same everywhere.
  ///   - owner: Who answers for it.
  public init(channel: Int, pixels: Int, window: Int, reason: String, owner: String) {
    self.channel = channel
    self.pixels = pixels
    self.window = window
    self.reason = reason
    self.owner = owner
  }

  /// Whether a difference stays within it.
  func covers(_ difference: PictureDifference) -> Bool {
    difference.largestChannel <= channel && difference.pixelCount <= pixels
      && difference.densestWindow <= window
  }
}
