public import Foundation

/// Where the pixels of an image come from.
public nonisolated enum ImageSource: Hashable, Sendable {
  /// A file on disk.
  case file(URL)
  /// The bytes of an encoded picture.
  case data(Data)
  /// Pixels in memory.
  case bitmap(Bitmap)
  /// An image set that no asset catalog has, by its name.
  case missingAsset(String, ImageFailure)
}

/// Why an image can't be drawn.
public nonisolated struct ImageFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that names the image, what is wrong with it, and what would be right.
  public let description: String

  /// Creates a failure from its sentence.
  public init(_ description: String) { self.description = description }
}

/// Answers how large images are, for layout.
///
/// The core opens no files; the rasterizer's image store does and conforms to this.
public protocol ImageCatalog: Sendable {
  /// The size of `source` in pixels.
  ///
  /// - Throws: ``ImageFailure`` when there is no such file, or it is no picture.
  nonisolated func pixelSize(of source: ImageSource) throws(ImageFailure) -> (
    width: Int, height: Int
  )
}

/// A catalog that has no images, for tests and scenes without any.
public nonisolated struct NoImages: ImageCatalog {
  /// Creates the empty catalog.
  public init() {}

  /// Always throws.
  ///
  /// - Throws: ``ImageFailure``, always.
  public func pixelSize(of source: ImageSource) throws(ImageFailure) -> (width: Int, height: Int) {
    throw ImageFailure("no image catalog was given, so images can't be drawn")
  }
}
