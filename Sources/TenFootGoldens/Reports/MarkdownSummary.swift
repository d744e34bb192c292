/// A run in Markdown, as GitHub shows it under a job.
package struct MarkdownSummary: CustomStringConvertible {
  /// The most goldens that are named in one group.
  private static let limit = 20

  private let status: GoldenStatus

  /// Creates a summary.
  package init(_ status: GoldenStatus) { self.status = status }

  /// The document.
  package var description: String {
    var lines = ["## Goldens", ""]
    lines += ["| | |", "| --- | ---: |", "| checked | \(status.run.results.count) |"]
    lines += GoldenStatus.Trouble.allCases.map { trouble in
      "| \(trouble.rawValue) | \(status.paths[trouble, default: []].count) |"
    }
    if let reason = status.run.incompleteness {
      lines += ["", "Obsolete goldens are not told: \(Self.plain(reason))."]
    }
    for (number, group) in status.run.failureGroups.enumerated() {
      let results = group.results.filter { !status.accepted.contains($0.golden) }
      guard !results.isEmpty else { continue }
      lines += ["", "### \(number + 1). \(Self.plain(group.cause)) (\(results.count))", ""]
      lines += results.prefix(Self.limit).map { "- `\($0.golden)`" }
      let more = results.count - Self.limit
      if more > 0 { lines.append("- and \(more) more") }
      guard results.contains(where: \.outcome.canBeAccepted) else { continue }
      lines += ["", "```", GoldenCommand.accept(group: number + 1), "```"]
    }
    for trouble in [GoldenStatus.Trouble.missing, .unlisted, .obsolete, .stray] {
      let paths = status.paths[trouble, default: []]
      guard !paths.isEmpty else { continue }
      lines += ["", "### \(trouble.rawValue)", ""] + paths.prefix(Self.limit).map { "- `\($0)`" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text without characters that Markdown or HTML would act on.
  private static func plain(_ text: String) -> String {
    MarkupText(text).description.replacing("|", with: "\\|").replacing("`", with: "'")
  }
}
