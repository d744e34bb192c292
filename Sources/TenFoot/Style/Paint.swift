package import Foundation

/// What fills a shape or a text, with colors as numbers; gradients are placed in the bounds of what
/// they fill.
package nonisolated enum Paint: Hashable, Sendable {
  case color(Color.Resolved)
  case linearGradient([ResolvedStop], start: UnitPoint, end: UnitPoint)
  /// Between two distances from a point, in points.
  case radialGradient([ResolvedStop], center: UnitPoint, from: CGFloat, to: CGFloat)
  /// Between two distances from a point, in fractions of the bounds' sides.
  case ellipticalGradient([ResolvedStop], center: UnitPoint, from: CGFloat, to: CGFloat)
  case angularGradient([ResolvedStop], center: UnitPoint, from: Angle, to: Angle)
  /// Colors between points in fractions of the bounds.
  case mesh(ColorMesh)
  /// What is behind, blurred and tinted.
  case material(radius: CGFloat, tint: Color.Resolved)
  /// An image, or a part of it (from 0 to 1 on both axes), again and again.
  case image(ImageSource, part: CGRect, pointsPerPixel: CGFloat, opacity: Double = 1)

  /// The paint with its opacity multiplied.
  package func opacity(_ opacity: Double) -> Paint {
    func faded(_ color: Color.Resolved) -> Color.Resolved {
      Color.Resolved(
        red: color.red, green: color.green, blue: color.blue,
        opacity: color.opacity * Float(opacity))
    }
    func faded(_ stops: [ResolvedStop]) -> [ResolvedStop] {
      stops.map { ResolvedStop(color: faded($0.color), location: $0.location) }
    }
    switch self {
    case .color(let color):
      return .color(faded(color))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let from, let to):
      return .radialGradient(faded(stops), center: center, from: from, to: to)
    case .ellipticalGradient(let stops, let center, let from, let to):
      return .ellipticalGradient(faded(stops), center: center, from: from, to: to)
    case .angularGradient(let stops, let center, let from, let to):
      return .angularGradient(faded(stops), center: center, from: from, to: to)
    case .mesh(let mesh):
      return .mesh(mesh.recolored(faded))
    case .material(let radius, let tint):
      return .material(radius: radius, tint: faded(tint))
    case .image(let source, let part, let pointsPerPixel, let own):
      return .image(source, part: part, pointsPerPixel: pointsPerPixel, opacity: own * opacity)
    }
  }

  /// All colors that it has of its own.
  package var colors: [Color.Resolved] {
    switch self {
    case .color(let color), .material(_, let color): [color]
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.map(\.color)
    case .mesh(let mesh): mesh.colors
    case .image: []
    }
  }
}
