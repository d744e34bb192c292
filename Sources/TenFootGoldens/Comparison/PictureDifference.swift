package import TenFoot
package import TenFootRaster

/// How two pictures of one size differ, in facts: how many pixels, by how much, and where.
package struct PictureDifference: Sendable {
  /// A part of the picture that differs, apart from the others.
  package struct Region: Sendable {
    /// The smallest rectangle around it.
    package var area: PixelArea
    /// The number of pixels in it that differ.
    package var pixelCount: Int
  }

  /// A pixel of both pictures.
  package struct Sample: Sendable {
    package var x: Int
    package var y: Int
    package var expected: Bitmap.Pixel
    package var actual: Bitmap.Pixel
  }

  /// The number of pixels that differ.
  package var pixelCount: Int
  /// The largest difference of a channel.
  package var largestChannel: Int
  /// The most pixels that differ within any 32 × 32 pixels.
  package var densestWindow: Int
  /// Whether nothing but opacity differs.
  package var isAlphaOnly: Bool
  /// The smallest rectangle around all of it.
  package var area: PixelArea
  /// The first pixel that differs, by rows.
  package var first: Sample
  /// The parts that differ, the largest first.
  package var regions: [Region]
  /// What kind of difference it is.
  package var kind: DifferenceKind
}

extension PictureDifference {
  /// Compares two pictures of one size.
  ///
  /// - Returns: `nil` when all pixels are the same.
  package init?(from expected: Bitmap, to actual: Bitmap) throws(RasterError) {
    precondition(
      expected.width == actual.width && expected.height == actual.height,
      "pictures of two sizes have no pixels to compare")
    let expected = try expected.withComparableAlpha()
    let actual = try actual.withComparableAlpha()
    let pair = PixelPair(expected: expected, actual: actual)
    guard let scan = pair.withPointers({ DifferenceScan($0) }) else { return nil }
    largestChannel = scan.largestChannel
    isAlphaOnly = scan.isAlphaOnly
    let parts = DifferenceRegions(scan, width: expected.width, height: expected.height)
    regions = parts.regions
    area = parts.area
    pixelCount = parts.regions.reduce(0) { $0 + $1.pixelCount }
    densestWindow = DensestWindow.count(of: scan.mask, width: expected.width, in: parts.area)
    let place = scan.first
    first = Sample(
      x: place.x, y: place.y, expected: expected[place.x, place.y],
      actual: actual[place.x, place.y])
    kind = .content
    kind = pair.withPointers { [regions] in
      DifferenceKind(of: regions, mask: scan.mask, in: $0)
    }
  }
}

extension PictureDifference {
  /// The facts in one sentence.
  package var summary: String {
    """
    \(pixelCount) pixels in \(area), first at \(first.x),\(first.y) \
    (\(first.expected.hexadecimal) and \(first.actual.hexadecimal)), \
    at most \(largestChannel) of 255 in a channel; \(kind)
    """
  }
}
