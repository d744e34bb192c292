/// What a run does with goldens, by the variable `TENFOOT_GOLDENS`.
package enum GoldenMode: String, CaseIterable, Codable, Sendable {
  /// Compares, and writes no golden.
  case verify
  /// Compares, and records goldens that are missing.
  case missing
  /// Records all that differ.
  case all
  /// Compares, and records those that failed in the last run.
  case failed
}
