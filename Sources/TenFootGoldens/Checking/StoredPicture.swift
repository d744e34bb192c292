package import Foundation
package import TenFoot
package import TenFootRaster

/// A golden's file with what the index knows of it.
package struct StoredPicture: Sendable {
  private let file: Data
  private let entry: GoldenEntry?

  /// Creates a golden from its file.
  package init(file: Data, entry: GoldenEntry?) {
    self.file = file
    self.entry = entry
  }

  /// Whether the golden shows pixels of a checksum, told without decoding; `false` may also mean
  /// that the index doesn't vouch for a file of just these bytes.
  package func isKnown(toShow pixels: Checksum) -> Bool {
    entry?.pixels == pixels && entry?.file == Checksum(file)
  }

  /// Whether the golden holds a picture as it would be written, told without decoding all of it;
  /// `false` may also mean that another encoder wrote it.
  package func holds(_ bitmap: Bitmap) -> Bool { bitmap.matchesScanlines(of: file) }

  /// The pixels.
  package func decoded() throws(RasterError) -> Bitmap { try Bitmap(png: file) }
}
