import CCairo
import Foundation
import TenFoot

extension Bitmap {
  /// The picture in another size.
  func scaled(
    toWidth width: Int, height: Int, _ interpolation: TenFoot.Image.Interpolation = .medium,
    opacity: Double = 1
  ) throws(RasterError) -> Bitmap {
    try Bitmap(
      width: width, height: height, isOpaque: isOpaque && opacity >= 1
    ) { (bytes) throws(RasterError) in
      guard let pixels = bytes.baseAddress else { return }
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      let surface = try CairoSurface(
        pixels: pixels, width: width, height: height, isOpaque: isOpaque && opacity >= 1)
      let context = try CairoContext(drawingOn: surface)
      let frame = CGRect(x: 0, y: 0, width: width, height: height)
      try context.withSource(self, stretchedOver: frame, interpolation) {
        context.paint(opacity: opacity)
      }
      try context.check("scale a picture to \(width) × \(height) pixels")
    }
  }

  /// A part of the picture, from 0 to 1 on both axes, in whole pixels and at least one.
  ///
  /// What is stretched later ends at its edges, and takes nothing in from beyond them.
  func cropped(to part: CGRect) throws(RasterError) -> Bitmap {
    func pixels(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int> {
      let start = min(max(Int((low * CGFloat(count)).rounded()), 0), max(count - 1, 0))
      let end = min(Int((high * CGFloat(count)).rounded()), count)
      return start..<max(end, start + 1)
    }
    let columns = pixels(part.minX, part.maxX, width)
    let rows = pixels(part.minY, part.maxY, height)
    if columns.count == width, rows.count == height { return self }
    return try Bitmap(
      width: columns.count, height: rows.count, isOpaque: isOpaque
    ) { (target) throws(RasterError) in
      withUnsafeBytes { source in
        for (row, line) in rows.enumerated() {
          let start = line * bytesPerRow + columns.lowerBound * 4
          let bytes = UnsafeRawBufferPointer(rebasing: source[start..<start + columns.count * 4])
          UnsafeMutableRawBufferPointer(rebasing: target[(row * columns.count * 4)...])
            .copyMemory(from: bytes)
        }
      }
    }
  }
}
