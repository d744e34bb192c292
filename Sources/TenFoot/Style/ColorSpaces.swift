import Foundation

/// Conversions between the numbers that colors are given and mixed in.
nonisolated enum ColorSpaces {
  /// A component as sRGB and Display P3 encode it (IEC 61966-2-1), mirrored below zero.
  static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  /// A component in proportion to light.
  static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let linear = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// sRGB components of a Display P3 color; outside 0…1 where sRGB has no such color.
  static func sRGB(
    displayP3 red: Double, _ green: Double, _ blue: Double
  ) -> (Double, Double, Double) {
    let p3 = SIMD3(linear(red), linear(green), linear(blue))
    // The product of P3-D65's matrix to XYZ and sRGB's from XYZ (CSS Color 4, section 18).
    let rows = [
      SIMD3(1.224_940_1, -0.224_940_2, 0), SIMD3(-0.042_056_9, 1.042_057_1, 0),
      SIMD3(-0.019_637_6, -0.078_636_1, 1.098_273_5),
    ]
    let mapped = rows.map { encoded(($0 * p3).sum()) }
    return (mapped[0], mapped[1], mapped[2])
  }

  /// A share of a second color mixed into a first.
  static func mix(
    _ first: Color.Resolved, _ second: Color.Resolved, share: Double, in space: Gradient.ColorSpace
  ) -> Color.Resolved {
    let (from, to) = (numbers(of: first, in: space), numbers(of: second, in: space))
    var mixed = color(of: from + (to - from) * share, in: space)
    mixed.opacity = first.opacity + (second.opacity - first.opacity) * Float(share)
    return mixed
  }

  /// The numbers that a color is mixed by, its opacity the last.
  static func numbers(
    of color: Color.Resolved, in space: Gradient.ColorSpace
  ) -> SIMD4<Double> {
    let mixed =
      switch space {
      case .device: color.components
      case .perceptual: oklab(color.components)
      }
    return SIMD4(mixed, Double(color.opacity))
  }

  /// The color of such numbers.
  static func color(
    of numbers: SIMD4<Double>, in space: Gradient.ColorSpace
  ) -> Color.Resolved {
    let mixed = SIMD3(numbers.x, numbers.y, numbers.z)
    let rgb =
      switch space {
      case .device: mixed
      case .perceptual: sRGB(oklab: mixed)
      }
    return Color.Resolved(
      red: Float(rgb.x), green: Float(rgb.y), blue: Float(rgb.z), opacity: Float(numbers.w))
  }

  // MARK: Oklab

  // The matrices are those of Björn Ottosson, "A perceptual color space for image processing" (2020).

  private static func oklab(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let light = SIMD3(linear(rgb.x), linear(rgb.y), linear(rgb.z))
    let cones = product(
      light, SIMD3(0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9),
      SIMD3(0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6),
      SIMD3(0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5))
    return product(
      SIMD3(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z)),
      SIMD3(0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8),
      SIMD3(1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9),
      SIMD3(0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0))
  }

  private static func sRGB(oklab lab: SIMD3<Double>) -> SIMD3<Double> {
    let roots = product(
      lab, SIMD3(1, 0.396_337_777_4, 0.215_803_757_3), SIMD3(1, -0.105_561_345_8, -0.063_854_172_8),
      SIMD3(1, -0.089_484_177_5, -1.291_485_548_0))
    let light = product(
      roots * roots * roots, SIMD3(4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2),
      SIMD3(-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5),
      SIMD3(-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701_0))
    return SIMD3(encoded(light.x), encoded(light.y), encoded(light.z))
  }

  private static func product(
    _ vector: SIMD3<Double>, _ first: SIMD3<Double>, _ second: SIMD3<Double>,
    _ third: SIMD3<Double>
  ) -> SIMD3<Double> {
    SIMD3((vector * first).sum(), (vector * second).sum(), (vector * third).sum())
  }
}

extension Color.Resolved {
  nonisolated fileprivate var components: SIMD3<Double> {
    SIMD3(Double(red), Double(green), Double(blue))
  }
}
