import Foundation
import TenFoot

/// A picture that has been read.
enum Picture: Sendable {
  /// Pixels.
  case pixels(Bitmap)
  /// A drawing, which becomes pixels in the size that they are needed in.
  case drawing(SVGDrawing)

  /// The picture's own size in pixels.
  var size: (width: Int, height: Int) {
    switch self {
    case .pixels(let bitmap): (bitmap.width, bitmap.height)
    case .drawing(let drawing):
      (Int(drawing.size.width.rounded(.up)), Int(drawing.size.height.rounded(.up)))
    }
  }

  /// About how many bytes it takes to keep the picture.
  var cost: Int {
    switch self {
    case .pixels(let bitmap): bitmap.bytesPerRow * bitmap.height
    case .drawing: 1 << 16
    }
  }

  /// The picture's pixels in its own size.
  func bitmap() throws(RasterError) -> Bitmap {
    switch self {
    case .pixels(let bitmap): bitmap
    case .drawing(let drawing): try drawing.bitmap(width: size.width, height: size.height)
    }
  }

  /// A part of the picture, from 0 to 1 on both axes, in so many pixels.
  func bitmap(
    of part: CGRect, width: Int, height: Int, _ interpolation: TenFoot.Image.Interpolation,
    opacity: Double = 1
  ) throws(RasterError) -> Bitmap {
    var bitmap: Bitmap
    switch self {
    case .pixels(let pixels):
      bitmap = pixels
    case .drawing(let drawing):
      let whole = CGSize(width: CGFloat(width) / part.width, height: CGFloat(height) / part.height)
      let bound = CGFloat(PixelSize.longestSide)
      bitmap = try drawing.bitmap(
        width: Int(min(max(whole.width.rounded(), 1), bound)),
        height: Int(min(max(whole.height.rounded(), 1), bound)))
    }
    bitmap = try bitmap.cropped(to: part)
    if bitmap.width == width, bitmap.height == height, opacity >= 1 { return bitmap }
    return try bitmap.scaled(toWidth: width, height: height, interpolation, opacity: opacity)
  }
}
