public import Foundation

/// Colors with their places along a gradient.
public nonisolated struct Gradient: Hashable, Sendable {
  /// A color and its place.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The place, 0 at the start and 1 at the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The numbers that colors are mixed in.
  public enum ColorSpace: Hashable, Sendable {
    /// sRGB as encoded.
    case device
    /// Oklab, in which equal steps look equal.
    case perceptual
  }

  /// The stops, in order.
  public var stops: [Stop]

  /// Creates a gradient from its stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The paint of the gradient in an environment: of one color that color, of none nothing.
  func paint(
    in environment: EnvironmentValues, spread: ([ResolvedStop]) -> Paint
  ) -> _ResolvedPaint {
    let stops = resolve(in: environment)
    guard stops.count > 1 else {
      return stops.last.map { _ResolvedPaint(.color($0.color)) }
        ?? Color.clear._paint(in: environment)
    }
    return _ResolvedPaint(spread(stops))
  }

  /// The stops with colors as numbers, places clamped to 0…1 and in order.
  package func resolve(in environment: EnvironmentValues) -> [ResolvedStop] {
    var reached: CGFloat = 0
    return stops.map { stop in
      let location = stop.location.isFinite ? stop.location : 0
      reached = max(reached, min(max(location, 0), 1))
      return ResolvedStop(color: stop.color.resolve(in: environment), location: reached)
    }
  }
}

/// A color of a gradient as numbers, and its place, 0…1 and never before the stop in front of it.
public nonisolated struct ResolvedStop: Hashable, Sendable {
  /// The color.
  public var color: Color.Resolved
  /// The place, 0 at the start and 1 at the end.
  public var location: CGFloat

  /// Creates a stop.
  public init(color: Color.Resolved, location: CGFloat) {
    self.color = color
    self.location = location
  }
}
