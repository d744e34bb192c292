import Foundation
import TenFoot

/// A lint report as SARIF 2.1.0 (OASIS), which code hosts show on pull requests.
struct LintSARIF: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Message: Encodable { let text: String }

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name: String
    let version: String
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let defaultConfiguration: Configuration
  }

  struct Configuration: Encodable { let level: String }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Message
    let locations: [Location]
    let suppressions: [Suppression]?
    let properties: Properties
  }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation?
    let logicalLocations: [LogicalLocation]?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  struct Artifact: Encodable { let uri: String }
  struct Region: Encodable { let startLine: Int }
  struct LogicalLocation: Encodable { let fullyQualifiedName: String }

  struct Suppression: Encodable {
    let kind = "inSource"
    let justification: String
  }

  /// What SARIF has no field for.
  struct Properties: Encodable {
    let rect: LintJSON.Rect?
    let measured: LintJSON.Quantity?
    let required: LintJSON.Quantity?
    let states: [Int]
    let count: Int
  }

  init(_ report: LintReport, tool: String, version: String) {
    let known = report.rules.infos
    // Views themselves notice some things, which no rule stands for.
    let others = Set(report.causes.map(\.finding.rule)).subtracting(known.map(\.id)).sorted()
    let rules =
      known.map { info in
        Rule(
          id: info.id, shortDescription: Message(text: info.requirement),
          fullDescription: Message(
            text: "\(info.requirement). How: \(info.formula). Source: \(info.source)."),
          defaultConfiguration: Configuration(level: Self.level(info.severity)))
      }
      + others.map { id in
        Rule(
          id: id, shortDescription: Message(text: id), fullDescription: Message(text: id),
          defaultConfiguration: Configuration(level: "warning"))
      }
    let places = Dictionary(
      rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
    let causes = report.found + report.exceptions
    runs = [
      Run(
        tool: Tool(driver: Driver(name: tool, version: version, rules: rules)),
        results: causes.map { Self.result($0, index: places[$0.finding.rule]) })
    ]
  }

  private static func result(_ cause: LintReport.Cause, index: Int?) -> Result {
    let (finding, entry) = (cause.finding, LintJSON.Entry(cause))
    let hint = finding.hint.map { ": \($0)" } ?? ""
    let physical = ReportedPlace(finding.place).map { place in
      PhysicalLocation(
        artifactLocation: Artifact(uri: uri(place.file)), region: Region(startLine: place.line))
    }
    let logical = finding.path.isEmpty ? nil : [LogicalLocation(fullyQualifiedName: finding.path)]
    let location =
      physical == nil && logical == nil
      ? [] : [Location(physicalLocation: physical, logicalLocations: logical)]
    return Result(
      ruleId: finding.rule, ruleIndex: index, level: level(finding.severity),
      message: Message(text: finding.message + hint), locations: location,
      suppressions: finding.exception.map { [Suppression(justification: $0)] },
      properties: Properties(
        rect: entry.rect, measured: entry.measured, required: entry.required, states: cause.lines,
        count: cause.count))
  }

  private static func level(_ severity: Finding.Severity) -> String {
    switch severity {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// A path as a URI reference.
  private static func uri(_ path: String) -> String {
    let encoded = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}
