import Foundation

extension Path {
  /// The area that is in this path or in another.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the inside of both is told by the even-odd rule.
  /// - Returns: The outline of the area. Curves in it are many short lines, as in all that follow.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// The area that is in this path and in another.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// The area that is in this path and not in another.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// The area that is in one of this path and another and not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// The area that is in this path, with an outline that neither overlaps nor crosses itself.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { inside, _ in inside }
  }

  /// The parts of this path's line that are in the area of another.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    linePieces(cutBy: other, eoFill, inside: true)
  }

  /// The parts of this path's line that are not in the area of another.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    linePieces(cutBy: other, eoFill, inside: false)
  }

  private func combined(
    with other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    var areas = AreaOverlay()
    areas.add(PolylinePath(self), to: 0)
    areas.add(PolylinePath(other), to: 1)
    return areas.outline { windings in
      func isIn(_ winding: Int) -> Bool { eoFill ? !winding.isMultiple(of: 2) : winding != 0 }
      return isInside(isIn(windings.x), isIn(windings.y))
    }
  }

  private func linePieces(cutBy other: Path, _ eoFill: Bool, inside: Bool) -> Path {
    let area = PolylinePath(other)
    let edges = area.edges
    var pieces: [PolylinePath.Line] = []
    for line in PolylinePath(self).lines {
      var piece: [CGPoint] = []
      for (start, end) in zip(line.points, line.points.dropFirst()) {
        let step = CGPoint(x: end.x - start.x, y: end.y - start.y)
        func point(_ share: CGFloat) -> CGPoint {
          CGPoint(x: start.x + step.x * share, y: start.y + step.y * share)
        }
        var cuts: [CGFloat] = [0, 1]
        for edge in edges {
          let side = CGPoint(x: edge.end.x - edge.start.x, y: edge.end.y - edge.start.y)
          let across = step.x * side.y - step.y * side.x
          guard across != 0 else { continue }
          let gap = CGPoint(x: edge.start.x - start.x, y: edge.start.y - start.y)
          let (own, others) = (
            (gap.x * side.y - gap.y * side.x) / across, (gap.x * step.y - gap.y * step.x) / across
          )
          if own > 0, own < 1, others >= 0, others <= 1 { cuts.append(own) }
        }
        cuts.sort()
        for (from, to) in zip(cuts, cuts.dropFirst()) where to > from {
          if area.contains(point((from + to) / 2), eoFill: eoFill) == inside {
            if piece.isEmpty { piece.append(point(from)) }
            piece.append(point(to))
          } else if !piece.isEmpty {
            pieces.append(PolylinePath.Line(points: piece))
            piece = []
          }
        }
      }
      if !piece.isEmpty { pieces.append(PolylinePath.Line(points: piece)) }
    }
    return PolylinePath(lines: pieces).path
  }
}

extension Shape {
  /// The area that is in this shape or in another.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _DerivedShape(base: self) { $0.union(other.path(in: $1), eoFill: eoFill) }
  }

  /// The area that is in this shape and in another.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _DerivedShape(base: self) { $0.intersection(other.path(in: $1), eoFill: eoFill) }
  }

  /// The area that is in this shape and not in another.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _DerivedShape(base: self) { $0.subtracting(other.path(in: $1), eoFill: eoFill) }
  }

  /// The area that is in one of this shape and another and not in both.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _DerivedShape(base: self) { $0.symmetricDifference(other.path(in: $1), eoFill: eoFill) }
  }

  /// The parts of this shape's line that are in the area of another.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _DerivedShape(base: self) { $0.lineIntersection(other.path(in: $1), eoFill: eoFill) }
  }

  /// The parts of this shape's line that are not in the area of another.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _DerivedShape(base: self) { $0.lineSubtraction(other.path(in: $1), eoFill: eoFill) }
  }
}
