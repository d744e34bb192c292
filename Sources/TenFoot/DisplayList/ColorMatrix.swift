import Foundation

/// A linear change of color: each new channel is a sum of shares of the old ones and a constant.
///
/// Channels are sRGB as encoded, 0…1, not premultiplied; opacity is kept.
public nonisolated struct ColorMatrix: Hashable, Sendable {
  /// The shares of red, green and blue, and the constant, that make a channel.
  public struct Row: Hashable, Sendable {
    /// The share of red.
    public var red: Float
    /// The share of green.
    public var green: Float
    /// The share of blue.
    public var blue: Float
    /// What is added.
    public var constant: Float
  }

  /// What makes the new red.
  public var red: Row
  /// What makes the new green.
  public var green: Row
  /// What makes the new blue.
  public var blue: Row
  /// What opacity is multiplied with.
  public var opacity: Float = 1

  private init(scale: SIMD3<Float> = .one, constant: Float = 0) {
    red = Row(red: scale.x, green: 0, blue: 0, constant: constant)
    green = Row(red: 0, green: scale.y, blue: 0, constant: constant)
    blue = Row(red: 0, green: 0, blue: scale.z, constant: constant)
  }

  /// Adds to all channels.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(constant: usable(amount, else: 0))
  }

  /// Moves all channels away from the middle gray, or nearer to it.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    let factor = usable(amount, else: 1)
    return ColorMatrix(scale: SIMD3(repeating: factor), constant: (1 - factor) / 2)
  }

  /// Moves all channels away from their color's gray, or nearer to it.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let factor = usable(amount, else: 1)
    func row(_ own: SIMD3<Float>) -> Row {
      let shares = luma * (1 - factor) + own * factor
      return Row(red: shares.x, green: shares.y, blue: shares.z, constant: 0)
    }
    var matrix = ColorMatrix()
    matrix.red = row(SIMD3(1, 0, 0))
    matrix.green = row(SIMD3(0, 1, 0))
    matrix.blue = row(SIMD3(0, 0, 1))
    return matrix
  }

  /// Takes color away; all of it at 1.
  public static func grayscale(_ amount: Double) -> ColorMatrix {
    saturation(1 - Double(usable(amount, else: 0)))
  }

  /// Turns hues on the color circle, with the gray of each color kept.
  ///
  /// The numbers are those of `hue-rotate()` (Filter Effects Module, 8.6).
  public static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let radians = angle.radians.isFinite ? angle.radians : 0
    let (cosine, sine) = (Float(cos(radians)), Float(sin(radians)))
    func row(_ kept: SIMD3<Float>, _ turned: SIMD3<Float>) -> Row {
      let shares = luma + kept * cosine + turned * sine
      return Row(red: shares.x, green: shares.y, blue: shares.z, constant: 0)
    }
    var matrix = ColorMatrix()
    matrix.red = row(SIMD3(1, 0, 0) - luma, SIMD3(-0.213, -0.715, 0.928))
    matrix.green = row(SIMD3(0, 1, 0) - luma, SIMD3(0.143, 0.140, -0.283))
    matrix.blue = row(SIMD3(0, 0, 1) - luma, SIMD3(-0.787, 0.715, 0.072))
    return matrix
  }

  /// Turns every channel into its complement.
  public static let inversion = ColorMatrix(scale: SIMD3(repeating: -1), constant: 1)

  /// Multiplies the channels with those of a color.
  public static func multiplication(by color: Color.Resolved) -> ColorMatrix {
    var matrix = ColorMatrix(scale: SIMD3(color.red, color.green, color.blue))
    matrix.opacity = min(max(color.opacity, 0), 1)
    return matrix
  }

  /// The shares of a color's gray (ITU-R BT.709, rounded as in the Filter Effects Module).
  private static let luma = SIMD3<Float>(0.213, 0.715, 0.072)

  private static func usable(_ amount: Double, else fallback: Float) -> Float {
    amount.isFinite ? Float(min(max(amount, -1e6), 1e6)) : fallback
  }
}
