package import TenFootRaster

/// What the index knows of a golden: enough to verify without decoding, and to name the stage that
/// changed.
package struct GoldenEntry: Codable, Hashable, Sendable {
  /// The checksum of the file's bytes, which vouches for the others.
  package var file: Checksum
  /// The checksum of the size and the pixels; `nil` for a text.
  package var pixels: Checksum?
  /// The width in pixels.
  package var width: Int?
  /// The height in pixels.
  package var height: Int?
  /// What the picture was made from; `nil` when only a decoded file is known.
  package var origin: PictureOrigin?
  /// Where views are that are not compared; `nil` when all are.
  package var ignored: [PixelArea]?

  /// Creates an entry.
  package init(
    file: Checksum, pixels: Checksum? = nil, width: Int? = nil, height: Int? = nil,
    origin: PictureOrigin? = nil, ignored: [PixelArea]? = nil
  ) {
    self.file = file
    self.pixels = pixels
    self.width = width
    self.height = height
    self.origin = origin
    self.ignored = ignored
  }
}
