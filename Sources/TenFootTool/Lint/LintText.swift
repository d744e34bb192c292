import Foundation
import TenFoot

/// A lint report for people.
struct LintText: CustomStringConvertible {
  let report: LintReport

  /// How many lines of states are named one by one.
  private static let mostLines = 8

  var description: String {
    var text = ""
    for cause in report.found { text += entry(cause) }
    for cause in report.exceptions { text += exception(cause) }
    return text + summary + "\n"
  }

  private func entry(_ cause: LintReport.Cause) -> String {
    let finding = cause.finding
    var text = "\(finding.severity.rawValue) \(finding.rule): \(finding.message)\n"
    if let hint = finding.hint { text += "   \(hint)\n" }
    let place = place(of: cause)
    if !place.isEmpty { text += "   \(place)\n" }
    return text
  }

  private func exception(_ cause: LintReport.Cause) -> String {
    let reason = cause.finding.exception ?? ""
    let place = place(of: cause)
    return "exception \(cause.finding.rule): \(reason)\n" + (place.isEmpty ? "" : "   \(place)\n")
  }

  private func place(of cause: LintReport.Cause) -> String {
    let finding = cause.finding
    var parts: [String] = []
    if !finding.path.isEmpty { parts.append(finding.path) }
    if let place = ReportedPlace(finding.place) { parts.append("\(place.file):\(place.line)") }
    if let rect = finding.rect {
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0.rounded()))" }
      parts.append("at \(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])")
    }
    if !cause.lines.isEmpty { parts.append(lines(cause.lines)) }
    if cause.count > 1 { parts.append("\(cause.count) times") }
    return parts.joined(separator: ", ")
  }

  private func lines(_ lines: [Int]) -> String {
    let shown = lines.prefix(Self.mostLines).map(String.init).joined(separator: " ")
    let rest = lines.count - Self.mostLines
    return "line\(lines.count == 1 ? "" : "s") \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }

  private var summary: String {
    let found = report.found
    let counts = Finding.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = found.count { $0.finding.severity == severity }
      let noun =
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
      return count > 0 ? Count(count, noun).description : nil
    }
    let states = report.stateCount > 1 ? " in \(Count(report.stateCount, "state"))" : ""
    return (counts.isEmpty ? "nothing to mend" : counts.joined(separator: ", ")) + states
  }
}
