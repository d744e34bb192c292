/// The help of the tool and of its commands, read from the same table as the parser.
enum HelpPage {
  private static let width = 80

  /// The page of the whole tool.
  static func tool(named name: String, commands: [any Command.Type]) -> String {
    let rows = commands.map { command in ["  " + command.name, command.summary] }
    return """
      Renders television frames without a television.

      Usage: \(name) COMMAND …

      Commands:
      \(table(rows))

      Flags:
        --help     this page; \(name) COMMAND --help tells all about a command
        --version  the version

      Exit codes:
      \(table(exitCodes))

      """
  }

  /// The page of one command.
  static func command(_ command: any Command.Type, tool name: String) -> String {
    let parameters = command.parameters
    let words = parameters.map { parameter in
      parameter.isRequired ? parameter.usage : "[\(parameter.usage)]"
    }
    let rows = parameters.filter { !$0.isPositional }.map(row)
    let arguments = parameters.filter(\.isPositional).map { ["  " + $0.name, $0.help] }
    var page = wrap(command.summary + ".", indent: 0) + "\n\n"
    page += wrap(words, after: "Usage: \(name) \(command.name)") + "\n\n"
    if !command.details.isEmpty { page += wrap(command.details, indent: 0) + "\n\n" }
    if !arguments.isEmpty { page += "Arguments:\n\(table(arguments))\n\n" }
    return page + "Flags:\n\(table(rows + [["  --help", "This page."]]))\n"
  }

  private static var exitCodes: [[String]] {
    ExitCode.allCases.map { code in ["  \(code.rawValue)", code.meaning] }
  }

  private static func row(_ flag: any Parameter) -> [String] {
    let name = [flag.shortName, flag.name].compactMap(\.self).joined(separator: ", ")
    var help = flag.help
    if flag.isRequired { help += " (required)" }
    if flag.isRepeatable { help += " (may be repeated)" }
    if let text = flag.defaultText { help += " (default: \(text))" }
    return ["  " + name + (flag.placeholder.map { " " + $0 } ?? ""), help]
  }

  /// Two columns, the second one wrapped.
  private static func table(_ rows: [[String]]) -> String {
    let column = (rows.map { $0[0].count }.max() ?? 0) + 2
    let lines = rows.map { row in
      let gap = String(repeating: " ", count: column - row[0].count)
      return row[0] + gap + wrap(row[1], indent: column)
    }
    return lines.joined(separator: "\n")
  }

  /// Wraps a text whose first line starts at `indent`, and the others too.
  private static func wrap(_ text: String, indent: Int) -> String {
    let margin = "\n" + String(repeating: " ", count: indent)
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    return paragraphs.map { paragraph in
      lines(of: paragraph.split(separator: " ").map(String.init), width: width - indent)
        .joined(separator: margin)
    }
    .joined(separator: margin)
  }

  private static func wrap(_ words: [String], after prefix: String) -> String {
    lines(of: [prefix] + words, width: width - 2).joined(separator: "\n  ")
  }

  private static func lines(of words: [String], width: Int) -> [String] {
    var lines = [""]
    for word in words {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = word
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
