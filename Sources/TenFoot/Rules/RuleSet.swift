/// Something that can be wrong with a picture.
nonisolated protocol Rule: Sendable {
  /// The rule's name, in kebab case.
  static var id: String { get }

  /// What is wrong in a layout, by this rule.
  static func findings(in layout: LayoutTree) -> [Finding]
}

/// The rules that a picture is held against.
public nonisolated struct RuleSet: Sendable {
  private let rules: [any Rule.Type]

  /// All of TenFoot's rules.
  public static let tenFoot = RuleSet(rules: [
    MissingGlyph.self, MissingFamily.self, MissingWidth.self, MissingItalic.self,
    TruncatedText.self, UnreadableImage.self,
  ])

  /// What is wrong in a layout, by any of the rules.
  public func check(_ layout: LayoutTree) -> [Finding] {
    rules.flatMap { $0.findings(in: layout) }
  }
}

extension LayoutTree {
  /// A finding for each text for which `message` has one.
  func textFindings(
    _ rule: String, _ severity: Finding.Severity,
    _ message: (_ text: Int) -> [(message: String, hint: String)]
  ) -> [Finding] {
    nodes.nodes.indices.flatMap { node -> [Finding] in
      guard case .text(let text) = nodes.nodes[node].kind else { return [] }
      return message(text).map { found in
        Finding(
          rule: rule, severity: severity, path: nodes.path(of: node), rect: frames[node],
          message: found.message, hint: found.hint)
      }
    }
  }
}
