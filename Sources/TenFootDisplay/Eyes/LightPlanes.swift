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
    let reach = Int((deviation * 3.5).rounded(.up))
    let curve = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = curve.reduce(0, +)
    let kernel = curve.map { Float($0 / sum) }
    for plane in channels.indices {
      channels[plane] = Self.spread(
        channels[plane], width: width, height: height, kernel, step: 1, length: width)
      channels[plane] = Self.spread(
        channels[plane], width: width, height: height, kernel, step: width, length: height)
    }
  }

  private static func spread(
    _ plane: [Float], width: Int, height: Int, _ kernel: [Float], step: Int, length: Int
  ) -> [Float] {
    let reach = kernel.count / 2
    return [Float](unsafeUninitializedCapacity: plane.count) { target, count in
      plane.withUnsafeBufferPointer { source in
        kernel.withUnsafeBufferPointer { kernel in
          for place in 0..<plane.count {
            let along = step == 1 ? place % width : place / width
            var sum: Float = 0
            for index in 0..<kernel.count {
              // Beyond the edge the last pixel goes on.
              let other = min(max(along + index - reach, 0), length - 1)
              sum += kernel[index] * source[place + (other - along) * step]
            }
            target[place] = sum
          }
        }
      }
      count = plane.count
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
