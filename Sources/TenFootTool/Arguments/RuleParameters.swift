import TenFoot

/// What changes how much rules matter.
enum RuleParameters {
  static let levels = Option<RuleSet>(
    name: "--rule", placeholder: "ID=LEVEL",
    help: "How much a rule matters: \(alternatives(RuleLevel.allCases.map(\.rawValue))).",
    fallback: .value(.tenFoot, text: "as the rules say"), isRepeatable: true
  ) { texts throws(ToolError) in
    var rules = RuleSet.tenFoot
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let levels = RuleLevel.allCases.map(\.rawValue)
      guard parts.count == 2, let level = RuleLevel(rawValue: parts[1].lowercased()) else {
        let rule = "it is a rule and its level, \(alternatives(levels)), such as TXT-CAPS=off"
        let nearest = parts.count == 2 ? Suggestion.nearest(to: String(parts[1]), in: levels) : nil
        throw .badValue(
          name: "--rule", value: text, rule: rule, nearest: nearest.map { "\(parts[0])=\($0)" })
      }
      let ids = rules.infos.map(\.id)
      guard let id = ids.first(where: { $0.lowercased() == parts[0].lowercased() }) else {
        throw .unknown(
          .rule, String(parts[0]), nearest: Suggestion.nearest(to: String(parts[0]), in: ids),
          all: ids)
      }
      rules = rules.setting(id, to: level)
    }
    return rules
  }
}
