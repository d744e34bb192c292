import Foundation

/// A grid while it is being laid out.
nonisolated struct MeasuredGrid {
  struct Cell {
    let node: Int
    let row: Int
    let column: Int
    var span = 1
    var unsizedAxes: Axis.Set = []
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
  }

  var cells: [Cell] = []
  var rowAlignments: [VerticalAlignment] = []
  var columnAlignments: [HorizontalAlignment?] = []
  var columns: [CGFloat] = []
  var rows: [CGFloat] = []
  /// Where the guide of each row's alignment stands in it.
  var lines: [CGFloat] = []
  let spacing: CGSize

  var size: CGSize {
    CGSize(width: total(columns, spacing.width), height: total(rows, spacing.height))
  }

  private func total(_ lengths: [CGFloat], _ spacing: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + spacing * CGFloat(max(lengths.count - 1, 0))
  }

  /// The width of the columns that a cell spans.
  func width(of cell: Cell) -> CGFloat {
    columns[cell.column..<cell.column + cell.span].reduce(0, +)
      + spacing.width * CGFloat(cell.span - 1)
  }

  /// The top leading corner of a cell.
  func origin(of cell: Cell) -> CGPoint {
    CGPoint(
      x: columns[..<cell.column].reduce(0, +) + spacing.width * CGFloat(cell.column),
      y: rows[..<cell.row].reduce(0, +) + spacing.height * CGFloat(cell.row))
  }
}

extension LayoutEngine {
  mutating func gridSize(
    _ node: Int, _ grid: GridContent, _ proposal: ProposedViewSize
  ) -> CGSize {
    measureGrid(node, grid, proposal).size
  }

  mutating func addGridPlacements(
    _ node: Int, _ grid: GridContent, _ proposal: ProposedViewSize
  ) {
    let measured = measureGrid(node, grid, proposal)
    for cell in measured.cells {
      let box = CGSize(width: measured.width(of: cell), height: measured.rows[cell.row])
      let inner = ProposedViewSize(box)
      let size = size(cell.node, inner)
      let guides = guides(
        Alignment(
          horizontal: horizontalAlignment(of: cell, in: measured, grid),
          vertical: measured.rowAlignments[cell.row]), of: cell.node, inner)
      let place =
        if let anchor = cell.anchor {
          CGPoint(
            x: (box.width - size.width) * anchor.x, y: (box.height - size.height) * anchor.y)
        } else {
          CGPoint(
            x: defaultGuide(horizontalAlignment(of: cell, in: measured, grid).key, in: box)
              - guides.x,
            y: rowLine(cell.row, of: measured, in: box) - guides.y)
        }
      placements.append(
        Placement(node: cell.node, origin: measured.origin(of: cell) + place, proposal: inner))
    }
  }

  private func horizontalAlignment(
    of cell: MeasuredGrid.Cell, in grid: MeasuredGrid, _ content: GridContent
  ) -> HorizontalAlignment {
    (cell.span == 1 ? grid.columnAlignments[cell.column] : nil) ?? content.alignment.horizontal
  }

  /// Where the guide of a row's alignment stands: in the row itself, or where its cells' meet.
  private func rowLine(_ row: Int, of grid: MeasuredGrid, in box: CGSize) -> CGFloat {
    let key = grid.rowAlignments[row].key
    return key.isFrameGuide ? defaultGuide(key, in: box) : grid.lines[row]
  }

  // MARK: Cells

  private mutating func measureGrid(
    _ node: Int, _ grid: GridContent, _ proposal: ProposedViewSize
  ) -> MeasuredGrid {
    var measured = MeasuredGrid(
      spacing: CGSize(
        width: grid.horizontalSpacing ?? EdgeSpacing.fallback,
        height: grid.verticalSpacing ?? EdgeSpacing.fallback))
    addCells(of: node, grid, to: &measured)
    sizeColumns(of: &measured, proposal)
    sizeRows(of: &measured, proposal)
    return measured
  }

  private func addCells(of node: Int, _ grid: GridContent, to measured: inout MeasuredGrid) {
    var columnCount = 1
    var wide: [Int] = []
    for (row, child) in tree.children(of: node).enumerated() {
      guard case .gridRow(let alignment) = tree.nodes[child].kind else {
        wide.append(measured.cells.count)
        measured.cells.append(cell(child, row: row, column: 0))
        measured.rowAlignments.append(grid.alignment.vertical)
        continue
      }
      measured.rowAlignments.append(alignment ?? grid.alignment.vertical)
      var column = 0
      for node in tree.children(of: child) {
        let cell = cell(node, row: row, column: column)
        measured.cells.append(cell)
        column += cell.span
      }
      columnCount = max(columnCount, column)
    }
    for index in wide { measured.cells[index].span = columnCount }
    measured.columns = Array(repeating: 0, count: columnCount)
    measured.rows = Array(repeating: 0, count: measured.rowAlignments.count)
    measured.lines = measured.rows
    measured.columnAlignments = Array(repeating: nil, count: columnCount)
    for cell in measured.cells where cell.columnAlignment != nil {
      measured.columnAlignments[cell.column] = cell.columnAlignment
    }
  }

  /// The most columns that a cell may span; more cells than this don't fit on a screen.
  private static let mostColumns = 1000

