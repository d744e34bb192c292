public import Foundation

/// What to draw, in order, in absolute points: the last value before pixels.
///
/// Nothing in it refers to views or layout, so it can be drawn on any thread, compared with another
/// frame's, or written by hand in a test.
public nonisolated struct DisplayList: Hashable, Sendable {
  /// The size of the frame in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// The color under everything; `nil` for a transparent frame.
  public var background: Color.Resolved?
  /// Whether gradients are dithered, so that no bands are seen where colors change slowly.
  public var ditheredGradients: Bool
  /// The items, the first at the back.
  public var items: [DisplayItem]

  /// How deep groups and effects may stand in each other: every level takes its share of the stack of
  /// whoever draws, compares or drops a list.
  package static let deepestNesting = 200

  /// Creates a display list.
  public init(
    size: CGSize, scale: CGFloat = 1, background: Color.Resolved? = nil,
    ditheredGradients: Bool = true, items: [DisplayItem] = []
  ) {
    self.ditheredGradients = ditheredGradients
    self.size = size
    self.scale = scale
    self.background = background
    self.items = items
  }
}

/// One thing to draw.
public nonisolated enum DisplayItem: Hashable, Sendable {
  /// The inside of an outline.
  case fill(Outline, DisplayPaint, FillStyle)
  /// A line along an outline, centered on it.
  case stroke(Outline, DisplayPaint, StrokeStyle)
  /// Glyphs of one face in one paint.
  case glyphs(GlyphRun, DisplayPaint)
  /// An image, or a part of it, stretched over a rectangle.
  case image(DisplayImage)
  /// Items that are clipped or faded as one.
  indirect case group(DisplayGroup)
  /// Items that are drawn together, then changed as one.
  indirect case effect(DisplayEffect, [DisplayItem])
}

/// An image, or a part of it, and where it is drawn.
public nonisolated struct DisplayImage: Hashable, Sendable {
  /// Where its pixels come from.
  public var source: ImageSource
  /// The part that is drawn, from 0 to 1 on both axes.
  public var part: CGRect
  /// The rectangle that the part is stretched over, in points.
  public var rect: CGRect
  /// What is drawn where the image is opaque; `nil` for its own colors.
  public var tint: DisplayPaint?
  /// How its pixels are mixed in another size.
  public var interpolation: Image.Interpolation
  /// Whether its edges are smooth where they don't stand on pixels.
  public var isAntialiased: Bool

  /// Creates a placed image.
  public init(
    source: ImageSource, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), rect: CGRect,
    tint: DisplayPaint? = nil, interpolation: Image.Interpolation = .medium,
    isAntialiased: Bool = true
  ) {
    self.source = source
    self.part = part
    self.rect = rect
    self.tint = tint
    self.interpolation = interpolation
    self.isAntialiased = isAntialiased
  }
}

/// Items that are drawn together, then clipped and faded as one.
public nonisolated struct DisplayGroup: Hashable, Sendable {
  /// The opacity of the whole, 0…1.
  public var opacity: Double
  /// What is left of it; `nil` for all.
  public var clip: Outline?
  /// How the clip outline is filled.
  public var clipStyle: FillStyle
  /// The items, the first at the back.
  public var items: [DisplayItem]

  /// Creates a group.
  public init(
    opacity: Double = 1, clip: Outline? = nil, clipStyle: FillStyle = FillStyle(),
    items: [DisplayItem]
  ) {
    self.opacity = opacity
    self.clip = clip
    self.clipStyle = clipStyle
    self.items = items
  }
}

/// An outline in absolute points.
public nonisolated enum Outline: Hashable, Sendable {
  /// A rectangle.
  case rectangle(CGRect)
  /// A rectangle with corners of one radius, at most half its short side.
  case roundedRectangle(CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle)
  /// The ellipse that touches all four sides of a rectangle.
  case ellipse(CGRect)
  /// Any path.
  case path(Path)
}

/// What an outline is filled with, in absolute points.
public nonisolated enum DisplayPaint: Hashable, Sendable {
  /// One color.
  case color(Color.Resolved)
  /// Colors along a line; beyond its ends the first and last color go on.
  case linearGradient([ResolvedStop], start: CGPoint, end: CGPoint)
  /// Colors around a point, from one distance to another.
  ///
  /// Distances are measured in `unit`: points where it is 1 × 1, an ellipse's half axes for others.
  case radialGradient(
    [ResolvedStop], center: CGPoint, unit: CGSize, from: CGFloat, to: CGFloat)
  /// Colors clockwise around a point, from one angle to another, in radians from the x axis.
  case angularGradient([ResolvedStop], center: CGPoint, from: Double, to: Double)
  /// Colors between the points of a mesh.
  case mesh(ColorMesh)
  /// What is behind, blurred (radius in points) and covered by a color.
  case backdrop(radius: CGFloat, tint: Color.Resolved)
  /// An image, or a part of it (from 0 to 1 on both axes), again and again from an origin on.
  case image(
    ImageSource, part: CGRect, pointsPerPixel: CGFloat, origin: CGPoint, opacity: Double = 1)
}

/// Glyphs of one face at one size.
public nonisolated struct GlyphRun: Hashable, Sendable {
  /// A glyph and where its origin stands.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's index in its face.
    public var index: UInt32
    /// The origin on the baseline, in points from the frame's top left corner.
    public var position: CGPoint

    /// Creates a placed glyph.
    public init(index: UInt32, position: CGPoint) {
      self.index = index
      self.position = position
    }
  }

  /// The face.
  public var face: FontFaceID
  /// The size in points.
  public var fontSize: CGFloat
  /// The glyphs, from left to right.
  public var glyphs: [Glyph]

  /// Creates a run.
  public init(face: FontFaceID, fontSize: CGFloat, glyphs: [Glyph]) {
    self.face = face
    self.fontSize = fontSize
    self.glyphs = glyphs
  }
}
