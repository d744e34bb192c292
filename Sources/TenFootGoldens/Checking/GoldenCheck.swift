import Foundation
import TenFoot
import TenFootRaster

/// Checks one golden: start reading here.
package struct GoldenCheck: Sendable {
  let session: GoldenSession
  let path: String
  let kind: GoldenKind
  let subject: GoldenSubject
  let ignored: [String]
  let allowance: GoldenAllowance?
  let call: String

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - path: The golden's path in the folder of goldens.
  ///   - kind: What it keeps.
  ///   - subject: What there is now.
  ///   - ignored: The identifiers of views that are not compared.
  ///   - allowance: The difference that a picture may have.
  ///   - call: Where the check is written.
  ///   - session: Where goldens are.
  package init(
    _ path: String, _ kind: GoldenKind, of subject: GoldenSubject, ignoring ignored: [String] = [],
    allowing allowance: GoldenAllowance? = nil, call: String, in session: GoldenSession
  ) {
    self.path = path
    self.kind = kind
    self.subject = subject
    self.ignored = ignored
    self.allowance = allowance
    self.call = call
    self.session = session
  }

  /// Compares, records where that was asked for, and writes down what was found.
  package func run() throws(GoldenError) -> GoldenResult {
    do {
      return try checked()
    } catch {
      // The golden is named all the same, so that nobody takes it for one that no test names.
      try session.log.append(
        GoldenResult(
          golden: path, kind: kind, call: call, outcome: .faulty,
          report: .init(message: "\(error)", cause: "checks at fault"), allowance: allowance))
      throw error
    }
  }

  private func checked() throws(GoldenError) -> GoldenResult {
    if let rule = allowance?.fault { throw .badAllowance(golden: path, rule: rule) }
    let content = try content()
    try session.registry.use(path, content: content.checksum, call: call)
    let stored = try session.folder.read(path)
    let entry = try session.folder.index().entries[path]
    var finding = try content.compare(with: stored, entry, self)
    if finding.outcome == .same {
      session.files.remove(path)
      try refresh(content, entry)
    } else {
      let now = try content.encoded(self)
      finding.entry = now.entry
      try keep(stored, now.data, &finding)
    }
    var result = GoldenResult(
      golden: path, kind: kind, call: call, outcome: finding.outcome,
      seen: stored.map { Checksum($0) }, entry: finding.entry, report: finding.report,
      allowance: allowance)
    if finding.outcome == .same, session.settings.mode == .all {
      // Whoever left the variable set learns of it at once, and not with the next real change.
      result.outcome = .recorded
      result.report = .init(
        message: "The golden \(path) is unchanged; a run with TENFOOT_GOLDENS=all is no check.",
        cause: "recording run")
    }
    try session.log.append(result)
    return result
  }

  /// What one check finds before it is written down.
  struct Finding {
    var outcome: GoldenResult.Outcome
    var report: GoldenResult.Report?
    var difference: Data?
    var entry: GoldenEntry?
  }

  private func content() throws(GoldenError) -> any GoldenContent {
    let views = try IgnoredViews(named: ignored, in: subject, golden: path)
    switch kind {
    case .picture:
      try refuseBoxes()
      return try PictureContent(subject, ignoring: views)
    case .checksums:
      try refuseBoxes()
      return TextContentCheck(text: try subject.checksums(ignoring: views))
    case .nodes, .layout, .displayList, .findings:
      return TextContentCheck(text: subject.text(kind))
    }
  }

  /// A box in the place of a character is no picture that anybody wants to keep.
  private func refuseBoxes() throws(GoldenError) {
    let findings = subject.missingGlyphs
    guard findings.isEmpty else { throw .missingGlyphs(golden: path, findings) }
  }

  /// Records what there is now if the run's mode says so, else keeps it for people to look at.
  private func keep(
    _ stored: Data?, _ actual: Data, _ finding: inout Finding
  ) throws(GoldenError) {
    guard shouldRecord(finding.outcome), let entry = finding.entry else {
      try session.files.write(actual, .actual, of: path)
      if let stored, finding.outcome != .unreadable {
        try session.files.write(stored, .expected, of: path)
      }
      if let difference = finding.difference {
        try session.files.write(difference, .difference, of: path)
      }
      return
    }
    try session.folder.write(actual, entry, to: path)
    session.files.remove(path)
    let verb = finding.outcome == .new ? "recorded" : "recorded anew"
    finding.outcome = .recorded
    finding.report = .init(
      message: "The golden \(path) was \(verb); look at it, then run again to verify.",
      cause: "recording run")
  }

  /// Brings a golden up to date whose picture is the same and whose origin is not, so that a later
  /// difference is not blamed on what changed long ago.
  private func refresh(_ content: any GoldenContent, _ entry: GoldenEntry?) throws(GoldenError) {
    guard session.settings.mode == .all else { return }
    let now = try content.encoded(self)
    guard now.entry != entry else { return }
    try session.folder.write(now.data, now.entry, to: path)
  }

  private func shouldRecord(_ outcome: GoldenResult.Outcome) -> Bool {
    guard !outcome.passes else { return false }
    return switch session.settings.mode {
    case .verify: false
    case .missing: outcome == .new
    case .all: true
    case .failed: session.log.failedBefore.contains(path)
    }
  }
}

/// What a golden keeps, ready to be compared and written.
protocol GoldenContent {
  /// Tells contents apart.
  var checksum: Checksum { get }
  /// Compares it with the golden's file.
  func compare(
    with stored: Data?, _ entry: GoldenEntry?, _ check: GoldenCheck
  ) throws(GoldenError) -> GoldenCheck.Finding
  /// The file that the golden would be.
  func encoded(_ check: GoldenCheck) throws(GoldenError) -> (data: Data, entry: GoldenEntry)
}

extension GoldenContent {
  /// What is told when there is no golden.
  func missing(_ check: GoldenCheck) -> GoldenCheck.Finding {
    var text = FailureText(check.path, "does not exist.")
    text.add("actual", check.session.files.url(.actual, of: check.path).path)
    text.add("record", "TENFOOT_GOLDENS=missing swift test, or accept what there is now")
    return GoldenCheck.Finding(outcome: .new, report: text.report(cause: "new"))
  }
}