  /// A cell with what was said about it, the outermost word last.
  private func cell(_ node: Int, row: Int, column: Int) -> MeasuredGrid.Cell {
    var cell = MeasuredGrid.Cell(node: node, row: row, column: column)
    var inner = node
    while tree.nodes[inner].kind.hasOneChild {
      if case .gridCell(let trait) = tree.nodes[inner].kind {
        switch trait {
        case .columns(let count): cell.span = min(max(count, 1), Self.mostColumns)
        case .anchor(let anchor): cell.anchor = anchor
        case .unsizedAxes(let axes): cell.unsizedAxes = axes
        case .columnAlignment(let alignment): cell.columnAlignment = alignment
        }
      }
      inner += 1
    }
    return cell
  }

  // MARK: Columns

  private mutating func sizeColumns(of grid: inout MeasuredGrid, _ proposal: ProposedViewSize) {
    var isFlexible = Array(repeating: false, count: grid.columns.count)
    for cell in grid.cells where cell.span == 1 && !cell.unsizedAxes.contains(.horizontal) {
      let ideal = size(cell.node, .unspecified).width
      grid.columns[cell.column] = max(grid.columns[cell.column], ideal)
      let most = size(cell.node, ProposedViewSize(width: .infinity, height: nil)).width
      if most == .infinity { isFlexible[cell.column] = true }
    }
    for cell in grid.cells where cell.span > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let missing = size(cell.node, .unspecified).width - grid.width(of: cell)
      guard missing > 0, missing.isFinite else { continue }
      for column in cell.column..<cell.column + cell.span {
        grid.columns[column] += missing / CGFloat(cell.span)
      }
    }
    // With one column, cells that span all columns are its cells.
    if grid.columns.count > 1, !isFlexible.contains(true) {
      for cell in grid.cells where cell.span > 1 && !cell.unsizedAxes.contains(.horizontal) {
        let most = size(cell.node, ProposedViewSize(width: .infinity, height: nil)).width
        guard most == .infinity else { continue }
        for column in cell.column..<cell.column + cell.span { isFlexible[column] = true }
      }
    }
    guard let width = proposal.width else { return }
    let free = width - grid.size.width
    if free < 0 {
      shrinkColumns(of: &grid, to: width)
    } else if let share = Self.share(free, isFlexible) {
      for column in grid.columns.indices where isFlexible[column] { grid.columns[column] += share }
    }
  }

  private static func share(_ free: CGFloat, _ isFlexible: [Bool]) -> CGFloat? {
    let count = isFlexible.lazy.filter(\.self).count
    return free > 0 && count > 0 ? free / CGFloat(count) : nil
  }

  /// Makes columns narrower as a stack does: the least flexible first, each an equal part of what is
  /// left, none below its cells' least width.
  private mutating func shrinkColumns(of grid: inout MeasuredGrid, to width: CGFloat) {
    var least = Array(repeating: CGFloat.zero, count: grid.columns.count)
    for cell in grid.cells where cell.span == 1 && !cell.unsizedAxes.contains(.horizontal) {
      let minimum = size(cell.node, ProposedViewSize(width: 0, height: nil)).width
      least[cell.column] = max(least[cell.column], minimum)
    }
    let ideals = grid.columns
    var available = width - grid.spacing.width * CGFloat(grid.columns.count - 1)
    let order = ideals.indices.sorted {
      let (one, other) = (ideals[$0] - least[$0], ideals[$1] - least[$1])
      return one == other ? $0 < $1 : one < other
    }
    for (served, column) in order.enumerated() {
      let share = max(available / CGFloat(order.count - served), 0)
      var length = least[column]
      for cell in grid.cells
      where cell.column == column && cell.span == 1 && !cell.unsizedAxes.contains(.horizontal) {
        let answer = size(cell.node, ProposedViewSize(width: share, height: nil)).width
        length = max(length, answer)
      }
      grid.columns[column] = min(length, ideals[column])
      available -= grid.columns[column]
    }
  }

  // MARK: Rows

  private mutating func sizeRows(of grid: inout MeasuredGrid, _ proposal: ProposedViewSize) {
    var isFlexible = Array(repeating: false, count: grid.rows.count)
    var below = grid.rows
    for cell in grid.cells where !cell.unsizedAxes.contains(.vertical) {
      let inner = ProposedViewSize(width: grid.width(of: cell), height: nil)
      let size = size(cell.node, inner)
      grid.rows[cell.row] = max(grid.rows[cell.row], size.height)
      let key = grid.rowAlignments[cell.row].key
      if !key.isFrameGuide, cell.anchor == nil {
        let guide = guide(key, of: cell.node, size: size, inner)
        grid.lines[cell.row] = max(grid.lines[cell.row], guide)
        below[cell.row] = max(below[cell.row], size.height - guide)
      }
      let most = self.size(cell.node, ProposedViewSize(width: inner.width, height: .infinity))
      if most.height == .infinity { isFlexible[cell.row] = true }
    }
    for row in grid.rows.indices {
      grid.rows[row] = max(grid.rows[row], grid.lines[row] + below[row])
    }
    guard let height = proposal.height else { return }
    if let share = Self.share(height - grid.size.height, isFlexible) {
      for row in grid.rows.indices where isFlexible[row] { grid.rows[row] += share }
    }
  }
}
