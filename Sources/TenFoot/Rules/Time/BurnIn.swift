/// Bright things that stand still for so long that they burn in.
nonisolated enum BurnIn: TimeRule {
  static let info = RuleInfo(
    "BURN-IN", .info,
    "what is bright and over 1 % of the screen changes within 5 minutes; after 10 "
      + "it is a warning",
    unit: .seconds, formula: "cells of a grid of 48 × 27 with L* above 80 that don't change",
    source: "own", isAboutLegibility: false)

  /// The change of a cell's luminance that moves it.
  private static let still = 0.01

  static func check(_ film: Film, _ report: inout FilmReport) {
    let grids = film.frames.enumerated().compactMap { index, frame in
      frame.reading.grid.map { (index, frame.time, $0) }
    }
    guard let first = grids.first, let last = grids.last else { return }
    let finish = film.end ?? last.1
    let cells = first.2.shades.indices
    // For each cell the longest time that it stood still and was bright.
    var since = cells.map { _ in first.1 }
    var held = cells.map { _ in first.2 }
    var longest = cells.map { _ in 0.0 }
    var shares = cells.map { _ in 0.0 }
    func close(_ cell: Int, at time: Double) {
      let share = held[cell].bright[cell]
      guard share > 0 else { return }
      if time - since[cell] > longest[cell] {
        longest[cell] = time - since[cell]
        shares[cell] = share
      }
    }
    for (_, time, grid) in grids.dropFirst() {
      for cell in cells {
        let change = abs(grid.shades[cell].luminance - held[cell].shades[cell].luminance)
        guard change > still else { continue }
        close(cell, at: time)
        since[cell] = time
        held[cell] = grid
      }
    }
    for cell in cells { close(cell, at: finish) }
    /// The cells that are held for longer than a time, when they are more than the area.
    func burning(_ time: Double) -> (cells: [Int], area: Double, time: Double)? {
      let held = cells.filter { longest[$0] > time + Tolerance.ratio }
      let area = held.reduce(0) { $0 + shares[$1] } / Double(cells.count)
      guard area > Thresholds.burnArea, let least = held.map({ longest[$0] }).min() else {
        return nil
      }
      return (held, area, least)
    }
    let worse = burning(Thresholds.burnWarningTime)
    guard let found = worse ?? burning(Thresholds.burnTime) else { return }
    report.add(
      lines: film.frames.map(\.line), rect: LuminanceGrid.rect(of: found.cells, in: film.size),
      severity: worse == nil ? .info : .warning,
      measure: .init(measured: found.time, required: Thresholds.burnTime),
      "\((found.area * 100).said) % of the screen is bright and stands still for "
        + "\(found.time.said) s",
      hint: "move it by 2 to 4 points every minute, or go to a dark idle scene")
  }
}
