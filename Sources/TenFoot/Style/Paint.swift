/// What fills a shape or a text, with colors as numbers; gradients are placed in the bounds of what
/// they fill.
package nonisolated enum Paint: Hashable, Sendable {
  case color(Color.Resolved)
  case linearGradient([ResolvedStop], start: UnitPoint, end: UnitPoint)

  /// The paint with its opacity multiplied.
  package func opacity(_ opacity: Double) -> Paint {
    func faded(_ color: Color.Resolved) -> Color.Resolved {
      Color.Resolved(
        red: color.red, green: color.green, blue: color.blue,
        opacity: color.opacity * Float(opacity))
    }
    switch self {
    case .color(let color):
      return .color(faded(color))
    case .linearGradient(let stops, let start, let end):
      let faded = stops.map { ResolvedStop(color: faded($0.color), location: $0.location) }
      return .linearGradient(faded, start: start, end: end)
    }
  }
}
