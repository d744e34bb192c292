import Foundation

extension Paint {
  /// The paint placed in bounds; `nil` when it can't be seen.
  nonisolated func absolute(in bounds: CGRect) -> DisplayPaint? {
    guard isVisible else { return nil }
    switch self {
    case .color(let color):
      return .color(color)
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops, start: start.point(in: bounds), end: end.point(in: bounds))
    case .radialGradient(let stops, let center, let from, let to):
      return .radialGradient(
        stops, center: center.point(in: bounds), unit: CGSize(width: 1, height: 1), from: from,
        to: to)
    case .ellipticalGradient(let stops, let center, let from, let to):
      return .radialGradient(
        stops, center: center.point(in: bounds), unit: bounds.size, from: from, to: to)
    case .angularGradient(let stops, let center, let from, let to):
      return .angularGradient(
        stops, center: center.point(in: bounds), from: from.radians, to: to.radians)
    case .mesh(let mesh):
      return .mesh(
        mesh.mapped {
          CGPoint(x: bounds.minX + $0.x * bounds.width, y: bounds.minY + $0.y * bounds.height)
        })
    case .material(let radius, let tint):
      return .backdrop(radius: radius, tint: tint)
    case .image(let source, let part, let pointsPerPixel, let opacity):
      return .image(
        source, part: part, pointsPerPixel: pointsPerPixel, origin: bounds.origin,
        opacity: opacity)
    }
  }

  nonisolated private var isVisible: Bool {
    switch self {
    case .color(let color):
      color.opacity > 0
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.contains { $0.color.opacity > 0 }
    case .mesh(let mesh):
      mesh.colors.contains { $0.opacity > 0 }
    case .material:
      true
    case .image(_, _, _, let opacity):
      opacity > 0
    }
  }
}
