import Foundation
import TenFoot

/// A transparent picture of some pixels whose colors are kept in proportion to light.
///
/// Where one color half covers another, half of the light is from each, as with real things; in sRGB
/// as it is encoded the mixture is darker.
struct LightLayer {
  private let rect: PixelRect
  /// Red, green, blue, in proportion to light and multiplied with the last, opacity.
  private var pixels: [SIMD4<Float>]

  /// Creates a layer that shows nothing.
  init(_ rect: PixelRect) {
    self.rect = rect
    pixels = Array(repeating: .zero, count: rect.area)
  }

  /// The light of each encoded byte (IEC 61966-2-1).
  private static let light = (0..<256).map { byte -> Float in
    let value = Float(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The encoded value, 0…1, of so much light.
  private static func encoded(_ light: Float) -> Float {
    let light = min(max(light, 0), 1)
    return light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Puts a layer of the same pixels over what is there.
  mutating func cover(with layer: Layer) {
    guard layer.rect == rect else { return }
    let table = Self.light
    layer.bitmap.withUnsafeBytes { bytes in
      for index in pixels.indices {
        let alpha = Float(bytes[index * 4 + 3])
        guard alpha > 0 else { continue }
        func light(_ channel: Int) -> Float {
          table[min(Int((Float(bytes[index * 4 + channel]) * 255 / alpha).rounded()), 255)]
        }
        let opacity = alpha / 255
        let color = SIMD4(light(2), light(1), light(0), 1) * opacity
        pixels[index] = color + pixels[index] * (1 - opacity)
      }
    }
  }

  /// The layer in sRGB as it is encoded.
  var layer: Layer {
    let bitmap = Bitmap(width: rect.width, height: rect.height, isOpaque: false) { bytes in
      for (index, pixel) in pixels.enumerated() {
        let opacity = pixel.w
        func byte(_ light: Float) -> UInt8 {
          opacity > 0 ? UInt8((Self.encoded(light / opacity) * opacity * 255).rounded()) : 0
        }
        bytes[index * 4] = byte(pixel.z)
        bytes[index * 4 + 1] = byte(pixel.y)
        bytes[index * 4 + 2] = byte(pixel.x)
        bytes[index * 4 + 3] = UInt8((min(opacity, 1) * 255).rounded())
      }
    }
    return Layer(bitmap: bitmap, rect: rect)
  }
}
