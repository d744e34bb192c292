import Foundation

/// Why a golden can't be checked at all.
public enum GoldenError: Error, Hashable, Sendable {
  /// A name that can't name a golden; `rule` says what would be right.
  case badName(String, rule: String)
  /// Two calls that would share a golden.
  case usedTwice(golden: String, first: String, second: String)
  /// An environment variable with a value that it can't have.
  case badSetting(variable: String, value: String, rule: String)
  /// No folder of goldens can be told from the test's file or the current folder.
  case noPackage(searchedFrom: [String])
  /// A file that can't be read.
  case cannotRead(String, reason: String)
  /// A file that can't be written.
  case cannotWrite(String, reason: String)
  /// A name in `ignoring:` that no view of the picture has.
  case noSuchView(golden: String, identifier: String)
  /// Characters that no font has, which a picture would show as boxes.
  case missingGlyphs(golden: String, [String])
  /// An allowance that can't be one; `rule` says what would be right.
  case badAllowance(golden: String, rule: String)
  /// A view that can't be drawn.
  case drawing(String)
  /// The comparison doesn't notice a difference that it must notice.
  case blindComparison(String)
  /// A matrix of checks with an axis that has nothing on it, or something that can't be; `rule` says
  /// what would be right.
  case badMatrix(golden: String, rule: String)
  /// A folder of results without the record of a run.
  case noRun(goldens: String, results: String)
  /// A change to goldens that is refused.
  case refused(String)
}

extension GoldenError {
  /// No run is on record where these settings look for one.
  package static func noRun(_ settings: GoldenSettings) -> GoldenError {
    .noRun(goldens: settings.folder.path, results: settings.scratch.path)
  }
}

extension GoldenError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .badName(let name, let rule):
      "a golden can't be called \"\(name)\": \(rule)"
    case .usedTwice(let golden, let first, let second):
      """
      the golden \(golden) has two owners, \(first) and \(second); each check needs a name of its own
      """
    case .badSetting(let variable, let value, let rule):
      "\(variable) can't be \"\(value)\": \(rule)"
    case .noPackage(let places):
      """
      there is no Package.swift in or above \(places.joined(separator: " or ")); \
      name the folder of goldens with `in:` or TENFOOT_GOLDENS_FOLDER
      """
    case .cannotRead(let path, let reason): "\(path) can't be read: \(reason)"
    case .cannotWrite(let path, let reason): "\(path) can't be written: \(reason)"
    case .noSuchView(let golden, let identifier):
      """
      the golden \(golden) can't ignore "\(identifier)": no view of that accessibilityIdentifier is \
      in the picture
      """
    case .missingGlyphs(let golden, let findings):
      """
      the golden \(golden) would show boxes: \(findings.joined(separator: "; ")); \
      give the check a renderer with a font that has them, by `with:`
      """
    case .badAllowance(let golden, let rule):
      "the golden \(golden) can't have this allowance: \(rule)"
    case .drawing(let reason): reason
    case .blindComparison(let what): "the comparison of pictures did not notice \(what)"
    case .badMatrix(let golden, let rule): "the golden \(golden) can't be checked: \(rule)"
    case .noRun(let goldens, let results):
      """
      no run of the goldens in \(goldens) is on record in \(results); run the tests first, by \
      `swift test`
      """
    case .refused(let reason): reason
    }
  }
}
