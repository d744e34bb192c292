package import TenFootRaster

/// What a run found out about one golden.
package struct GoldenResult: Codable, Hashable, Sendable {
  /// How a check ended.
  package enum Outcome: String, Codable, CaseIterable, Sendable {
    /// All is as it was.
    case same
    /// Something differs, within what is allowed.
    case allowed
    /// Something differs.
    case changed
    /// There is no golden yet.
    case new
    /// The golden can't be read.
    case unreadable
    /// The golden was written, which is no success.
    case recorded
    /// The golden was not checked, as the check itself is at fault.
    case faulty

    /// Whether a test that ends so passes.
    package var passes: Bool { self == .same || self == .allowed }

    /// Whether there is something that could become the golden.
    var canBeAccepted: Bool { self == .new || self == .changed || self == .unreadable }
  }

  /// The golden's path in the folder of goldens.
  package var golden: String
  /// What it keeps.
  package var kind: GoldenKind
  /// Where the check is written: file and line.
  package var call: String
  /// How the check ended.
  package var outcome: Outcome
  /// The checksum of the golden's file as the check saw it; `nil` when there was none.
  package var seen: Checksum?
  /// The index entry of what there is now.
  package var entry: GoldenEntry?
  /// What differs, when something does.
  package var report: Report?
  /// The difference that the check may have.
  package var allowance: GoldenAllowance?

  /// A line of what a check tells: `where: 15,10 13×10`.
  package struct Fact: Codable, Hashable, Sendable {
    /// What it is about.
    package var label: String
    /// What is so.
    package var text: String
  }

  /// What a check tells about a difference.
  package struct Report: Codable, Hashable, Sendable {
    /// The lines for people.
    package var message: String
    /// What goes with others of the same cause.
    package var cause: String
    /// What happened to the golden, in a few words that follow its name; `nil` if the message is all.
    package var what: String?
    /// The facts of the message.
    package var facts: [Fact]?
    /// The number of pixels that differ.
    package var pixels: Int?
    /// The largest difference of a channel.
    package var channel: Int?
    /// The most pixels that differ within any 32 × 32.
    package var window: Int?
    /// Where the picture differs.
    package var areas: [PixelArea]?
    /// Where it is not compared.
    package var ignored: [PixelArea]?

    /// Creates a report without numbers.
    package init(message: String, cause: String) {
      self.message = message
      self.cause = cause
    }
  }
}
