/// The name that an author gives to a golden: a suite and a case, such as `scoreboard/final`.
///
/// Nothing is made up and nothing is cleaned up, so two goldens never share a file by accident.
package struct GoldenName: Hashable, Sendable, CustomStringConvertible {
  /// The most characters of a golden's path inside the folder of goldens.
  static let longestPath = 100

  /// The name as it was given.
  package let description: String

  /// Checks a name.
  package init(_ name: String) throws(GoldenError) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw .badName(name, rule: "a name is a suite and a case, such as scoreboard/final")
    }
    guard parts.allSatisfy(Self.isKebabCase) else {
      throw .badName(
        name, rule: "suite and case are lower case letters and digits, joined by single hyphens")
    }
    description = name
  }

  /// Whether a path inside the folder of goldens is one that a golden can have.
  static func isPath(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, path.count <= longestPath, parts[0...1].allSatisfy(isKebabCase) else {
      return false
    }
    return GoldenKind.allCases.contains { kind in
      parts[2].hasSuffix(kind.suffix) && isKebabCase(parts[2].dropLast(kind.suffix.count))
    }
  }

  /// The path of the golden of a variant and a kind, inside the folder of goldens.
  package func path(_ variant: String, _ kind: GoldenKind) throws(GoldenError) -> String {
    guard Self.isKebabCase(variant) else {
      throw .badName(
        description, rule: "its variant would be called \(variant), which is no name of a file here"
      )
    }
    let path = "\(description)/\(variant)\(kind.suffix)"
    guard path.count <= Self.longestPath else {
      throw .badName(
        description,
        rule: "\(path) has \(path.count) characters, and \(Self.longestPath) are allowed")
    }
    return path
  }

  static func isKebabCase(_ word: some StringProtocol) -> Bool {
    let parts = word.utf8.split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { byte in
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
    }
  }
}
