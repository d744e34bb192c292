/// Flashes of saturated red, which are the most dangerous.
nonisolated enum RedFlashes: TimeRule {
  static let info = RuleInfo(
    "FLASH-RED", .error, "saturated red comes and goes at most 3 times in a second",
    unit: .flashes,
    formula:
      "pairs of opposite changes of 0.2 in CIE 1976 chromaticity, one state with R/(R+G+B) of "
      + "0.8 or more",
    source: "WCAG 2.3.1; ITU-R BT.1702", isAboutLegibility: false)

  static func check(_ film: Film, _ report: inout FilmReport) {
    let track = FlashTrack(
      film,
      FlashTrack.Signal(
        change: { $0.chromaticChange(to: $1) }, step: Thresholds.redStep,
        counts: { max($0.redShare, $1.redShare) >= Thresholds.saturatedRed - Tolerance.ratio }))
    let most = Thresholds.mostFlashes
    guard let worst = track.worstSecond(over: Thresholds.flashArea), worst.count > most else {
      return
    }
    report.add(
      lines: worst.frames.map { film.frames[$0].line },
      rect: LuminanceGrid.rect(of: worst.cells, in: film.size),
      measure: .init(measured: Double(worst.count), required: Double(most)),
      "saturated red flashes \(worst.count) times in a second, which can cause seizures",
      hint: "take a paler red, or let it stand")
  }
}

extension Shade {
  /// The share of red in linear light; black has none.
  nonisolated var redShare: Double {
    let sum = red + green + blue
    return sum > 1e-6 ? red / sum : 0
  }

  /// How far another color's chromaticity is in CIE 1976 (u′, v′); below 0 where it is less red.
  nonisolated func chromaticChange(to other: Shade) -> Double {
    let difference = other.chromaticity - chromaticity
    let distance = (difference * difference).sum().squareRoot()
    return other.redShare < redShare ? -distance : distance
  }

  /// u′ and v′ of CIE 1976; black has those of white.
  nonisolated private var chromaticity: SIMD2<Double> {
    let x = 0.4124564 * red + 0.3575761 * green + 0.1804375 * blue
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    let z = 0.0193339 * red + 0.1191920 * green + 0.9503041 * blue
    let sum = x + 15 * y + 3 * z
    guard luminance > 1e-4, sum > 0 else { return SIMD2(0.1978, 0.4683) }
    return SIMD2(4 * x / sum, 9 * y / sum)
  }
}
