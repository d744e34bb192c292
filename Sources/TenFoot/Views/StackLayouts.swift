public import Foundation

/// The layout of an ``HStack``, to be switched with others or asked by them.
public nonisolated struct HStackLayout: Layout {
  /// The guide that views are aligned by.
  public var alignment: VerticalAlignment
  /// The distance between views; `nil` for what they want.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers and dividers stand in a row.
  public static var layoutProperties: LayoutProperties { .init(stackOrientation: .horizontal) }

  /// Lowers a row.
  @MainActor public static func _lower<Content: View>(
    _ layout: Self, content: Content, into lowering: inout ViewLowering
  ) {
    HStack<Content>._lower(
      HStack(alignment: layout.alignment, spacing: layout.spacing) { content }, into: &lowering)
  }

  /// The size of the row.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.stackSize(.horizontal, alignment.key, spacing, proposal)
  }

  /// Places views in a row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.placeStack(.horizontal, alignment.key, spacing, bounds, proposal)
  }
}

/// The layout of a ``VStack``, to be switched with others or asked by them.
public nonisolated struct VStackLayout: Layout {
  /// The guide that views are aligned by.
  public var alignment: HorizontalAlignment
  /// The distance between views; `nil` for what they want.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers and dividers stand in a column.
  public static var layoutProperties: LayoutProperties { .init(stackOrientation: .vertical) }

  /// Lowers a column.
  @MainActor public static func _lower<Content: View>(
    _ layout: Self, content: Content, into lowering: inout ViewLowering
  ) {
    VStack<Content>._lower(
      VStack(alignment: layout.alignment, spacing: layout.spacing) { content }, into: &lowering)
  }

  /// The size of the column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.stackSize(.vertical, alignment.key, spacing, proposal)
  }

  /// Places views in a column.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.placeStack(.vertical, alignment.key, spacing, bounds, proposal)
  }
}

/// The layout of a ``ZStack``, to be switched with others or asked by them.
public nonisolated struct ZStackLayout: Layout {
  /// The guides that views are aligned by.
  public var alignment: Alignment

  /// Creates a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Lowers a pile.
  @MainActor public static func _lower<Content: View>(
    _ layout: Self, content: Content, into lowering: inout ViewLowering
  ) {
    ZStack<Content>._lower(ZStack(alignment: layout.alignment) { content }, into: &lowering)
  }

  /// The size of the pile.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.withEngine { $0.zStackSize(subviews.nodes, proposal) } ?? .zero
  }

  /// Places views over one another.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(in: bounds) { $0.addZStackPlacements(subviews.nodes, alignment, bounds.size) }
  }
}

/// The layout of a ``Grid``, to be switched with others.
public nonisolated struct GridLayout: Layout {
  /// Where views stand in their cells.
  public var alignment: Alignment
  /// The distance between columns; `nil` for 8.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows; `nil` for 8.
  public var verticalSpacing: CGFloat?

  /// Creates a layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Lowers a grid.
  @MainActor public static func _lower<Content: View>(
    _ layout: Self, content: Content, into lowering: inout ViewLowering
  ) {
    let grid = Grid(
      alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing,
      verticalSpacing: layout.verticalSpacing
    ) { content }
    Grid<Content>._lower(grid, into: &lowering)
  }

  /// The size of views that are no rows: a column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.stackSize(.vertical, alignment.horizontal.key, verticalSpacing, proposal)
  }

  /// Places views that are no rows in a column.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.placeStack(
      .vertical, alignment.horizontal.key, verticalSpacing, bounds, proposal)
  }
}

extension LayoutProperties {
  nonisolated fileprivate init(stackOrientation: Axis) {
    self.init()
    self.stackOrientation = stackOrientation
  }
}

extension LayoutSubviews {
  nonisolated fileprivate func stackSize(
    _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ proposal: ProposedViewSize
  ) -> CGSize {
    withEngine { $0.stackSize(nodes, axis, alignment, spacing, proposal) } ?? .zero
  }

  nonisolated fileprivate func placeStack(
    _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ bounds: CGRect,
    _ proposal: ProposedViewSize
  ) {
    place(in: bounds) {
      $0.addStackPlacements(nodes, axis, alignment, spacing, bounds.size, proposal)
    }
  }

  /// Gives the views the places that one of the engine's own layouts finds for them.
  nonisolated fileprivate func place(
    in bounds: CGRect, _ addPlacements: (inout LayoutEngine) -> Void
  ) {
    let placements = withEngine { engine in
      let start = engine.placements.count
      addPlacements(&engine)
      defer { engine.placements.removeSubrange(start...) }
      return Array(engine.placements[start...])
    }
    for placement in placements ?? [] {
      first { $0.node == placement.node }?
        .place(at: bounds.origin + placement.origin, proposal: placement.proposal)
    }
  }
}
