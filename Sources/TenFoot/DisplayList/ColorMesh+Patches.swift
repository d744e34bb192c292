package import Foundation

/// A piece of a mesh: four curves around it and a color in each corner, which are mixed straight
/// across.
package nonisolated struct MeshPatch: Hashable, Sendable {
  /// The first corner at the top left and the curves clockwise from there: for each two controls and
  /// its end, so that the thirteenth point is the first again.
  package var outline: [CGPoint]
  /// The colors of the corners clockwise from the top left.
  package var colors: [Color.Resolved]
}

extension ColorMesh {
  /// The pieces that a rectangle between four points is cut into on each side where colors don't run
  /// straight: an eighth of a curve is straight to the eye.
  private static let cuts = 8

  /// The mesh as patches, in the order that they are drawn in.
  package func patches() -> [MeshPatch] {
    let count = smoothsColors || colorSpace != .device ? Self.cuts : 1
    guard columns >= 2, rows >= 2 else { return [] }
    let grid = MeshColors(self)
    return (0..<(rows - 1)).flatMap { row in
      (0..<(columns - 1)).flatMap { column -> [MeshPatch] in
        let first = row * columns + column
        let surface = CoonsSurface(
          vertices[first], vertices[first + 1], vertices[first + columns],
          vertices[first + columns + 1])
        return (0..<count).flatMap { y in
          (0..<count).map { x in
            let (u, v) = (CGFloat(x) / CGFloat(count), CGFloat(y) / CGFloat(count))
            let step = 1 / CGFloat(count)
            let corners = [(u, v), (u + step, v), (u + step, v + step), (u, v + step)]
            return MeshPatch(
              outline: surface.outline(u, v, step: step),
              colors: corners.map { grid.color(column, row, $0.0, $0.1) })
          }
        }
      }
    }
  }
}

/// The surface between four curves that Coons described in 1967.
nonisolated private struct CoonsSurface {
  /// A cubic curve of four controls.
  struct Curve {
    let controls: [SIMD2<Double>]

    func point(_ t: Double) -> SIMD2<Double> {
      let s = 1 - t
      return controls[0] * (s * s * s) + controls[1] * (3 * s * s * t)
        + controls[2] * (3 * s * t * t) + controls[3] * (t * t * t)
    }

    func slope(_ t: Double) -> SIMD2<Double> {
      let s = 1 - t
      return (controls[1] - controls[0]) * (3 * s * s) + (controls[2] - controls[1]) * (6 * s * t)
        + (controls[3] - controls[2]) * (3 * t * t)
    }
  }

  let top, bottom, left, right: Curve

  init(
    _ topLeft: MeshVertex, _ topRight: MeshVertex, _ bottomLeft: MeshVertex,
    _ bottomRight: MeshVertex
  ) {
    func curve(_ points: CGPoint...) -> Curve {
      Curve(controls: points.map { SIMD2(Double($0.x), Double($0.y)) })
    }
    top = curve(topLeft.position, topLeft.trailing, topRight.leading, topRight.position)
    bottom = curve(
      bottomLeft.position, bottomLeft.trailing, bottomRight.leading, bottomRight.position)
    left = curve(topLeft.position, topLeft.bottom, bottomLeft.top, bottomLeft.position)
    right = curve(topRight.position, topRight.bottom, bottomRight.top, bottomRight.position)
  }

  private func point(_ u: Double, _ v: Double) -> SIMD2<Double> {
    let straight =
      (top.point(0) * (1 - u) + top.point(1) * u) * (1 - v)
      + (bottom.point(0) * (1 - u) + bottom.point(1) * u) * v
    return top.point(u) * (1 - v) + bottom.point(u) * v + left.point(v) * (1 - u)
      + right.point(v) * u - straight
  }

  private func slopeAlong(_ u: Double, _ v: Double) -> SIMD2<Double> {
    let straight =
      (top.point(1) - top.point(0)) * (1 - v) + (bottom.point(1) - bottom.point(0)) * v
    return top.slope(u) * (1 - v) + bottom.slope(u) * v + right.point(v) - left.point(v) - straight
  }

  private func slopeDown(_ u: Double, _ v: Double) -> SIMD2<Double> {
    let straight =
      (bottom.point(0) - top.point(0)) * (1 - u) + (bottom.point(1) - top.point(1)) * u
    return left.slope(v) * (1 - u) + right.slope(v) * u + bottom.point(u) - top.point(u) - straight
  }

  /// The curves around a square of the surface's own coordinates, clockwise.
  ///
  /// The surface is linear along or across in each of its parts, so that the surface between curves
  /// on it is the part that they enclose.
  func outline(_ u: CGFloat, _ v: CGFloat, step: CGFloat) -> [CGPoint] {
    let (u, v, step) = (Double(u), Double(v), Double(step))
    let (right, low) = (u + step, v + step)
    let third = step / 3
    let points = [
      point(u, v),
      point(u, v) + slopeAlong(u, v) * third, point(right, v) - slopeAlong(right, v) * third,
      point(right, v),
      point(right, v) + slopeDown(right, v) * third,
      point(right, low) - slopeDown(right, low) * third, point(right, low),
      point(right, low) - slopeAlong(right, low) * third,
      point(u, low) + slopeAlong(u, low) * third, point(u, low),
      point(u, low) - slopeDown(u, low) * third, point(u, v) + slopeDown(u, v) * third,
      point(u, v),
    ]
    return points.map { CGPoint(x: $0.x, y: $0.y) }
  }
}

/// The colors of a mesh between its points.
nonisolated private struct MeshColors {
  private let mesh: ColorMesh
  private let values: [SIMD4<Double>]

  init(_ mesh: ColorMesh) {
    self.mesh = mesh
    values = mesh.vertices.map { ColorSpaces.numbers(of: $0.color, in: mesh.colorSpace) }
  }

  /// The color at a place in the rectangle between four points.
  func color(_ column: Int, _ row: Int, _ u: CGFloat, _ v: CGFloat) -> Color.Resolved {
    func value(_ column: Int, _ row: Int) -> SIMD4<Double> {
      values[min(max(row, 0), mesh.rows - 1) * mesh.columns + min(max(column, 0), mesh.columns - 1)]
    }
    let rows = (-1...2).map { offset in
      mix((-1...2).map { value(column + $0, row + offset) }, Double(u), column, mesh.columns)
    }
    let mixed = mix(rows, Double(v), row, mesh.rows)
    return ColorSpaces.color(of: mixed, in: mesh.colorSpace)
  }

  /// A value between the second and the third of four in a line: straight, or on the curve of Fritsch
  /// and Butland (1984), which goes no further than its points do.
  private func mix(
    _ line: [SIMD4<Double>], _ t: Double, _ place: Int, _ count: Int
  ) -> SIMD4<Double> {
    let step = line[2] - line[1]
    guard mesh.smoothsColors else { return line[1] + step * t }
    let before = place > 0 ? line[1] - line[0] : step
    let after = place + 2 < count ? line[3] - line[2] : step
    func slope(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> SIMD4<Double> {
      var slope = SIMD4<Double>.zero
      for lane in 0..<4 where first[lane] * second[lane] > 0 {
        slope[lane] = 2 * first[lane] * second[lane] / (first[lane] + second[lane])
      }
      return slope
    }
    let (start, end) = (slope(before, step), slope(step, after))
    let (square, cube) = (t * t, t * t * t)
    return line[1] + start * (cube - 2 * square + t) + step * (3 * square - 2 * cube)
      + end * (cube - square)
  }
}
