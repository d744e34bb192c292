import Foundation

/// Colors between the points of a mesh that can be bent; as a view it fills what it is offered.
///
/// Points are named row by row from the top left corner, in fractions of what is filled: a point at
/// (0, 0) is its top left corner and one at (1, 1) its bottom right one.
public nonisolated struct MeshGradient: ShapeStyle, View, Hashable {
  /// A point of the mesh with the four controls of the curves that meet in it.
  public struct BezierPoint: Hashable, Sendable {
    /// Where the point is.
    public var position: SIMD2<Float>
    /// The control of the curve from the point before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control of the curve from the point above.
    public var topControlPoint: SIMD2<Float>
    /// The control of the curve to the next point in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control of the curve to the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point with its controls, all in fractions of what is filled.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points of the mesh are.
  public enum Locations: Hashable, Sendable {
    /// Points with smooth curves between them.
    case points([SIMD2<Float>])
    /// Points with the controls of the curves between them.
    case bezierPoints([BezierPoint])
  }

  /// The colors of the mesh's points.
  public enum Colors: Hashable, Sendable {
    /// Colors that depend on the environment.
    case colors([Color])
    /// Colors as numbers.
    case resolvedColors([Color.Resolved])
  }

  /// The points in a row.
  public var width: Int
  /// The points in a column.
  public var height: Int
  /// Where the points are.
  public var locations: Locations
  /// The points' colors.
  public var colors: Colors
  /// What is seen where the mesh isn't.
  public var background: Color
  /// Whether colors change in curves from point to point, and not in straight lines.
  public var smoothsColors: Bool
  /// The numbers that colors are mixed in.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh of `width` × `height` points.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh of points and their colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points and their colors as numbers.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points with controls, and their colors.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Creates a mesh of points with controls, and their colors as numbers.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// The mesh in an environment; its background alone where points or colors are missing.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let background = background.resolve(in: environment)
    guard problem == nil else { return _ResolvedPaint(.color(background)) }
    let tones =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors
      }
    let vertices = zip(points, tones).map { point, color in
      MeshVertex(
        position: CGPoint(point.position), leading: CGPoint(point.leadingControlPoint),
        top: CGPoint(point.topControlPoint), trailing: CGPoint(point.trailingControlPoint),
        bottom: CGPoint(point.bottomControlPoint), color: color)
    }
    return _ResolvedPaint(
      .mesh(
        ColorMesh(
          columns: width, vertices: vertices, background: background,
          smoothsColors: smoothsColors, colorSpace: colorSpace)))
  }

  /// Lowers a rectangle filled with the mesh.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    lowering.shape(ShapeGeometry(.rectangle), .fill(FillStyle()), view)
  }

  /// The most points of a mesh: no picture needs more, and each has its patch to be drawn.
  private static let mostPoints = 10_000

  /// What keeps the mesh from being drawn; `nil` for nothing.
  var problem: String? {
    let (points, tones) = (pointCount, colorCount)
    guard width >= 2, height >= 2, width <= Self.mostPoints, height <= Self.mostPoints,
      width * height <= Self.mostPoints
    else {
      return "a mesh of \(width) × \(height) points can't be drawn: it needs two or more a side, "
        + "and at most \(Self.mostPoints) in all"
    }
    guard points == width * height, tones == width * height else {
      return "a mesh of \(width) × \(height) points needs \(width * height) points and colors, and "
        + "has \(points) and \(tones)"
    }
    return nil
  }

  private var pointCount: Int {
    switch locations {
    case .points(let points): points.count
    case .bezierPoints(let points): points.count
    }
  }

  private var colorCount: Int {
    switch colors {
    case .colors(let colors): colors.count
    case .resolvedColors(let colors): colors.count
    }
  }

  /// The points with their controls; those that were not given make curves through the points
  /// (Catmull and Rom, 1974).
  private var points: [BezierPoint] {
    let positions: [SIMD2<Float>]
    switch locations {
    case .bezierPoints(let points): return points
    case .points(let points): positions = points
    }
    return positions.indices.map { index in
      let (column, row) = (index % width, index / width)
      /// A third of the way that the curve takes in the point from one neighbor to the other.
      func step(_ stride: Int, _ place: Int, _ count: Int) -> SIMD2<Float> {
        let before = place > 0 ? positions[index - stride] : positions[index]
        let after = place < count - 1 ? positions[index + stride] : positions[index]
        let neighbors: Float = place > 0 && place < count - 1 ? 2 : 1
        return (after - before) / (3 * neighbors)
      }
      let (along, down) = (step(1, column, width), step(width, row, height))
      let position = positions[index]
      return BezierPoint(
        position: position, leadingControlPoint: position - along,
        topControlPoint: position - down, trailingControlPoint: position + along,
        bottomControlPoint: position + down)
    }
  }
}

extension CGPoint {
  nonisolated fileprivate init(_ point: SIMD2<Float>) {
    self.init(x: CGFloat(point.x), y: CGFloat(point.y))
  }
}
