/// Stripes over much of the screen, which disturb some people as flashes do.
nonisolated enum StripePattern: TimeRule, PixelRule {
  static let info = RuleInfo(
    "PATTERN", .warning, "no more than 5 pairs of stripes cover over 25 % for over 0.5 s",
    unit: .share, formula: "runs of like stripes on 16 rows and 16 columns",
    source: "Wilkins, Emmett and Harding", isAboutLegibility: false)

  static func check(_ film: Film, _ report: inout FilmReport) {
    var start: Int?
    for (index, frame) in film.frames.enumerated() {
      guard let stripes = frame.reading.stripes, isHarmful(stripes) else {
        start = nil
        continue
      }
      let first = start ?? index
      if start == nil { start = index }
      let end = film.end(of: index) ?? frame.time
      let time = end - film.frames[first].time
      guard time > Thresholds.stripeTime + Tolerance.ratio else { continue }
      report.add(
        lines: (first...index).map { film.frames[$0].line }, rect: stripes.rect,
        measure: .init(measured: stripes.area, required: Thresholds.stripeArea),
        message(stripes), hint: hint)
      return
    }
  }

  /// A frame by itself is taken to stay.
  static func check(_ frame: FrameReading, _ report: inout RuleReport) {
    guard frame.scene.isInRoom, let stripes = frame.stripes, isHarmful(stripes) else { return }
    report.add(
      at: nil, rect: stripes.rect,
      measure: .init(measured: stripes.area, required: Thresholds.stripeArea), message(stripes),
      hint: hint)
  }

  private static func isHarmful(_ stripes: StripeReading) -> Bool {
    stripes.pairs > Thresholds.mostStripes && stripes.area > Thresholds.stripeArea
  }

  private static func message(_ stripes: StripeReading) -> String {
    "\(stripes.pairs) pairs of stripes cover \((stripes.area * 100).said) % of the screen"
  }

  private static let hint = "use fewer or paler stripes, or a smaller part of the screen"
}
