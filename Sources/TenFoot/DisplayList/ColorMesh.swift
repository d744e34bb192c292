public import Foundation

/// A point of a mesh of colors, with the controls of the curves that meet in it.
public nonisolated struct MeshVertex: Hashable, Sendable {
  /// Where the point is.
  public var position: CGPoint
  /// The control of the curve from the point before it in its row.
  public var leading: CGPoint
  /// The control of the curve from the point above.
  public var top: CGPoint
  /// The control of the curve to the next point in its row.
  public var trailing: CGPoint
  /// The control of the curve to the point below.
  public var bottom: CGPoint
  /// The color in the point.
  public var color: Color.Resolved

  /// Creates a point.
  public init(
    position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint,
    color: Color.Resolved
  ) {
    self.position = position
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    self.color = color
  }

  /// The point with its place and controls taken elsewhere.
  package func mapped(_ map: (CGPoint) -> CGPoint) -> MeshVertex {
    MeshVertex(
      position: map(position), leading: map(leading), top: map(top), trailing: map(trailing),
      bottom: map(bottom), color: color)
  }
}

/// Colors between the points of a mesh, row by row.
public nonisolated struct ColorMesh: Hashable, Sendable {
  /// The points in a row, two or more.
  public var columns: Int
  /// The points, row by row, two rows or more.
  public var vertices: [MeshVertex]
  /// The color where the mesh isn't.
  public var background: Color.Resolved
  /// Whether colors change in curves from point to point.
  public var smoothsColors: Bool
  /// The numbers that colors are mixed in.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh.
  public init(
    columns: Int, vertices: [MeshVertex], background: Color.Resolved, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.columns = columns
    self.vertices = vertices
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// The points in a column.
  package var rows: Int { columns > 0 ? vertices.count / columns : 0 }

  /// The mesh with all points taken elsewhere.
  package func mapped(_ map: (CGPoint) -> CGPoint) -> ColorMesh {
    var copy = self
    copy.vertices = vertices.map { $0.mapped(map) }
    return copy
  }

  /// The mesh with all colors changed.
  package func recolored(_ change: (Color.Resolved) -> Color.Resolved) -> ColorMesh {
    var copy = self
    for index in copy.vertices.indices {
      copy.vertices[index].color = change(copy.vertices[index].color)
    }
    copy.background = change(background)
    return copy
  }

  /// All colors.
  package var colors: [Color.Resolved] { vertices.map(\.color) + [background] }
}
