import Foundation
import TenFoot

/// A picture as light: linear channels of red, green and blue, 0…1, without opacity.
struct LightPlanes {
  let width: Int
  let height: Int
  /// Red, green and blue, rows from the top.
  var channels: [[Float]]

  /// Takes the light of an opaque picture; what is transparent counts as black.
  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    let count = width * height
    var planes = [[Float]](repeating: [], count: 3)
    bitmap.withUnsafeBytes { bytes in
      for (plane, offset) in [2, 1, 0].enumerated() {
        planes[plane] = (0..<count).map { LightCurve.linear[Int(bytes[$0 * 4 + offset])] }
      }
    }
    channels = planes
  }

  /// The picture of the light.
  var bitmap: Bitmap {
    Bitmap(width: width, height: height, isOpaque: true) { bytes in
      for place in 0..<(width * height) {
        for (plane, offset) in [2, 1, 0].enumerated() {
          bytes[place * 4 + offset] = LightCurve.encoded(channels[plane][place])
        }
        bytes[place * 4 + 3] = 255
      }
    }
  }

  /// Spreads the light of each pixel as a Gauss curve does.
  ///
  /// - Parameter deviation: The curve's standard deviation in pixels.
  mutating func spread(_ deviation: Double) {
    for plane in channels.indices {
      channels[plane] =
        LightPlane(width: width, height: height, values: channels[plane]).spread(deviation).values
    }
  }
}

/// The curve of sRGB (IEC 61966-2-1) in tables.
enum LightCurve {
  /// The light of each channel of eight bits.
  static let linear: [Float] = (0..<256).map { value in
    let channel = Double(value) / 255
    return Float(channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4))
  }

  /// So many steps that the table tells all channels of eight bits apart, in the dark as well.
  private static let steps = 16_384

  private static let table: [UInt8] = (0...steps).map { step in
    let light = Double(step) / Double(steps)
    let channel = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt8((channel * 255).rounded())
  }

  /// The channel of eight bits for a light of 0…1.
  static func encoded(_ light: Float) -> UInt8 {
    table[Int((min(max(light, 0), 1) * Float(steps)).rounded())]
  }
}
