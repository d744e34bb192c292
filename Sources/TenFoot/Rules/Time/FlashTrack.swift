/// When each cell of a film flashes: a change and the opposite change, both large enough.
nonisolated struct FlashTrack {
  /// The times of the leading edges of each cell's flashes, with the frames.
  private(set) var flashes: [[(time: Double, frame: Int)]]

  /// What is followed in each cell.
  struct Signal {
    /// How far a shade is from an earlier one; below 0 on the way back.
    let change: (_ from: Shade, _ to: Shade) -> Double
    /// How far it must be.
    let step: Double
    /// Whether a change between two states counts.
    let counts: (_ one: Shade, _ other: Shade) -> Bool
  }

  init(_ film: Film, _ signal: Signal) {
    let cells = LuminanceGrid.columns * LuminanceGrid.rows
    flashes = Array(repeating: [], count: cells)
    for cell in 0..<cells {
      /// The last extreme, and the change that led to it: its direction and when it began.
      var extreme: Shade?
      var edge: (isRise: Bool, time: Double, frame: Int)?
      for (index, frame) in film.frames.enumerated() {
        guard let shade = frame.reading.grid?.shades[cell] else { continue }
        guard let last = extreme else {
          extreme = shade
          continue
        }
        let change = signal.change(last, shade)
        let isRise = change > 0
        if abs(change) >= signal.step - Tolerance.ratio, signal.counts(last, shade) {
          if let open = edge, open.isRise != isRise {
            // The way back completes the flash that began with the way there.
            flashes[cell].append((open.time, open.frame))
            edge = nil
          } else if edge == nil {
            edge = (isRise, frame.time, index)
          }
          extreme = shade
        } else if let open = edge, open.isRise == isRise, change != 0 {
          extreme = shade
        }
      }
    }
  }

  /// The moment with the most flashes in a second over more than an area.
  ///
  /// - Parameter area: The share of the screen, above which flashes count.
  /// - Returns: The number, the cells and the frames; `nil` when nothing flashes over the area.
  func worstSecond(over area: Double) -> (count: Int, cells: [Int], frames: [Int])? {
    worst(over: area) { times, start in
      times[start...].prefix { $0.time < times[start].time + 1 - 1e-9 }.count
    }
  }

  /// The least time between two leading edges over more than an area, with the cells and frames.
  func leastGap(over area: Double) -> (gap: Double, cells: [Int], frames: [Int])? {
    let gaps = flashes.enumerated().compactMap { cell, times -> (Double, Int)? in
      let all = zip(times, times.dropFirst()).map { $1.time - $0.time }
      return all.min().map { ($0, cell) }
    }.sorted { $0.0 < $1.0 }
    let needed = Int((area * Double(flashes.count)).rounded(.down))
    guard gaps.count > needed else { return nil }
    let cells = gaps.prefix(needed + 1).map(\.1)
    let frames = Set(cells.flatMap { flashes[$0].map(\.frame) }).sorted()
    return (gaps[needed].0, cells, frames)
  }

  private func worst(
    over area: Double, _ count: ([(time: Double, frame: Int)], Int) -> Int
  ) -> (count: Int, cells: [Int], frames: [Int])? {
    let most = flashes.map { times in times.indices.map { count(times, $0) }.max() ?? 0 }
    let needed = Int((area * Double(flashes.count)).rounded(.down))
    let ranked = most.indices.sorted { most[$0] > most[$1] }
    guard ranked.count > needed, most[ranked[needed]] > 0 else { return nil }
    let number = most[ranked[needed]]
    let cells = ranked.filter { most[$0] >= number }.sorted()
    let frames = Set(cells.flatMap { flashes[$0].map(\.frame) }).sorted()
    return (number, cells, frames)
  }
}
