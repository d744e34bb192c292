import TenFoot

/// The findings of a run, each cause once with how often it was found.
struct FindingTally {
  /// What makes two findings one: the same said of another place or line is the same cause.
  private struct Cause: Hashable {
    let rule: String
    let severity: Finding.Severity
    let message: String
  }

  private struct Entry {
    let finding: Finding
    let firstLine: Int?
    var count = 1
  }

  /// A run of any length has no more causes in memory than this; what comes later is counted only.
  private static let limit = 100

  private var entries: [Entry] = []
  private var places: [Cause: Int] = [:]
  private var otherCount = 0
  /// Whether there was a finding of warning or worse.
  private(set) var hasWarnings = false

  /// Adds the findings of a frame, of the line of that number if it is one of many.
  mutating func add(_ findings: [Finding], line: Int? = nil) {
    for finding in findings {
      if finding.severity >= .warning { hasWarnings = true }
      let cause = Cause(
        rule: finding.rule, severity: finding.severity, message: finding.message)
      if let place = places[cause] {
        entries[place].count += 1
      } else if entries.count < Self.limit {
        places[cause] = entries.count
        entries.append(Entry(finding: finding, firstLine: line))
      } else {
        otherCount += 1
      }
    }
  }

  /// Writes the findings to standard error.
  func report(in tool: Tool) {
    for entry in entries { tool.console.report("\(tool.name): \(Self.sentence(entry))") }
    if otherCount > 0 {
      tool.console.report("\(tool.name): and \(Count(otherCount, "finding")) more")
    }
  }

  private static func sentence(_ entry: Entry) -> String {
    let finding = entry.finding
    var sentence = "\(finding.severity.rawValue): \(finding.message)"
    if let hint = finding.hint { sentence += "; \(hint)" }
    if !finding.path.isEmpty { sentence += " (\(finding.path))" }
    if let line = entry.firstLine {
      sentence += entry.count > 1 ? ", \(entry.count) times from line \(line)" : ", line \(line)"
    } else if entry.count > 1 {
      sentence += ", \(entry.count) times"
    }
    return sentence
  }
}
