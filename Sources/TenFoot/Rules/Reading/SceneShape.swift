import Foundation

/// A shape that is seen, as it is on the screen.
nonisolated struct SceneShape: Sendable {
  let leaf: SceneLeaf
  let geometry: ShapeGeometry
  /// The thickness of its line in points of the screen; `nil` for a filled shape.
  let lineWidth: CGFloat?
  /// The color, if it is one.
  let color: Color.Resolved?
  let paint: Paint
  /// Where it is on the screen.
  let rect: CGRect

  var node: Int { leaf.node }

  /// Whether it hides all that is behind its rectangle.
  var isOpaqueRectangle: Bool {
    guard lineWidth == nil, leaf.opacity == 1, leaf.transform == nil,
      case .rectangle = geometry.kind
    else { return false }
    return isOpaque
  }

  /// Whether anything of it can be seen.
  var isVisible: Bool { leaf.opacity > 0 && color?.opacity != 0 }

  /// Whether nothing can be seen through its paint.
  var isOpaque: Bool {
    guard leaf.opacity == 1 else { return false }
    switch paint {
    case .color(let color): return color.opacity >= 1
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      return stops.allSatisfy { $0.color.opacity >= 1 }
    case .mesh(let mesh): return mesh.colors.allSatisfy { $0.opacity >= 1 }
    case .material: return true
    case .image: return false
    }
  }

  init(_ shape: ShapeContent, at leaf: SceneLeaf, in layout: LayoutTree) {
    self.leaf = leaf
    geometry = shape.geometry
    paint = shape.paint
    color = if case .color(let color) = shape.paint { color } else { nil }
    lineWidth =
      if case .stroke(let style) = shape.drawing {
        style.lineWidth * min(leaf.horizontalScale, leaf.verticalScale)
      } else { nil }
    rect = leaf.rect
  }
}
