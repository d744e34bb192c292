public import Foundation

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``, or several.
public nonisolated struct GridItem: Sendable {
  /// The length of a column or row.
  public enum Size: Sendable {
    /// A length in points.
    case fixed(CGFloat)
    /// An equal share of what is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows of a least length as fit into an equal share of what is left.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length.
  public var size: Size
  /// The distance to the next column or row; `nil` for 8.
  public var spacing: CGFloat?
  /// Where views stand in their cells; `nil` for the middle.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Section headers that stay in sight while their content is scrolled.
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in columns of given widths, row after row.
public nonisolated struct LazyVGrid<Content: View>: View {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Lowers the grid and its views.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let grid = LazyGridContent(
      axis: .vertical, tracks: lowering.usable(view.columns), alignment: view.alignment.key,
      spacing: lowering.usable(view.spacing, "LazyVGrid(spacing:)"))
    lowering.lazyGrid(grid) { Content._lower(view.content, into: &$0) }
  }
}

/// Views in rows of given heights, column after column.
public nonisolated struct LazyHGrid<Content: View>: View {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Lowers the grid and its views.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let grid = LazyGridContent(
      axis: .horizontal, tracks: lowering.usable(view.rows), alignment: view.alignment.key,
      spacing: lowering.usable(view.spacing, "LazyHGrid(spacing:)"))
    lowering.lazyGrid(grid) { Content._lower(view.content, into: &$0) }
  }
}

extension ViewLowering {
  @MainActor fileprivate mutating func lazyGrid(
    _ grid: LazyGridContent, _ content: @MainActor (inout ViewLowering) -> Void
  ) {
    tree.layout.lazyGrids.append(grid)
    container(.lazyGrid(tree.layout.lazyGrids.count - 1), children: content)
  }

  /// The items with lengths that layout can use; the others are reported.
  nonisolated fileprivate mutating func usable(_ items: [GridItem]) -> [GridItem] {
    items.map { item in
      var item = item
      item.spacing = usable(item.spacing, "GridItem(spacing:)")
      item.size =
        switch item.size {
        case .fixed(let length):
          .fixed(max(usable(length, "GridItem.fixed") ?? 0, 0))
        case .flexible(let minimum, let maximum):
          .flexible(minimum: least(minimum), maximum: most(maximum))
        case .adaptive(let minimum, let maximum):
          .adaptive(minimum: least(minimum), maximum: most(maximum))
        }
      return item
    }
  }

  nonisolated private mutating func least(_ length: CGFloat) -> CGFloat {
    max(usable(length, "GridItem(minimum:)") ?? 0, 0)
  }

  nonisolated private mutating func most(_ length: CGFloat) -> CGFloat {
    length == .infinity ? length : max(usable(length, "GridItem(maximum:)") ?? .infinity, 0)
  }
}
