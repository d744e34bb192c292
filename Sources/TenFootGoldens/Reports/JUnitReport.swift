import Foundation

/// A run in JUnit's XML, as Jenkins, GitLab and Azure read it.
package struct JUnitReport: CustomStringConvertible {
  private let run: RunRecord
  private let files: ResultFiles

  /// Creates a report of a run, whose pictures are in a folder of results.
  package init(_ run: RunRecord, files: ResultFiles) {
    self.run = run
    self.files = files
  }

  /// The document.
  package var description: String {
    let results = run.results.values.sorted { $0.golden < $1.golden }
    let failures = results.count { !$0.outcome.passes }
    let cases = results.map(testCase).joined()
    let counts = "tests=\"\(results.count)\" failures=\"\(failures)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      <testsuite name="goldens" \(counts)>
      \(cases)</testsuite>
      </testsuites>

      """
  }

  private func testCase(_ result: GoldenResult) -> String {
    let parts = result.golden.split(separator: "/")
    let suite = MarkupText(parts.dropLast().joined(separator: "."))
    let name = MarkupText(parts.last.map(String.init) ?? "")
    let head = "<testcase classname=\"\(suite)\" name=\"\(name)\""
    guard !result.outcome.passes else { return head + "/>\n" }
    let message = result.report?.message ?? result.outcome.rawValue
    let firstLine = message.split(separator: "\n").first.map(String.init) ?? ""
    // The line that the JUnit attachments plugin and GitLab turn into a picture.
    let attachments = ResultFiles.Part.allCases.map { files.url($0, of: result.golden).path }
      .filter { FileManager.default.fileExists(atPath: $0) }.map { "[[ATTACHMENT|\($0)]]" }
    return """
      \(head)>
      <failure type="\(result.outcome.rawValue)" message="\(MarkupText(firstLine))">\
      \(MarkupText(message))</failure>
      <system-out>\(MarkupText(attachments.joined(separator: "\n")))</system-out>
      </testcase>

      """
  }
}

/// A text inside of XML or HTML.
struct MarkupText: CustomStringConvertible {
  private let text: String

  init(_ text: String) { self.text = text }

  var description: String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // XML 1.0 has no way to write other control characters.
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
