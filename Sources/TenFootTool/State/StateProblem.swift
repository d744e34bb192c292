/// What is wrong with a state, and where.
struct StateProblem: Error, Equatable, CustomStringConvertible {
  /// The file's name, or `standard input`.
  var source: String
  /// The line in the source, from 1.
  var line: Int?
  /// The character in the line, from 1.
  var column: Int?
  /// The way from the outermost value: `teams[1].score`; empty for that value itself.
  var path = ""
  /// What was expected and what was found.
  var message: String

  var description: String {
    var place = source
    if let line { place += ", line \(line)" }
    if let column { place += ", column \(column)" }
    let sentence = [place, path, message].filter { !$0.isEmpty }.joined(separator: ": ")
    return sentence.hasSuffix("?") || sentence.hasSuffix(".") ? sentence : sentence + "."
  }
}
