public import Foundation
public import TenFoot
import TenFootRaster

/// Makes pictures of a view.
///
/// As in SwiftUI the picture has the size that the view takes of what is proposed, and is
/// transparent where the view draws nothing. To draw a view on a screen, compose it with a
/// ``FrameRenderer``.
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// What the view is offered; its ideal size unless something else is set.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether the picture has a white ground.
  public var isOpaque = false

  private let frames: FrameSource

  /// Creates a renderer of a view.
  ///
  /// All image renderers share their fonts and caches.
  public convenience init(content: Content) {
    self.init(content: content, frames: nil)
  }

  /// Creates a renderer of a view with fonts and caches of its own.
  public init(content: Content, frames: FrameRenderer?) {
    self.content = content
    self.frames = FrameSource(frames)
  }

  /// The view in all stages before pixels.
  ///
  /// - Returns: The stages, on a canvas of the view's size.
  /// - Throws: ``FrameError`` when the bundled fonts can't be found.
  public func composition() throws(FrameError) -> Composition {
    compose(with: try frames.renderer())
  }

  /// Draws the view.
  ///
  /// - Returns: The pixels.
  /// - Throws: ``FrameError`` when the view has no size or is too large, or a font can't be drawn.
  public func bitmap() throws(FrameError) -> Bitmap {
    let frames = try frames.renderer()
    return try frames.draw(compose(with: frames))
  }

  /// Draws the view and encodes it as PNG.
  ///
  /// - Returns: The bytes of a PNG file.
  /// - Throws: ``FrameError`` as ``bitmap()`` does.
  public func pngData() throws(FrameError) -> Data {
    let bitmap = try bitmap()
    do throws(RasterError) {
      return try bitmap.pngData()
    } catch {
      throw .raster(error)
    }
  }

  private func compose(with frames: FrameRenderer) -> Composition {
    let canvas = DisplayCanvas(
      size: .zero, scale: scale, colorScheme: .light, isOpaque: isOpaque)
    return frames.compose(content, on: canvas, proposing: proposedSize)
  }
}
