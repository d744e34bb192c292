import Foundation
import TenFoot

/// A mesh of colors over a rectangle of whole pixels of the device, which names its picture in a
/// cache.
///
/// The rectangle is that of what is filled, whatever part of it is seen, so that a part that is drawn
/// again has the same pixels.
struct MeshPixels: Hashable {
  let mesh: ColorMesh
  let opacity: Double
  let space: PixelSpace
  /// How `space` becomes the device.
  let transform: CGAffineTransform
  let rect: PixelRect

  /// The picture.
  func draw() throws(RasterError) -> Bitmap {
    try rect.checkSize()
    let patches = mesh.patches().compactMap { patch -> MeshPatch? in
      var patch = patch
      for (index, point) in patch.outline.enumerated() {
        guard let pixel = space.point(point)?.applying(transform) else { return nil }
        patch.outline[index] = CGPoint(
          x: pixel.x - CGFloat(rect.minX), y: pixel.y - CGFloat(rect.minY))
      }
      return patch
    }
    let (width, height) = (rect.width, rect.height)
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
