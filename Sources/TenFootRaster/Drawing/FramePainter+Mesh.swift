import Foundation
import TenFoot

extension FramePainter {
  /// The longest side, in pixels, of what is drawn as a whole whatever part of it is seen.
  static let longestWhole = 4096

  /// Lets `body` draw inside `bounds` with the colors of a mesh.
  ///
  /// The mesh is drawn in pixels of the device: a turned picture of it would be mixed from others,
  /// depending on which part is drawn.
  func withMesh(
    _ mesh: ColorMesh, opacity: Double, bounds: PixelRect,
    _ body: () throws(RasterError) -> Void
  ) throws(RasterError) {
    var rect = bounds.applying(transform)
    let seen = rect.intersection(device)
    guard !seen.isEmpty else { return }
    if max(rect.width, rect.height) > Self.longestWhole { rect = seen }
    let pixels = MeshPixels(
      mesh: mesh, opacity: opacity, space: space, transform: transform, rect: rect)
    try context.withSource(Layer(bitmap: resources.bitmap(of: pixels), rect: rect), body)
  }
}
