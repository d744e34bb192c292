import Foundation
import TenFoot
import TenFootRaster
import TenFootText

/// Draws a few items on a small frame.
enum TestFrame {
  static func draw(
    width: CGFloat = 20, height: CGFloat = 20, scale: CGFloat = 1,
    background: Color.Resolved? = .black, _ items: DisplayItem...
  ) throws -> Bitmap {
    try rasterizer().draw(
      DisplayList(
        size: CGSize(width: width, height: height), scale: scale, background: background,
        items: items))
  }

  static func rasterizer(
    images: ImageStore = ImageStore(), threads: Int = 1
  ) throws -> Rasterizer {
    Rasterizer(catalog: try FontCatalog(), images: images, threads: threads)
  }

  static func fill(
    _ rect: CGRect, _ color: Color.Resolved, _ style: FillStyle = FillStyle()
  ) -> DisplayItem {
    .fill(.rectangle(rect), .color(color), style)
  }

  static func fill(_ outline: Outline, _ color: Color.Resolved) -> DisplayItem {
    .fill(outline, .color(color), FillStyle())
  }
}

extension DisplayItem {
  /// All of an image in a rectangle.
  static func image(_ source: ImageSource, in rect: CGRect) -> DisplayItem {
    .image(DisplayImage(source: source, rect: rect))
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension Color.Resolved {
  static let black = Color.Resolved(red: 0, green: 0, blue: 0)
  static let white = Color.Resolved(red: 1, green: 1, blue: 1)
  static let red = Color.Resolved(red: 1, green: 0, blue: 0)
  static let green = Color.Resolved(red: 0, green: 1, blue: 0)
  static let blue = Color.Resolved(red: 0, green: 0, blue: 1)
}

extension Bitmap.Pixel {
  static let black = Bitmap.Pixel(red: 0, green: 0, blue: 0)
  static let white = Bitmap.Pixel(red: 255, green: 255, blue: 255)
  static let clear = Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// The largest difference of a channel.
  func distance(to other: Bitmap.Pixel) -> Int {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

extension Bitmap {
  /// A bitmap of given pixels, row by row.
  init(width: Int, pixels: [Pixel], isOpaque: Bool) {
    self.init(
      width: width, height: pixels.count / width, isOpaque: isOpaque
    ) { bytes in
      for (index, pixel) in pixels.enumerated() {
        bytes[index * 4] = pixel.blue
        bytes[index * 4 + 1] = pixel.green
        bytes[index * 4 + 2] = pixel.red
        bytes[index * 4 + 3] = pixel.alpha
      }
    }
  }

  /// The columns and rows that hold a pixel other than `ground`; `nil` if none does.
  func inkBounds(on ground: Pixel = .black) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)?
  {
    var (minX, minY, maxX, maxY) = (Int.max, Int.max, Int.min, Int.min)
    for y in 0..<height {
      for x in 0..<width where self[x, y] != ground {
        (minX, minY) = (min(minX, x), min(minY, y))
        (maxX, maxY) = (max(maxX, x), max(maxY, y))
      }
    }
    return minX <= maxX ? (minX...maxX, minY...maxY) : nil
  }
}
