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

  /// What is known of a run from the start.
  struct Header: Codable, Hashable, Sendable {
    /// The run's identity.
    var run: String
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
