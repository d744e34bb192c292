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
      var turns = Turns(signal)
      /// Where a flash began that is half over.
      var open: (time: Double, frame: Int)?
      for (index, frame) in film.frames.enumerated() {
        guard let shade = frame.reading.grid?.shades[cell], turns.follow(shade) else { continue }
        // The way back completes the flash that began with the way there.
        if let begun = open {
          flashes[cell].append(begun)
          open = nil
        } else {
          open = (frame.time, index)
        }
      }
    }
  }

  /// The turns of a signal: where it has come far enough from the farthest that it was the other way.
  private struct Turns {
    private let signal: Signal
    /// The farthest shades of both ways since the last turn.
    private var lowest: Shade?
    private var highest: Shade?
    /// Which way the signal goes; `nil` before the first turn.
    private var isRising: Bool?

    init(_ signal: Signal) { self.signal = signal }

    /// Goes on to the next shade; whether it makes a turn.
    mutating func follow(_ shade: Shade) -> Bool {
      guard let lowest, let highest else {
        (self.lowest, self.highest) = (shade, shade)
        return false
      }
      let least = signal.step - Tolerance.ratio
      if isRising != true, signal.change(lowest, shade) >= least, signal.counts(lowest, shade) {
        (isRising, self.highest) = (true, shade)
        return true
      }
      if isRising != false, signal.change(highest, shade) <= -least, signal.counts(highest, shade) {
        (isRising, self.lowest) = (false, shade)
        return true
      }
      if signal.change(lowest, shade) < 0 { self.lowest = shade }
      if signal.change(highest, shade) > 0 { self.highest = shade }
      return false
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
