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
      // A file may say anything; two numbers that are not below 0 have a difference.
      zip([allowance.channel, allowance.pixels, allowance.window], needed).map { allowed, needed in
        max(max(allowed, 0) - max(needed, 0), 0)
      }
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
