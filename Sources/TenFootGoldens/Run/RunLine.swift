import TenFootRaster

/// A line of a run's file.
struct RunLine: Codable, Sendable {
  /// The run itself; the first line.
  var header: Header?
  /// A process that checks goldens began.
  var began: Int32?
  /// A process came to its end without a crash.
  var ended: Int32?
  /// A golden was checked.
  var result: GoldenResult?
  /// The line before this one was cut off, as by the end of the process that wrote it.
  var cutsOff: Bool?

  /// Whether the line says nothing, as one of another kind does.
  var isEmpty: Bool {
    header == nil && began == nil && ended == nil && result == nil && cutsOff == nil
  }

  /// What is known of a run from the start.
  struct Header: Codable, Hashable, Sendable {
    /// The run's identity.
    var run: String
    /// When it began, in seconds since 1970 in Greenwich.
    var started: Int
    /// The checksum of the package's sources; `nil` for a run in one part, which is held beside no
    /// other.
    var sources: Checksum?
    /// Whether only some of the tests run.
    var isFiltered: Bool
    /// Which part of the suite it is.
    var shard: GoldenSettings.Shard
    /// What it does with goldens.
    var mode: GoldenMode
    /// The goldens that failed in the run before.
    var failedBefore: [String]
  }
}

extension RunLine.Header {
  /// The longest time between the beginnings of two parts of one run: twelve hours, in seconds.
  static let longestRun = 12 * 60 * 60

  /// Whether a run can have begun then, as a part of so many: a file may say anything.
  var isPossible: Bool {
    // The years up to 9999, in seconds since 1970 in Greenwich.
    (0...253_402_300_799).contains(started) && shard.isPossible
  }

  /// Why two records are not parts of one run; `nil` when they may be.
  func conflict(with other: Self) -> String? {
    if shard.count != other.shard.count {
      return "are of suites in \(shard.count) and in \(other.shard.count) parts"
    }
    if sources != other.sources { return "are of two states of the package's sources" }
    if mode != other.mode { return "are of runs that \(mode.rawValue) and \(other.mode.rawValue)" }
    let hours = abs(started - other.started) / 3600
    if abs(started - other.started) > Self.longestRun { return "began \(hours) hours apart" }
    return nil
  }
}
