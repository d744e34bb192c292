import Foundation
package import TenFoot
package import TenFootRaster

/// Two pictures beside each other, of whatever sizes, for people and programs to read.
///
/// Pixels are compared as the files have them: straight, and with all their bits.
package struct PictureComparison: Sendable {
  /// The facts; `nil` when the pictures are the same, or of two sizes.
  package let difference: PictureDifference?
  /// Whether the pictures show the same.
  package let isSame: Bool
  private let expected: Bitmap
  private let actual: Bitmap
  /// What the files' own channels tell, where they hold more than eight bits or opacity.
  private let deep: DeepFacts?

  /// A difference in the files' own channels.
  private struct DeepFacts {
    /// The largest difference of a channel, of 65,535.
    var largestChannel: Int
    var expected: StraightPixels.Pixel
    var actual: StraightPixels.Pixel
  }

  /// Compares two files of pictures.
  ///
  /// - Throws: ``RasterError`` for one that is no picture.
  package init(from expected: PNGFile, to actual: PNGFile) throws(RasterError) {
    let old = try expected.bitmap().withComparableAlpha()
    let new = try actual.bitmap().withComparableAlpha()
    let isDeep =
      StraightPixels.isNeeded(for: expected.data) || StraightPixels.isNeeded(for: actual.data)
    guard isDeep, old.width == new.width, old.height == new.height else {
      try self.init(old, new)
      return
    }
    let (before, after) = (try expected.straightPixels(), try actual.straightPixels())
    let (places, largestChannel) = after.difference(from: before)
    guard let first = places.first else {
      try self.init(old, old)
      return
    }
    let (x, y) = (first % old.width, first / old.width)
    let facts = DeepFacts(
      largestChannel: largestChannel, expected: before[x, y], actual: after[x, y])
    try self.init(old, new.differing(from: old, at: places), facts)
  }

  private init(_ expected: Bitmap, _ actual: Bitmap, _ deep: DeepFacts? = nil) throws(RasterError) {
    self.expected = expected
    self.actual = actual
    self.deep = deep
    let isOneSize = expected.width == actual.width && expected.height == actual.height
    difference = isOneSize ? try PictureDifference(from: expected, to: actual) : nil
    isSame = isOneSize && difference == nil
  }

  /// Expected, actual and difference side by side: around what differs, or the whole of pictures of
  /// two sizes.
  package var strip: Bitmap? {
    guard !isSame else { return nil }
    guard let difference else { return DifferencePicture.strip(ofSizes: expected, actual) }
    return DifferencePicture.strip(from: expected, to: actual, around: difference.area)
  }

  /// The result in one sentence.
  package var sentence: String {
    if let difference, let deep {
      return """
        different: \(difference.pixelCount) pixels in \(difference.area), first at \
        \(difference.first.x),\(difference.first.y) (\(deep.expected.hexadecimal) and \
        \(deep.actual.hexadecimal)), at most \(deep.largestChannel) of 65535 in a channel; \
        \(difference.kind)
        """
    }
    if let difference { return "different: \(difference.summary)" }
    let size = "\(expected.width) × \(expected.height)"
    return isSame
      ? "the same \(size) pixels"
      : "different: \(DifferenceKind.size), \(size) and \(actual.width) × \(actual.height) pixels"
  }

  /// The result as a JSON object, in one line with sorted keys.
  package var json: String {
    let facts = Facts(
      same: isSame, kind: isSame ? nil : (difference?.kind ?? .size).description,
      expectedSize: [expected.width, expected.height], actualSize: [actual.width, actual.height],
      pixels: difference?.pixelCount,
      channel: deep.map { ($0.largestChannel + 256) / 257 } ?? difference?.largestChannel,
      deepChannel: deep?.largestChannel, window: difference?.densestWindow, area: difference?.area,
      first: difference.map { difference in
        Facts.First(
          x: difference.first.x, y: difference.first.y,
          expected: deep?.expected.hexadecimal ?? difference.first.expected.hexadecimal,
          actual: deep?.actual.hexadecimal ?? difference.first.actual.hexadecimal)
      },
      regions: difference?.regions.map(\.area))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Plain numbers and strings always encode.
    return (try? encoder.encode(facts)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private struct Facts: Encodable {
    var same: Bool
    var kind: String?
    var expectedSize: [Int]
    var actualSize: [Int]
    var pixels: Int?
    var channel: Int?
    var deepChannel: Int?
    var window: Int?
    var area: PixelArea?
    var first: First?
    var regions: [PixelArea]?

    struct First: Encodable {
      var x: Int
      var y: Int
      var expected: String
      var actual: String
    }
  }
}

extension StraightPixels.Pixel {
  /// The pixel in hexadecimal notation, four digits a channel, the last for the opacity.
  fileprivate var hexadecimal: String {
    channels.reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16, uppercase: true)
      text += String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension Bitmap {
  /// The picture with those pixels one level bluer that differ in what it doesn't hold: whoever counts
  /// and marks pixels then finds them.
  fileprivate func differing(from other: Bitmap, at places: [Int]) -> Bitmap {
    var copy = self
    copy.withUnsafeMutableBytes { bytes in
      other.withUnsafeBytes { otherBytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        let others = otherBytes.bindMemory(to: UInt32.self)
        for place in places where pixels[place] == others[place] { pixels[place] ^= 1 }
      }
    }
    return copy
  }
}
