import Foundation
import TenFoot

extension StrokeStyle {
  /// The style with its lengths in pixels and safe for Cairo; `nil` if no line is to be seen.
  func inPixels(_ space: PixelSpace) -> StrokeStyle? {
    // Half a line of this width, ten times over at a miter, still keeps to Cairo's coordinates.
    let widest = space.reach / 10
    guard let width = space.coordinate(lineWidth), width > 0 else { return nil }
    var style = self
    style.lineWidth = min(width, widest)
    style.miterLimit = miterLimit.isNaN ? 10 : min(max(miterLimit, 1), 50)
    style.dash = dash.map { max(space.coordinate($0) ?? 0, 0) }
    // Cairo takes no pattern without length; and one that is shorter than a few hundredths of a
    // pixel is a solid line to the eye, but takes millions of steps.
    let period = style.dash.reduce(0, +)
    if period < 1 / 16 { style.dash = [] }
    style.dashPhase = space.coordinate(dashPhase) ?? 0
    return style
  }

  /// How far a line in pixels can reach beyond the outline it follows, in whole pixels.
  var reach: Int {
    let factor = lineJoin == .miter ? max(miterLimit, 2) : 2
    return Int((lineWidth / 2 * factor).rounded(.up)) + 1
  }
}
