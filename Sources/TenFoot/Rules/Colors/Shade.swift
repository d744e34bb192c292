import Foundation

/// A color as light: linear sRGB channels, 0…1, and what standards reckon from them.
nonisolated struct Shade: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double

  init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// A color of 8-bit channels.
  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    let table = ShadeTable.linear
    self.init(
      red: Double(table[Int(red)]), green: Double(table[Int(green)]),
      blue: Double(table[Int(blue)]))
  }

  /// A pixel's color: blue in the lowest byte, then green and red.
  init(pixel: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8),
      UInt8(truncatingIfNeeded: pixel))
  }

  /// A color as declared, without its opacity.
  init(_ color: Color.Resolved) {
    self.init(
      red: Self.linear(Double(color.red)), green: Self.linear(Double(color.green)),
      blue: Self.linear(Double(color.blue)))
  }

  /// A color over another; channels are mixed as they are encoded, as Cairo does.
  init(_ color: Color.Resolved, over ground: Shade) {
    let share = Double(color.opacity)
    func mixed(_ channel: Float, _ behind: Double) -> Double {
      Self.linear(Double(channel) * share + Self.encoded(behind) * (1 - share))
    }
    self.init(
      red: mixed(color.red, ground.red), green: mixed(color.green, ground.green),
      blue: mixed(color.blue, ground.blue))
  }

  /// Takes the curve off an sRGB channel (IEC 61966-2-1).
  static func linear(_ channel: Double) -> Double {
    let channel = min(max(channel, 0), 1)
    return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }

  /// Puts the curve on a linear channel (IEC 61966-2-1).
  static func encoded(_ channel: Double) -> Double {
    let channel = min(max(channel, 0), 1)
    return channel <= 0.0031308 ? channel * 12.92 : 1.055 * pow(channel, 1 / 2.4) - 0.055
  }

  /// The relative luminance of WCAG 2.2, 0…1.
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// The contrast ratio of WCAG 2.2, 1…21.
  func contrast(to other: Shade) -> Double { Self.contrast(luminance, other.luminance) }

  /// The contrast ratio of two luminances.
  static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The lightness of CIE L*a*b*, 0…100.
  var lightness: Double { Self.lightness(luminance) }

  /// The lightness of a luminance.
  static func lightness(_ luminance: Double) -> Double { 116 * labCurve(luminance) - 16 }

  /// L*, a* and b* under D65.
  var lab: SIMD3<Double> {
    let x = 0.4124564 * red + 0.3575761 * green + 0.1804375 * blue
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    let z = 0.0193339 * red + 0.1191920 * green + 0.9503041 * blue
    let (fx, fy, fz) = (
      Self.labCurve(x / 0.95047), Self.labCurve(y), Self.labCurve(z / 1.08883)
    )
    return SIMD3(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }

  /// The color difference of CIE 1976.
  func difference(to other: Shade) -> Double {
    let delta = lab - other.lab
    return (delta * delta).sum().squareRoot()
  }

  private static func labCurve(_ value: Double) -> Double {
    let value = max(value, 0)
    return value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }

  /// The saturation of HSV, 0…1, of the encoded channels.
  var saturation: Double {
    let channels = [red, green, blue].map(Self.encoded)
    let (least, most) = (channels.min() ?? 0, channels.max() ?? 0)
    return most > 0 ? (most - least) / most : 0
  }
}

/// The curve of sRGB for all channels of eight bits.
nonisolated enum ShadeTable {
  /// Linear channels.
  static let linear: [Float] = (0..<256).map { Float(Shade.linear(Double($0) / 255)) }
}
