import Foundation
import TenFoot

/// How a lint report is written.
enum LintFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs.
  case json
  /// For code hosts.
  case sarif

  static let option = Option<LintFormat>(
    "--format", "FORMAT", help: "How the report is written: \(alternatives(names)).",
    fallback: .value(.text, text: "text")
  ) { text throws(ToolError) in
    guard let format = LintFormat(rawValue: text.lowercased()) else {
      throw .badValue(
        name: "--format", value: text, rule: "a report is \(alternatives(names))",
        nearest: Suggestion.nearest(to: text, in: names))
    }
    return format
  }

  private static var names: [String] { allCases.map(\.rawValue) }

  /// The report in this format.
  func data(of report: LintReport, in tool: Tool) throws(ToolError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      switch self {
      case .text: return Data(LintText(report: report).description.utf8)
      case .json: return try encoder.encode(LintJSON(report)) + Data("\n".utf8)
      case .sarif:
        let log = LintSARIF(report, tool: tool.name, version: tool.version)
        return try encoder.encode(log) + Data("\n".utf8)
      }
    } catch {
      throw .fault("the report can't be written as \(rawValue): \(error)")
    }
  }
}
