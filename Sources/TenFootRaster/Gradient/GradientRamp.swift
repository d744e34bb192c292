import Foundation
import TenFoot

/// A gradient's colors at evenly spaced places, premultiplied, with eight bits more than a pixel has.
///
/// Between two stops red, green, blue and opacity each run straight in sRGB as it is encoded, and
/// opacity is multiplied in afterwards. So do Cairo and Core Graphics; CSS multiplies before. A
/// gradient to `Color.clear`, which is black without opacity, therefore darkens on its way, as it
/// does on Apple's platforms.
struct GradientRamp {
  /// The colors: alpha, red, green, blue from the highest 16 bits, each 256 times its byte.
  let colors: [UInt64]
  /// Whether every color is opaque.
  let isOpaque: Bool

  /// Creates the ramp of `count` places, at least two.
  ///
  /// - Parameters:
  ///   - stops: At least one stop, in order.
  ///   - opacity: What every color's opacity is multiplied with.
  ///   - count: The number of places.
  init(stops: [ResolvedStop], opacity: Double, count: Int) {
    isOpaque = opacity >= 1 && stops.allSatisfy { $0.color.opacity >= 1 }
    var next = 0
    colors = (0..<count).map { index in
      let place = CGFloat(index) / CGFloat(count - 1)
      while next < stops.count, stops[next].location <= place { next += 1 }
      let before = stops[max(next - 1, 0)]
      let after = stops[min(next, stops.count - 1)]
      let span = after.location - before.location
      let share = span > 0 ? Float(min(max((place - before.location) / span, 0), 1)) : 0
      return Self.color(before.color, after.color, share: share, opacity: Float(opacity))
    }
  }

  private static func color(
    _ first: Color.Resolved, _ second: Color.Resolved, share: Float, opacity: Float
  ) -> UInt64 {
    func mix(_ first: Float, _ second: Float) -> Float {
      // Components outside the gamut are cut before they are mixed, as Cairo does.
      let (start, end) = (min(max(first, 0), 1), min(max(second, 0), 1))
      return start + (end - start) * share
    }
    let alpha = mix(first.opacity, second.opacity) * min(max(opacity, 0), 1)
    func lane(_ value: Float) -> UInt64 { UInt64((value * 255 * 256).rounded()) }
    return lane(alpha) << 48 | lane(mix(first.red, second.red) * alpha) << 32
      | lane(mix(first.green, second.green) * alpha) << 16
      | lane(mix(first.blue, second.blue) * alpha)
  }
}
