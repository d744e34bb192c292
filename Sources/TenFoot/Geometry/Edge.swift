public import Foundation

/// An edge of a rectangle.
public nonisolated enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The edge where a line of text begins.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where a line of text ends.
  case trailing

  /// The axis that the edge stands across.
  package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge alone.
    public static let top = Set(.top)
    /// The leading edge alone.
    public static let leading = Set(.leading)
    /// The bottom edge alone.
    public static let bottom = Set(.bottom)
    /// The trailing edge alone.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// An edge on the horizontal axis.
public nonisolated enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The edge where a line of text begins.
  case leading
  /// The edge where a line of text ends.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The leading edge alone.
    public static let leading = Set(rawValue: 1)
    /// The trailing edge alone.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// An edge on the vertical axis.
public nonisolated enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The top edge alone.
    public static let top = Set(rawValue: 1)
    /// The bottom edge alone.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The inset distances for the four sides of a rectangle, in points.
public nonisolated struct EdgeInsets: Hashable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the leading edge.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the trailing edge.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from their four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of one distance on the edges in `edges`, and zero elsewhere.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }

  /// The inset of an edge.
  package subscript(edge: Edge) -> CGFloat {
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

  /// What the insets add to a width and to a height.
  package var total: CGSize { CGSize(width: leading + trailing, height: top + bottom) }
}
