public import Foundation

/// How large the text styles are: `Font.body`, `.largeTitle` and the others.
public nonisolated enum TypeScale: Hashable, Sendable {
  /// From the room: capitals of the body style take 20 arc minutes in the farthest viewer's eye, the
  /// other styles keep tvOS's proportions to it, and none falls below 16.
  ///
  /// Without a room it is ``tvOS``.
  case viewing
  /// Apple's fixed table for 1920 × 1080.
  case tvOS

  /// The size of a style in points, whole ones unless the table says otherwise.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - canvas: The screen with its room.
  ///   - capHeight: The height of capitals of the face that draws, in font sizes.
  ///   - xHeight: The height of small letters of the face that draws, in font sizes.
  /// - Returns: The font size.
  public func size(
    of style: Font.TextStyle, on canvas: DisplayCanvas, capHeight: CGFloat, xHeight: CGFloat
  ) -> CGFloat {
    let fixed = style.televisionSize.points
    guard self == .viewing, capHeight > 0,
      let body = canvas.points(in: .arcMinutes(Thresholds.easyCapHeight * canvas.acuityFactor)),
      let least = canvas.leastSize(capHeight: capHeight, xHeight: xHeight)
    else { return fixed }
    let proportion = fixed / Font.TextStyle.body.televisionSize.points
    return max(body / capHeight * proportion, least).roundedUpToWhole
  }
}

extension DisplayCanvas {
  /// How many times larger than usual everything must be for the viewer's acuity.
  nonisolated var acuityFactor: Double {
    guard let viewing, viewing.isUsable else { return 1 }
    return max(1, Thresholds.designAcuity / viewing.acuity)
  }

  /// The least font size in points at which capitals and small letters can be read, not rounded.
  nonisolated func leastSize(capHeight: CGFloat, xHeight: CGFloat) -> CGFloat? {
    guard let cap = points(in: .arcMinutes(Thresholds.leastCapHeight * acuityFactor)),
      let small = points(in: .arcMinutes(Thresholds.leastXHeight * acuityFactor))
    else { return nil }
    return max(capHeight > 0 ? cap / capHeight : 0, xHeight > 0 ? small / xHeight : 0)
  }
}

extension BinaryFloatingPoint {
  /// The next whole number, unless the number is whole but for the error of reckoning.
  nonisolated var roundedUpToWhole: Self { (self - 1e-6).rounded(.up) }
}

extension Font.TextStyle {
  /// Apple's typography table for tvOS: size in points at 1920×1080, and weight.
  ///
  /// Source: Human Interface Guidelines, Typography, tvOS; largeTitle and footnote are not in that
  /// table and keep the distances of their neighbors.
  nonisolated var televisionSize: (points: CGFloat, weight: Int) {
    switch self {
    case .largeTitle: (91, 500)
    case .title: (76, 500)
    case .title2: (57, 500)
    case .title3: (48, 500)
    case .headline: (38, 500)
    case .subheadline: (38, 400)
    case .body: (29, 500)
    case .callout: (31, 500)
    case .footnote: (27, 500)
    case .caption: (25, 500)
    case .caption2: (23, 500)
    }
  }
}
