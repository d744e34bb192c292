import Foundation
import TenFoot

extension DisplayPaint {
  /// Whether the paint has to know where it is drawn.
  var isPlaced: Bool { if case .color = self { false } else { true } }

  /// Whether nothing shines through.
  var isOpaque: Bool {
    switch self {
    case .color(let color):
      color.opacity >= 1
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _, _),
      .angularGradient(let stops, _, _, _):
      !stops.isEmpty && stops.allSatisfy { $0.color.opacity >= 1 }
    case .mesh(let mesh):
      mesh.colors.allSatisfy { $0.opacity >= 1 }
    case .backdrop, .image:
      false
    }
  }

  /// The opacity of what brings its own colors: a gradient's first.
  var opacity: Double {
    switch self {
    case .color(let color):
      Double(color.opacity)
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _, _),
      .angularGradient(let stops, _, _, _):
      Double(stops.first?.color.opacity ?? 0)
    case .mesh(let mesh):
      Double(mesh.vertices.first?.color.opacity ?? 0)
    case .backdrop:
      1
    case .image(_, _, _, _, let opacity):
      opacity
    }
  }

  /// A gradient's colors and how they are spread in pixels; `nil` for what is no gradient, has no
  /// colors, or a place that is no number.
  func spread(in space: PixelSpace) -> (stops: [ResolvedStop], spread: GradientPixels.Spread)? {
    switch self {
    case .color, .mesh, .backdrop, .image:
      return nil
    case .linearGradient(let stops, let start, let end):
      guard !stops.isEmpty, let start = space.point(start), let end = space.point(end) else {
        return nil
      }
      return (stops, .linear(start: start, end: end))
    case .radialGradient(let stops, let center, let unit, let from, let to):
      guard !stops.isEmpty, let center = space.point(center),
        let width = space.coordinate(unit.width), let height = space.coordinate(unit.height),
        from.isFinite, to.isFinite
      else { return nil }
      return (
        stops,
        .radial(
          center: center, unit: CGSize(width: width, height: height), from: from, to: to)
      )
    case .angularGradient(let stops, let center, let from, let to):
      guard !stops.isEmpty, let center = space.point(center), from.isFinite, to.isFinite else {
        return nil
      }
      return (stops, .angular(center: center, from: from, to: to))
    }
  }
}
