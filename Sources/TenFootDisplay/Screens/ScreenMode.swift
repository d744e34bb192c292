public import Foundation

/// A picture format that a screen can show: its pixels, which are square, and how often they change.
public struct ScreenMode: Hashable, Sendable {
  /// The width in pixels.
  public var pixelWidth: Int
  /// The height in pixels.
  public var pixelHeight: Int
  /// How often the picture changes.
  public var rate: FrameRate
  /// Whether odd and even lines are sent in turn.
  public var isInterlaced: Bool

  /// Creates a mode.
  public init(
    pixelWidth: Int, pixelHeight: Int, rate: FrameRate = FrameRate(60), isInterlaced: Bool = false
  ) {
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.rate = rate
    self.isInterlaced = isInterlaced
  }

  /// The size in pixels, as UIKit has it.
  public var size: CGSize { CGSize(width: pixelWidth, height: pixelHeight) }

  /// The longest side that a mode may have, in pixels.
  static let longestSide = 16_384

  /// Whether a screen can run in it.
  var isUsable: Bool {
    (1...Self.longestSide).contains(pixelWidth) && (1...Self.longestSide).contains(pixelHeight)
      && rate.isUsable
  }
}

extension ScreenMode {
  /// 1280 × 720, 60 frames a second (CTA-861 VIC 4).
  public static let hd720 = ScreenMode(pixelWidth: 1280, pixelHeight: 720)
  /// 1280 × 720, 50 frames a second (VIC 19).
  public static let hd720At50 = ScreenMode(pixelWidth: 1280, pixelHeight: 720, rate: FrameRate(50))
  /// 1920 × 1080, 60 frames a second (VIC 16).
  public static let fullHD = ScreenMode(pixelWidth: 1920, pixelHeight: 1080)
  /// 1920 × 1080, 50 frames a second (VIC 31).
  public static let fullHDAt50 = ScreenMode(
    pixelWidth: 1920, pixelHeight: 1080, rate: FrameRate(50))
  /// 1920 × 1080, 30 frames a second (VIC 34).
  public static let fullHDAt30 = ScreenMode(
    pixelWidth: 1920, pixelHeight: 1080, rate: FrameRate(30))
  /// 1920 × 1080, 30 frames a second in 60 fields (VIC 5).
  public static let fullHDInterlaced = ScreenMode(
    pixelWidth: 1920, pixelHeight: 1080, rate: FrameRate(30), isInterlaced: true)
  /// 3840 × 2160, 60 frames a second (VIC 97).
  public static let uhd = ScreenMode(pixelWidth: 3840, pixelHeight: 2160)
  /// 3840 × 2160, 30 frames a second (VIC 95).
  public static let uhdAt30 = ScreenMode(pixelWidth: 3840, pixelHeight: 2160, rate: FrameRate(30))
  /// 1024 × 768, the 4:3 of projectors and hotel sets.
  public static let xga = ScreenMode(pixelWidth: 1024, pixelHeight: 768)
  /// 1080 × 1920, a set on its side.
  public static let portrait = ScreenMode(pixelWidth: 1080, pixelHeight: 1920)
  /// 1920 × 1200, which AirPlay receivers of 16:10 offer.
  public static let wuxga = ScreenMode(pixelWidth: 1920, pixelHeight: 1200)
  /// 1600 × 900, which AirPlay falls back to on slow networks.
  public static let airPlay900 = ScreenMode(
    pixelWidth: 1600, pixelHeight: 900, rate: FrameRate(30))

  private static let byName: [String: ScreenMode] = [
    "720p": .hd720, "1080p": .fullHD, "1080i": .fullHDInterlaced, "2160p": .uhd,
  ]

  /// Reads a mode as people write it: `1080p`, `1080i`, `1080p50`, `1920x1080`, `1920x1080@59.94`.
  ///
  /// A rate that is one of television's fractions is taken as that fraction. Numbers are not judged
  /// here: a mode of 0 Hz can be written, and no screen takes it.
  public init?(_ text: String) {
    if let mode = Self.byName[text] {
      self = mode
      return
    }
    for (name, mode) in Self.byName where text.hasPrefix(name) {
      guard let rate = FrameRate(text.dropFirst(name.count)) else { return nil }
      self = mode
      self.rate = rate
      return
    }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let sides = (parts.first ?? "").split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count <= 2, sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1])
    else { return nil }
    self.init(pixelWidth: width, pixelHeight: height)
    guard parts.count == 2 else { return }
    guard let rate = FrameRate(parts[1]) else { return nil }
    self.rate = rate
  }
}

extension ScreenMode: CustomStringConvertible {
  /// The mode as ``init(_:)`` reads it.
  public var description: String {
    guard isInterlaced else { return "\(pixelWidth)x\(pixelHeight)@\(rate)" }
    return "\(pixelHeight)i\(rate)"
  }
}

extension FrameRate {
  /// Reads a whole number, or one with decimals as a fraction over 1,001.
  init?(_ text: Substring) {
    if let whole = Int(text) {
      self.init(whole)
      return
    }
    guard let value = Double(text), value.isFinite, (0...1000).contains(value) else { return nil }
    self.init(Int((value * 1.001).rounded()) * 1000, 1001)
  }
}
