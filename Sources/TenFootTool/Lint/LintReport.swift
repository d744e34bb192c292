import Foundation
import TenFoot

/// What linting found: each cause once, with the lines of states that it occurs on.
struct LintReport {
  /// Findings of one rule in one part of the scene.
  struct Cause {
    /// The worst of them.
    var finding: Finding
    /// The lines that it occurs on, in order; empty for a single state.
    var lines: [Int]
    /// How often it was found.
    var count: Int
  }

  /// What makes two findings one.
  private struct Key: Hashable {
    let rule: String
    let severity: Finding.Severity
    let part: String
    let unit: RuleUnit?
    let exception: String?
  }

  let scene: String
  let canvas: DisplayCanvas
  let rules: RuleSet
  /// How many states were looked at.
  private(set) var stateCount = 0
  private(set) var causes: [Cause] = []
  private var places: [Key: Int] = [:]

  init(scene: String, canvas: DisplayCanvas, rules: RuleSet) {
    self.scene = scene
    self.canvas = canvas
    self.rules = rules
  }

  /// Adds the findings of a state; each is a cause of its own when there is but one state.
  mutating func add(_ findings: [Finding], line: Int?) {
    stateCount += 1
    for finding in findings { add(finding, lines: line.map { [$0] } ?? []) }
  }

  /// Adds the findings of a film of states.
  mutating func add(_ findings: [FilmFinding]) {
    for found in findings { add(found.finding, lines: found.lines) }
  }

  private mutating func add(_ finding: Finding, lines: [Int]) {
    let key = Key(
      rule: finding.rule, severity: finding.severity,
      part: lines.isEmpty ? "\(causes.count)" : Self.part(finding),
      unit: finding.measured?.unit, exception: finding.exception)
    guard let place = places[key] else {
      places[key] = causes.count
      causes.append(Cause(finding: finding, lines: lines, count: 1))
      return
    }
    causes[place].count += 1
    let known = causes[place].lines
    causes[place].lines = known + lines.filter { !known.contains($0) }
    if finding.isWorse(than: causes[place].finding) { causes[place].finding = finding }
  }

  /// The part of the scene that a finding is about: its path without what changes from state to
  /// state, the number of an element and what a text says.
  private static func part(_ finding: Finding) -> String {
    let steps = finding.path.split(separator: "/").map { step in
      step.hasPrefix("[") ? "[]" : String(step.prefix { $0 != " " })
    }
    return steps.joined(separator: "/") + (finding.place.map { ":\($0.file):\($0.line)" } ?? "")
  }

  /// The causes that count, the worst first.
  var found: [Cause] {
    let counting = causes.filter { $0.finding.exception == nil }
    return Finding.Severity.allCases.reversed().flatMap { severity in
      counting.filter { $0.finding.severity == severity }
    }
  }

  /// The causes that are intended.
  var exceptions: [Cause] { causes.filter { $0.finding.exception != nil } }

  /// Whether there is a finding of error.
  var hasErrors: Bool { found.contains { $0.finding.severity == .error } }
}

extension Finding {
  /// Whether what was measured is farther from what is required.
  fileprivate func isWorse(than other: Finding) -> Bool {
    guard let measured, let required, let reference = other.measured, let goal = other.required
    else { return false }
    return abs(measured.value - required.value) > abs(reference.value - goal.value)
  }
}

/// Where a finding stands in the author's code, as reports write it: relative to where the tool runs.
struct ReportedPlace {
  let file: String
  let line: Int

  init?(_ place: SourcePlace?) {
    guard let place else { return nil }
    let folder = FileManager.default.currentDirectoryPath + "/"
    file = place.file.hasPrefix(folder) ? String(place.file.dropFirst(folder.count)) : place.file
    line = place.line
  }
}
