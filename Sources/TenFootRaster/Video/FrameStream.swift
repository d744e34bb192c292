public import Foundation
public import TenFoot

/// Frames one after the other as bytes, for a program that makes a video of them.
public enum FrameStream: String, Hashable, Sendable, CaseIterable {
  /// YUV4MPEG2 with full color resolution, BT.709 in the limited range: a header, then the frames.
  case y4m
  /// Blue, green, red, alpha, premultiplied; nothing but pixels.
  case bgra
  /// Red, green, blue, alpha, premultiplied; nothing but pixels.
  case rgba
  /// Red, green, blue; nothing but pixels.
  case rgb

  /// What comes before the first frame.
  ///
  /// - Parameters:
  ///   - width: The frames' width in pixels.
  ///   - height: The frames' height in pixels.
  ///   - framesPerSecond: How many frames are shown in a second.
  /// - Returns: The bytes: none where a stream is nothing but pixels.
  public func header(width: Int, height: Int, framesPerSecond: Int) -> Data {
    guard self == .y4m else { return Data() }
    return Data(
      """
      YUV4MPEG2 W\(width) H\(height) F\(framesPerSecond):1 Ip A1:1 C444 XCOLORRANGE=LIMITED

      """.utf8)
  }

  /// The bytes of a frame.
  public func data(of bitmap: Bitmap) -> Data {
    switch self {
    case .y4m: Data("FRAME\n".utf8) + Self.planes(of: bitmap)
    case .bgra: Self.bytes(of: bitmap, channels: [0, 1, 2, 3])
    case .rgba: Self.bytes(of: bitmap, channels: [2, 1, 0, 3])
    case .rgb: Self.bytes(of: bitmap, channels: [2, 1, 0])
    }
  }

  /// The channels of all pixels, by their places in a bitmap's pixel; alpha of an opaque one is 255.
  private static func bytes(of bitmap: Bitmap, channels: [Int]) -> Data {
    let count = bitmap.width * bitmap.height
    var data = Data(count: count * channels.count)
    data.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      bitmap.withUnsafeBytes { source in
        for (place, channel) in channels.enumerated() {
          let isFull = channel == 3 && bitmap.isOpaque
          var (index, to) = (channel, place)
          while to < target.count {
            target[to] = isFull ? 255 : source[index]
            index &+= 4
            to &+= channels.count
          }
        }
      }
    }
    return data
  }

  /// The planes of lightness and of the two color differences.
  ///
  /// The weights are those of ITU-R BT.709-6, 3; levels 16 to 235 and 16 to 240 are its 8-bit range.
  /// Numbers are fixed point with 16 fraction bits.
  private static func planes(of bitmap: Bitmap) -> Data {
    let count = bitmap.width * bitmap.height
    let luma = weights(0.2126, 0.7152, 0.0722, by: 219.0 / 255)
    let blue = weights(-0.2126, -0.7152, 1 - 0.0722, by: 224.0 / 255 / 1.8556)
    let red = weights(1 - 0.2126, -0.7152, -0.0722, by: 224.0 / 255 / 1.5748)
    var data = Data(count: count * 3)
    data.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      bitmap.withUnsafeBytes { source in
        var index = 0
        while index < count {
          let place = index &* 4
          let b = Int32(source[place])
          let g = Int32(source[place &+ 1])
          let r = Int32(source[place &+ 2])
          func level(_ weights: (Int32, Int32, Int32), _ base: Int32) -> UInt8 {
            let sum = weights.0 &* r &+ weights.1 &* g &+ weights.2 &* b
            return UInt8(truncatingIfNeeded: base &+ (sum &+ 32_768) &>> 16)
          }
          target[index] = level(luma, 16)
          target[count &+ index] = level(blue, 128)
          target[count &* 2 &+ index] = level(red, 128)
          index &+= 1
        }
      }
    }
    return data
  }

  private static func weights(
    _ red: Double, _ green: Double, _ blue: Double, by scale: Double
  ) -> (Int32, Int32, Int32) {
    func fixed(_ value: Double) -> Int32 { Int32((value * scale * 65_536).rounded()) }
    return (fixed(red), fixed(green), fixed(blue))
  }
}
