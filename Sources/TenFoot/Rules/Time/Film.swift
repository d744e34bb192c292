import Foundation

/// Frames in the order that they are seen in, with their times: what the rules over time read.
///
/// It keeps of each frame what those rules need and no pixels.
public nonisolated struct Film: Sendable {
  /// A frame with its time.
  struct Frame: Sendable {
    /// When it is shown, in seconds from the start.
    let time: Double
    /// The line or number by which its author knows it.
    let line: Int
    /// What is kept of it.
    let reading: FilmReading
  }

  private(set) var frames: [Frame] = []
  /// How many frames there are.
  public var frameCount: Int { frames.count }
  private(set) var size = CGSize.zero
  /// When the last frame ends, in seconds; `nil` while it is still seen.
  public var end: Double?

  /// Creates a film without frames.
  public init() {}

  /// Appends a frame.
  ///
  /// - Parameters:
  ///   - composition: What is seen.
  ///   - bitmap: Its picture; `nil` leaves out what needs pixels.
  ///   - time: When it is shown first, in seconds from the start; not before the last one's.
  ///   - line: The number by which its author knows it.
  public mutating func append(
    _ composition: Composition, drawn bitmap: Bitmap?, at time: Double, line: Int? = nil
  ) {
    append(
      FilmReading(SceneReading(composition.layout), drawn: bitmap), at: time, line: line)
  }

  /// Appends a frame that was read.
  package mutating func append(_ reading: FilmReading, at time: Double, line: Int?) {
    guard time.isFinite else { return }
    size = reading.size
    frames.append(
      Frame(
        time: max(time, frames.last?.time ?? time), line: line ?? frames.count + 1,
        reading: reading))
  }

  /// When a frame stops being seen; `nil` for the last one of a film without an end.
  func end(of index: Int) -> Double? { index + 1 < frames.count ? frames[index + 1].time : end }
}

/// Something about frames over time that their author should know.
public nonisolated struct FilmFinding: Hashable, Sendable {
  /// The finding.
  public var finding: Finding
  /// The lines of the frames that it is about, in order.
  public var lines: [Int]
}

/// Gathers what one rule finds in a film.
nonisolated struct FilmReport {
  private let rule: RuleInfo
  private let film: Film
  private let level: RuleLevel?
  private(set) var findings: [FilmFinding] = []

  init(_ rule: RuleInfo, on film: Film, level: RuleLevel? = nil) {
    self.rule = rule
    self.film = film
    self.level = level
  }

  /// Adds a finding on some frames.
  mutating func add(
    lines: [Int], text: FilmText? = nil, rect: CGRect?, severity: Finding.Severity? = nil,
    measure: RuleReport.Measure, _ message: String, hint: String
  ) {
    var finding = Finding(
      rule: rule.id, severity: level?.severity ?? severity ?? rule.severity,
      path: text?.path ?? "", rect: rect, message: message, hint: hint)
    if let unit = rule.unit {
      finding.measured = Finding.Quantity(measure.measured.roundedForReports, unit)
      finding.required = Finding.Quantity(measure.required.roundedForReports, unit)
    }
    finding.place = text?.place
    // What is the whole screen's is judged as the view that holds all others.
    let judgements =
      text?.judgements
      ?? film.frames.first { lines.contains($0.line) }?.reading.judgements
    if let judgement = judgements?[rule.id] {
      finding.exception = judgement.exception
      if let severity = judgement.severity { finding.severity = severity }
    }
    findings.append(FilmFinding(finding: finding, lines: lines))
  }
}
