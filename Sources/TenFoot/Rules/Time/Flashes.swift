/// Flashes that can cause seizures.
nonisolated enum Flashes: TimeRule {
  static let info = RuleInfo(
    "FLASH-3", .error,
    "at most 3 flashes in a second over 2.5 % of the screen, and 0.36 s between their beginnings",
    unit: .flashes,
    formula:
      "pairs of opposite changes of 0.1 in relative luminance, the darker state below 0.8, in a "
      + "grid of 48 × 27",
    source: "WCAG 2.3.1; ITU-R BT.1702", isAboutLegibility: false)

  static func check(_ film: Film, _ report: inout FilmReport) {
    let track = FlashTrack(
      film,
      FlashTrack.Signal(
        change: { $1.luminance - $0.luminance }, step: Thresholds.flashStep,
        counts: { min($0.luminance, $1.luminance) < Thresholds.flashDark }))
    let most = Thresholds.mostFlashes
    if let worst = track.worstSecond(over: Thresholds.flashArea), worst.count > most {
      report.add(
        lines: worst.frames.map { film.frames[$0].line },
        rect: LuminanceGrid.rect(of: worst.cells, in: film.size),
        measure: .init(measured: Double(worst.count), required: Double(most)),
        "the screen flashes \(worst.count) times in a second, which can cause seizures",
        hint: "change it at most \(most) times a second, or fade it")
    } else if let least = track.leastGap(over: Thresholds.flashArea),
      least.gap < Thresholds.flashGap - Tolerance.ratio
    {
      report.add(
        lines: least.frames.map { film.frames[$0].line },
        rect: LuminanceGrid.rect(of: least.cells, in: film.size),
        measure: .init(measured: 1 / least.gap, required: 1 / Thresholds.flashGap),
        "two flashes begin \(least.gap.saidFinely) s apart, and "
          + "\(Thresholds.flashGap.saidFinely) s are safe",
        hint: "leave \(Thresholds.flashGap.saidFinely) s between them, or fade")
    }
  }
}
