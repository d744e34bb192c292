/// The allowances of the last run: what each golden may differ by, and what it needed.
package struct AllowanceLedger: Sendable {
  /// An allowance and its use.
  package struct Line: Sendable {
    /// The golden's path.
    package var golden: String
    /// What it may differ by.
    package var allowance: GoldenAllowance
    /// What it needed: channel, pixels, window.
    package var needed: [Int]

    /// Whether its last day is over.
    package func hasEnded(by settings: GoldenSettings) -> Bool {
      allowance.until.map { settings.today > $0 } ?? false
    }

    /// What is allowed and was not needed: channel, pixels, window.
    package var slack: [Int] {
      zip([allowance.channel, allowance.pixels, allowance.window], needed).map { max($0 - $1, 0) }
    }
  }

  /// The lines, in the order of the goldens.
  package let lines: [Line]

  /// Reads the allowances of a run.
  package init(_ run: RunRecord) {
    lines = run.results.values.sorted { $0.golden < $1.golden }.compactMap { result in
      result.allowance.map { allowance in
        let report = result.report
        return Line(
          golden: result.golden, allowance: allowance,
          needed: [report?.channel ?? 0, report?.pixels ?? 0, report?.window ?? 0])
      }
    }
  }
}
