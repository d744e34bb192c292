public import TenFoot
public import TenFootText

import Synchronization

/// Draws display lists.
///
/// A rasterizer draws one frame at a time and keeps what it will need again: fonts, gradients,
/// color glyphs. To draw frames at the same time, make one for each thread; nothing is shared but
/// the font catalog and the images.
public final class Rasterizer: Sendable {
  private let resources: Mutex<DrawingResources>

  /// Creates a rasterizer.
  ///
  /// - Parameters:
  ///   - catalog: The catalog of the engine that shaped the texts.
  ///   - images: Reads and keeps the images.
  public init(catalog: FontCatalog, images: ImageStore) {
    resources = Mutex(DrawingResources(catalog: catalog, images: images))
  }

  /// Draws a frame.
  ///
  /// Coordinates that are no numbers leave their item out, and ones far outside the frame are
  /// brought nearer; an image that can't be read is drawn as a gray box with a cross.
  ///
  /// - Parameter list: What to draw.
  /// - Returns: The pixels.
  /// - Throws: ``RasterError`` if the frame has no size, is too large, or the drawing library or a
  ///   font fails.
  public func draw(_ list: DisplayList) throws(RasterError) -> Bitmap {
    let size = try PixelSize(of: list)
    return try resources.withLock { (resources) throws(RasterError) -> Bitmap in
      let isOpaque = list.background.map { $0.opacity >= 1 } ?? false
      return try Bitmap(
        width: size.width, height: size.height, isOpaque: isOpaque
      ) { (bytes) throws(RasterError) in
        guard let pixels = bytes.baseAddress else { return }
        // An opaque frame is covered by its background or its first item.
        if !isOpaque { bytes.initializeMemory(as: UInt8.self, repeating: 0) }
        let surface = try CairoSurface(
          pixels: pixels, width: size.width, height: size.height, isOpaque: isOpaque)
        let painter = FramePainter(
          context: try CairoContext(drawingOn: surface), resources: resources,
          space: PixelSpace(scale: list.scale),
          frame: PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height))
        try painter.paint(list)
      }
    }
  }
}
