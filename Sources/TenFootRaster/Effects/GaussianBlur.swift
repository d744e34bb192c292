import Foundation
import TenFoot

/// A blur that is close to a Gauss curve: three averages over boxes one after the other, each along
/// rows and columns.
///
/// The widths are chosen so that the variances add up to the curve's (P. Kovesi, "Fast Almost-
/// Gaussian Filtering", 2010). Sums are whole numbers, so a pixel comes out the same whatever part of
/// a picture is blurred.
struct GaussianBlur: Hashable {
  /// The largest standard deviation, in pixels: no more is to be seen of what is blurred so much.
  private static let largestDeviation = 300.0

  /// How far each box reaches from its middle, in pixels.
  let boxes: [Int]

  /// How far a pixel spreads, in pixels.
  var reach: Int { boxes.reduce(0, +) }

  /// Creates the blur of a standard deviation in pixels.
  init(deviation: Double) {
    let deviation = min(max(deviation, 0), Self.largestDeviation)
    let variance = 12 * deviation * deviation
    let ideal = (variance / 3 + 1).squareRoot()
    let lower = (Int(ideal) - 1) / 2
    let width = Double(2 * lower + 1)
    let narrow = ((variance - 3 * width * width - 12 * width - 9) / (-4 * width - 4)).rounded()
    boxes = (0..<3).map { Double($0) < narrow ? lower : lower + 1 }
  }

  /// Creates the blur of a radius in points; none for one that is no number.
  init(radius: CGFloat, in extents: ItemExtents) {
    let pixels = extents.space.coordinate(radius) ?? 0
    let map = extents.transform
    self.init(deviation: pixels * abs(map.a * map.d - map.b * map.c).squareRoot())
  }

  /// Blurs a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer; beyond its edges it is transparent.
  ///   - target: The pixels wanted.
  ///   - goesOn: Whether the colors at the layer's edges go on beyond them instead.
  /// - Returns: A layer of the pixels wanted.
  func apply(to layer: Layer, in target: PixelRect, goesOn: Bool = false) -> Layer {
    let work = target.union(layer.rect).expanded(by: goesOn ? reach : 0)
    var planes = BlurPlanes(layer, in: work, goesOn: goesOn)
    for box in boxes where box > 0 {
      planes.averageRows(box)
      planes.averageColumns(box)
    }
    return Layer(bitmap: planes.bitmap(of: target), rect: target)
  }
}
