public import Foundation

/// The characters of a picture that are not drawn in the family asked for: in which they are drawn
/// instead, or that none has them.
///
/// It is meant for machines: encoded as JSON, it is an array of objects with the keys of ``Entry``.
public nonisolated struct SubstitutionReport: Hashable, Sendable, Encodable {
  /// Characters of one text that one family draws for another.
  public struct Entry: Hashable, Sendable, Codable {
    /// Where in the view tree: the names of the views from the root, separated by slashes.
    public var path: String
    /// The whole text.
    public var text: String
    /// The characters, each once.
    public var characters: String
    /// The characters as code points, such as `U+0E01`.
    public var codePoints: [String]
    /// The family asked for.
    public var requested: String
    /// The family that draws them; `nil` when none has them and boxes are drawn.
    public var used: String?
    /// What is drawn for the characters, such as “fi” for “ﬁ”; `nil` for they themselves.
    public var spelling: String?
  }

  /// The entries, in the order of the picture's texts.
  public let entries: [Entry]

  /// Writes the entries as an array.
  public func encode(to encoder: any Encoder) throws { try entries.encode(to: encoder) }

  /// The report as JSON with sorted keys, the same on every machine.
  ///
  /// - Returns: The bytes of a JSON array in UTF-8.
  /// - Throws: What `JSONEncoder` throws; strings can always be encoded.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension Composition {
  /// The characters that are not drawn in the family asked for.
  public nonisolated var substitutions: SubstitutionReport {
    let nodes = layout.nodes
    return SubstitutionReport(
      entries: nodes.nodes.indices.flatMap { node -> [SubstitutionReport.Entry] in
        guard case .text(let text) = nodes.nodes[node].kind else { return [] }
        return layout.shapedTexts[text].substitutions.map { substitution in
          SubstitutionReport.Entry(
            path: nodes.path(of: node), text: nodes.texts[text].text.runs.map(\.text).joined(),
            characters: substitution.characters,
            codePoints: substitution.characters.unicodeScalars.map(\.codePoint),
            requested: substitution.requested, used: substitution.used,
            spelling: substitution.spelling)
        }
      })
  }
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it, such as `U+0041`.
  nonisolated var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
