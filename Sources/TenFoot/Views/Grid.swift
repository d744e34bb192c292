public import Foundation

/// Rows of cells in columns.
///
/// A view that is no ``GridRow`` is a cell that spans all columns.
public nonisolated struct Grid<Content: View>: View {
  private let grid: GridContent
  private let content: Content

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    grid = GridContent(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Lowers the grid and its rows.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let grid = GridContent(
      alignment: view.grid.alignment,
      horizontalSpacing: lowering.usable(view.grid.horizontalSpacing, "Grid(horizontalSpacing:)"),
      verticalSpacing: lowering.usable(view.grid.verticalSpacing, "Grid(verticalSpacing:)"))
    lowering.tree.layout.grids.append(grid)
    lowering.container(.grid(lowering.tree.layout.grids.count - 1)) {
      Content._lower(view.content, into: &$0)
    }
  }
}

/// The cells of one row of a grid; outside of a grid it is a ``Group``.
public nonisolated struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Lowers the cells.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    guard lowering.isInGrid else { return Content._lower(view.content, into: &lowering) }
    lowering.gridRow(.gridRow(view.alignment)) { Content._lower(view.content, into: &$0) }
  }
}

extension View {
  /// Lets the cell span some columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(NodeModifier(kind: .gridCell(.columns(count))))
  }

  /// Puts the view at a point of its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(NodeModifier(kind: .gridCell(.anchor(anchor))))
  }

  /// Keeps the view from asking for a length on some axes: it gets what other cells make.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(NodeModifier(kind: .gridCell(.unsizedAxes(axes))))
  }

  /// Aligns all cells of the view's column.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(NodeModifier(kind: .gridCell(.columnAlignment(guide))))
  }
}
