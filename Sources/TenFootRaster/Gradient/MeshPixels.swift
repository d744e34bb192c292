import Foundation
import TenFoot

/// A mesh of colors over a rectangle of whole pixels, which names its picture in a cache.
///
/// The rectangle is that of what is filled, whatever part of it is seen, so that a part that is drawn
/// again has the same pixels.
struct MeshPixels: Hashable {
  /// The most pixels on a side: a larger picture is stretched, as colors in a mesh change slowly.
  private static let longestSide = 4096

  let mesh: ColorMesh
  let opacity: Double
  let space: PixelSpace
  let rect: PixelRect

  /// The pixels of the picture on each side.
  private var size: (width: Int, height: Int) {
    (min(rect.width, Self.longestSide), min(rect.height, Self.longestSide))
  }

  /// Whether the picture has fewer pixels than the rectangle.
  var isStretched: Bool { size != (rect.width, rect.height) }

  /// The picture.
  func draw() throws(RasterError) -> Bitmap {
    let (width, height) = size
    let (scaleX, scaleY) = (
      CGFloat(width) / CGFloat(rect.width), CGFloat(height) / CGFloat(rect.height)
    )
    let patches = mesh.patches().compactMap { patch -> MeshPatch? in
      var patch = patch
      for (index, point) in patch.outline.enumerated() {
        guard let pixel = space.point(point) else { return nil }
        patch.outline[index] = CGPoint(
          x: (pixel.x - CGFloat(rect.minX)) * scaleX, y: (pixel.y - CGFloat(rect.minY)) * scaleY)
      }
      return patch
    }
    return try Bitmap(
      width: width, height: height, isOpaque: false
    ) { (bytes) throws(RasterError) in
      guard let memory = bytes.baseAddress else { return }
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      let context = try CairoContext(
        drawingOn: CairoSurface(pixels: memory, width: width, height: height, isOpaque: false))
      context.setSource(mesh.background, opacity: opacity)
      context.paint()
      context.paint(patches, opacity: opacity)
      try context.check("draw a mesh of colors")
    }
  }
}
