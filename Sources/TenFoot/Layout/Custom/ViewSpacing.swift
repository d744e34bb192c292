public import Foundation

/// The distances that a view wants from others, on each edge.
public nonisolated struct ViewSpacing: Sendable {
  private var top: EdgeSpacing
  private var leading: EdgeSpacing
  private var bottom: EdgeSpacing
  private var trailing: EdgeSpacing

  /// Creates the distances of a view without wishes.
  public init() { self.init { EdgeSpacing.standard($0) } }

  init(_ spacing: (Edge) -> EdgeSpacing) {
    top = spacing(.top)
    leading = spacing(.leading)
    bottom = spacing(.bottom)
    trailing = spacing(.trailing)
  }

  /// No distance on any edge.
  public static let zero = ViewSpacing { _ in EdgeSpacing.zero }

  subscript(edge: Edge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Takes the larger distances of two on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge].formUnion(other[edge])
    }
  }

  /// The larger distances of two on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance to a view that stands behind this one along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let distance =
      axis == .horizontal
      ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
    return distance ?? EdgeSpacing.fallback
  }
}

extension LayoutEngine {
  mutating func viewSpacing(of node: Int) -> ViewSpacing {
    ViewSpacing { spacing(of: node, $0) }
  }
}
