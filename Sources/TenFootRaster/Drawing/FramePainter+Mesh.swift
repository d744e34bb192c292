import Foundation
import TenFoot

extension FramePainter {
  /// Lets `body` draw inside `bounds` with the colors of a mesh.
  func withMesh(
    _ mesh: ColorMesh, opacity: Double, bounds: PixelRect,
    _ body: () throws(RasterError) -> Void
  ) throws(RasterError) {
    guard !bounds.intersection(frame).isEmpty else { return }
    let pixels = MeshPixels(mesh: mesh, opacity: opacity, space: space, rect: bounds)
    let bitmap = try resources.bitmap(of: pixels)
    guard pixels.isStretched else {
      return try context.withSource(bitmap, x: bounds.minX, y: bounds.minY, body)
    }
    let rect = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
    try context.withSource(bitmap, stretchedOver: rect, .low, body)
  }
}
