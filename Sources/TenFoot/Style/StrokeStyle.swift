public import Foundation

#if !canImport(CoreGraphics)
  /// How a line ends.
  public nonisolated enum CGLineCap: Int32, Hashable, Sendable {
    /// At its end point.
    case butt
    /// In a half circle around its end point.
    case round
    /// Half its width beyond its end point.
    case square
  }

  /// How two lines meet.
  public nonisolated enum CGLineJoin: Int32, Hashable, Sendable {
    /// In a point.
    case miter
    /// In an arc.
    case round
    /// In a cut corner.
    case bevel
  }
#endif

/// How a line is drawn along an outline.
public nonisolated struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// How lines end.
  public var lineCap: CGLineCap
  /// How lines meet.
  public var lineJoin: CGLineJoin
  /// The longest point of a miter join, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the dashes the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of an outline is found and drawn.
public nonisolated struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides what is inside; otherwise the nonzero winding rule does.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The form of a rounded rectangle's corners.
public nonisolated enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Corners whose curvature grows slowly from the straight side.
  case continuous
}
