public import Foundation

/// Names an alignment guide and gives its value where no view sets it.
public nonisolated protocol AlignmentID: SendableMetatype {
  /// The guide's value in a view that doesn't set it, in points from the view's top left corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Adds the value that a container's child number `n` sets itself to the container's own.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// Keeps the mean of the values so far.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    parentValue = parentValue.map { ($0 * CGFloat(n) + childValue) / CGFloat(n + 1) } ?? childValue
  }
}

/// A guide that means a container's own edge or middle, whatever its children set.
nonisolated protocol FrameGuide: AlignmentID {
  /// Where it stands, as a fraction of the length.
  static var fraction: Float { get }
}

extension FrameGuide {
  /// Keeps the container's own.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

/// An alignment guide as layout handles it, whatever its axis.
package nonisolated struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis
  /// Whether it means a container's own edge or middle, whatever its children set.
  let isFrameGuide: Bool
  /// Whether it is one of the two that texts set.
  let isBaseline: Bool
  /// Where it stands in a view that doesn't set it, as a fraction of the length; not a number where
  /// the guide itself has to be asked.
  private let fraction: Float

  init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    let guide = id as? any FrameGuide.Type
    isFrameGuide = guide != nil
    isBaseline = id == FirstTextBaselineGuide.self || id == LastTextBaselineGuide.self
    fraction = guide?.fraction ?? (isBaseline ? 1 : .nan)
  }

  /// The guide's value in a view of a size that doesn't set it.
  func defaultValue(in size: CGSize) -> CGFloat {
    fraction.isNaN
      ? ViewDimensions(size: size).value(of: self) : size[axis] * CGFloat(fraction)
  }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// An alignment position along the horizontal axis.
public nonisolated struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates an alignment from the guide that it names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// The edge where lines begin.
  public static let leading = HorizontalAlignment(LeadingGuide.self)
  /// The middle.
  public static let center = HorizontalAlignment(HorizontalCenterGuide.self)
  /// The edge where lines end.
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
}

/// An alignment position along the vertical axis.
public nonisolated struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates an alignment from the guide that it names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// The top edge.
  public static let top = VerticalAlignment(TopGuide.self)
  /// The middle.
  public static let center = VerticalAlignment(VerticalCenterGuide.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(BottomGuide.self)
  /// The baseline of the first line of text; the bottom edge where there is none.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineGuide.self)
  /// The baseline of the last line of text; the bottom edge where there is none.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineGuide.self)
}

/// An alignment on both axes.
public nonisolated struct Alignment: Equatable, Sendable {
  /// The alignment on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading end of the first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading end of the last baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing end of the first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing end of the last baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

nonisolated enum LeadingGuide: FrameGuide {
  static let fraction: Float = 0

  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

nonisolated enum HorizontalCenterGuide: FrameGuide {
  static let fraction: Float = 0.5

  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

nonisolated enum TrailingGuide: FrameGuide {
  static let fraction: Float = 1

  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

nonisolated enum TopGuide: FrameGuide {
  static let fraction: Float = 0

  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

nonisolated enum VerticalCenterGuide: FrameGuide {
  static let fraction: Float = 0.5

  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

nonisolated enum BottomGuide: FrameGuide {
  static let fraction: Float = 1

  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

nonisolated enum FirstTextBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = parentValue.map { min($0, childValue) } ?? childValue
  }
}

nonisolated enum LastTextBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = parentValue.map { max($0, childValue) } ?? childValue
  }
}
