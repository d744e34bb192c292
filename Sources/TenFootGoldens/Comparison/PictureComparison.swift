import Foundation
package import TenFoot
package import TenFootRaster

/// Two pictures beside each other, of whatever sizes, for people and programs to read.
package struct PictureComparison: Sendable {
  /// The facts; `nil` when the pictures are the same, or of two sizes.
  package let difference: PictureDifference?
  /// Whether the pictures show the same.
  package let isSame: Bool
  private let expected: Bitmap
  private let actual: Bitmap

  /// Compares two pictures.
  package init(from expected: Bitmap, to actual: Bitmap) throws(RasterError) {
    self.expected = try expected.withComparableAlpha()
    self.actual = try actual.withComparableAlpha()
    let isOneSize = expected.width == actual.width && expected.height == actual.height
    difference = isOneSize ? try PictureDifference(from: expected, to: actual) : nil
    isSame = isOneSize && difference == nil
  }

  /// Expected, actual and difference side by side, around what differs.
  package var strip: Bitmap? {
    difference.map { DifferencePicture.strip(from: expected, to: actual, around: $0.area) }
  }

  /// The result in one sentence.
  package var sentence: String {
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
      pixels: difference?.pixelCount, channel: difference?.largestChannel,
      window: difference?.densestWindow, area: difference?.area,
      first: difference.map { difference in
        Facts.First(
          x: difference.first.x, y: difference.first.y,
          expected: difference.first.expected.hexadecimal,
          actual: difference.first.actual.hexadecimal)
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
