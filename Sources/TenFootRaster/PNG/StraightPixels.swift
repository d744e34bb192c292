package import Foundation

/// A PNG picture's pixels as its file has them, for comparisons: 16 bits a channel, and colors that are
/// not multiplied with their opacity.
///
/// A ``Bitmap`` holds what is drawn: 8 bits a channel and premultiplied, in which the low bytes of 16
/// bits are gone, and different colors of little opacity are the same. A pixel of no opacity has no
/// color here: nothing shows it, and programs that write PNG files put there what they like.
package struct StraightPixels: Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// Red, green, blue and alpha, pixel after pixel, by rows.
  private let channels: [UInt16]

  /// One pixel's channels, 0…65,535.
  package struct Pixel: Hashable, Sendable {
    /// Red, green, blue, alpha.
    package let channels: [UInt16]
  }

  /// Whether a file can hold more than a bitmap of it does: 16 bits, or opacity.
  package static func isNeeded(for png: Data) -> Bool {
    // The bit depth and the color type of the header (PNG specification, 11.2.2).
    let header = [UInt8](png.prefix(26))
    guard header.count == 26, header.starts(with: PNGHeader.signature) else { return false }
    return header[24] == 16 || header[25] & 4 != 0 || png.range(of: Data("tRNS".utf8)) != nil
  }

  /// Decodes a file.
  ///
  /// - Throws: ``RasterError/ImageProblem`` that says what is wrong with the bytes.
  init(png: Data) throws(RasterError.ImageProblem) {
    let (header, pixels) = try PNGReader.readStraight(png, pixelLimit: PixelSize.mostPixels)
    (width, height) = (header.width, header.height)
    channels = Self.withoutHiddenColors(pixels)
  }

  /// The pixel in column `x` of row `y`, both counted from the top left corner.
  package subscript(x: Int, y: Int) -> Pixel {
    let place = (y * width + x) * 4
    return Pixel(channels: Array(channels[place..<place + 4]))
  }

  /// The places of the pixels that differ from those of a picture of the same size, by rows, and the
  /// largest difference of a channel.
  package func difference(
    from other: StraightPixels
  ) -> (places: [Int], largestChannel: Int) {
    guard width == other.width, height == other.height, width > 0 else { return ([], 0) }
    return channels.withUnsafeBytes { bytes in
      other.channels.withUnsafeBytes { otherBytes in
        var places: [Int] = []
        var largest = 0
        let (ours, theirs) = (
          bytes.bindMemory(to: UInt64.self), otherBytes.bindMemory(to: UInt64.self)
        )
        for y in 0..<height {
          let row = y * width
          guard let left = bytes.baseAddress, let right = otherBytes.baseAddress,
            memcmp(left + row * 8, right + row * 8, width * 8) != 0
          else { continue }
          var place = row
          let end = row + width
          while place < end {
            let (our, their) = (ours[place], theirs[place])
            if our != their {
              places.append(place)
              largest = max(largest, Self.distance(our, their))
            }
            place &+= 1
          }
        }
        return (places, largest)
      }
    }
  }

  private static func distance(_ one: UInt64, _ other: UInt64) -> Int {
    var largest = 0
    for shift in [UInt64(0), 16, 32, 48] {
      largest = max(largest, abs(Int(one &>> shift & 0xFFFF) - Int(other &>> shift & 0xFFFF)))
    }
    return largest
  }

  private static func withoutHiddenColors(_ channels: [UInt16]) -> [UInt16] {
    var channels = channels
    channels.withUnsafeMutableBufferPointer { channels in
      var place = 0
      while place < channels.count {
        if channels[place &+ 3] == 0 {
          channels[place] = 0
          channels[place &+ 1] = 0
          channels[place &+ 2] = 0
        }
        place &+= 4
      }
    }
    return channels
  }
}
