public import Foundation

/// A picture from a file or from bytes.
///
/// Without ``resizable()`` it has the size of its pixels in points, whatever it is offered. An image
/// that can't be read is drawn as a crossed box and reported.
public nonisolated struct Image: View, Equatable, Sendable {
  let source: ImageSource
  private var isResizable = false

  /// Creates an image from a file.
  public init(contentsOf url: URL) { source = .file(url) }

  /// Creates an image from the bytes of an encoded picture.
  public init(data: Data) { source = .data(data) }

  /// Lets the image take the size that it is offered.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Lowers the image.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    lowering.image(ImageContent(source: view.source, isResizable: view.isResizable))
  }
}
