import CCairo
import Foundation
import TenFoot

extension Bitmap {
  /// The picture in another size, with Cairo's good filter.
  func scaled(toWidth width: Int, height: Int) throws(RasterError) -> Bitmap {
    try Bitmap(width: width, height: height, isOpaque: isOpaque) { (bytes) throws(RasterError) in
      guard let pixels = bytes.baseAddress else { return }
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      let surface = try CairoSurface(
        pixels: pixels, width: width, height: height, isOpaque: isOpaque)
      let context = try CairoContext(drawingOn: surface)
      let frame = CGRect(x: 0, y: 0, width: width, height: height)
      try context.withSource(self, stretchedOver: frame) { context.paint() }
      try context.check("scale a picture to \(width) × \(height) pixels")
    }
  }
}
