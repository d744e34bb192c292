public import Foundation

/// The radii of a rectangle's four corners.
public nonisolated struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii, square where none is given.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii, all smaller by one factor where two of them don't fit on a side, as in CSS.
  func fitting(_ size: CGSize) -> RectangleCornerRadii {
    let radii = [topLeading, bottomLeading, bottomTrailing, topTrailing]
      .map { $0.isFinite ? max($0, 0) : 0 }
    let sides = [
      (size.width, radii[0] + radii[3]), (size.width, radii[1] + radii[2]),
      (size.height, radii[0] + radii[1]), (size.height, radii[2] + radii[3]),
    ]
    let factor = sides.reduce(1) { $1.1 > 0 ? min($0, $1.0 / $1.1) : $0 }
    return RectangleCornerRadii(
      topLeading: radii[0] * factor, bottomLeading: radii[1] * factor,
      bottomTrailing: radii[2] * factor, topTrailing: radii[3] * factor)
  }

  /// The radii of the rectangle that is smaller by a distance on all sides.
  func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
      bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
  }
}

/// A rectangle whose corners have radii of their own.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The form of the corners.
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  /// Creates a rectangle from the radii of its corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle from the radii of its corners, square where none is given.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let inset = min(inset, rect.width / 2, rect.height / 2)
    return Path(
      roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadii: cornerRadii.inset(by: inset),
      style: style)
  }

  /// The rectangle, smaller by a distance on all sides.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}
