import Foundation
import TenFoot
import TenFootRaster

/// The pixels of a screen, as `--screen` and `--scale` give them.
struct ScreenSize: Equatable {
  var width: Int
  var height: Int

  static let names = [
    "720p": ScreenSize(width: 1280, height: 720),
    "1080p": ScreenSize(width: 1920, height: 1080),
    "2160p": ScreenSize(width: 3840, height: 2160),
  ]

  /// Reads `1080p` or `1920x1080`.
  static func read(_ text: String) throws(ToolError) -> ScreenSize {
    if let named = names[text.lowercased()] { return named }
    let sides = text.lowercased().replacing("×", with: "x")
      .split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = side(sides[0]), let height = side(sides[1]) else {
      let nearest = Suggestion.nearest(to: text, in: names.keys.sorted())
      let rule = "a screen is 720p, 1080p, 2160p or WxH in pixels, such as 1920x1080"
      throw .badValue(name: "--screen", value: text, rule: rule, nearest: nearest)
    }
    let size = ScreenSize(width: width, height: height)
    if let rule = size.objection {
      throw .badValue(name: "--screen", value: text, rule: rule, nearest: nil)
    }
    return size
  }

  /// A side in digits only; one that overflows counts as endless, so that it is told apart from
  /// garbage.
  private static func side(_ digits: Substring) -> Int? {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(digits) ?? .max
  }

  /// Why no frame of this size can be drawn; `nil` when one can.
  var objection: String? {
    if width < 1 || height < 1 { return "a screen has at least one pixel a side" }
    if width > PixelSize.longestSide || height > PixelSize.longestSide {
      return "Cairo, which draws the frames, takes at most 32,767 pixels a side"
    }
    if width * height > PixelSize.mostPixels {
      return "a frame has at most 268,435,456 pixels, which is 1 GiB of memory"
    }
    return nil
  }

  /// The canvas of this screen with `scale` times its pixels.
  func canvas(scale: Double) throws(ToolError) -> DisplayCanvas {
    var canvas = DisplayCanvas(pixelWidth: width, pixelHeight: height)
    canvas.scale *= scale
    let scaled = ScreenSize(width: pixels(width, scale), height: pixels(height, scale))
    if let rule = scaled.objection {
      throw .badValue(name: "--scale", value: "\(scale)", rule: rule, nearest: nil)
    }
    return canvas
  }

  private func pixels(_ side: Int, _ scale: Double) -> Int {
    Int(exactly: (Double(side) * scale).rounded()) ?? .max
  }
}
