import Foundation

/// Gathers what one rule finds in one scene, at the levels that authors and callers set.
nonisolated struct RuleReport {
  private let rule: RuleInfo
  private let scene: SceneReading
  private let level: RuleLevel?
  private(set) var findings: [Finding] = []

  init(_ rule: RuleInfo, on scene: SceneReading, level: RuleLevel? = nil) {
    self.rule = rule
    self.scene = scene
    self.level = level
  }

  /// What was measured, and what would pass.
  struct Measure {
    var measured: Double
    var required: Double
    /// In what, where that isn't the rule's own unit.
    var unit: RuleUnit?
  }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - node: The node that it is about; `nil` for the whole screen.
  ///   - rect: Where, in points of the screen; the node's own place where `nil`.
  ///   - severity: How bad, where that isn't the rule's own.
  ///   - measure: The numbers in the rule's unit.
  ///   - message: What is the case.
  ///   - hint: What would be right.
  mutating func add(
    at node: Int?, rect: CGRect?, severity: Finding.Severity? = nil, measure: Measure? = nil,
    _ message: String, hint: String? = nil
  ) {
    var finding = Finding(
      rule: rule.id, severity: level?.severity ?? severity ?? rule.severity,
      path: node.map(scene.nodes.path(of:)) ?? "", rect: rect, message: message, hint: hint)
    if let measure, let unit = measure.unit ?? rule.unit {
      finding.measured = Finding.Quantity(measure.measured.roundedForReports, unit)
      finding.required = Finding.Quantity(measure.required.roundedForReports, unit)
    }
    if let node { finding.place = scene.place(of: node) }
    // What is the whole screen's is judged as the view that holds all others.
    if !scene.nodes.nodes.isEmpty {
      let judgement = scene.judgement(of: node ?? 0, by: rule)
      finding.exception = judgement.exception
      if let severity = judgement.severity { finding.severity = severity }
    }
    findings.append(finding)
  }
}

extension Double {
  /// The number to a thousandth, so that reports are the same on every machine.
  nonisolated var roundedForReports: Double {
    isFinite ? (self * 1000).rounded() / 1000 : self
  }

  /// The number with at most one place, as sentences have it.
  nonisolated var said: String {
    guard abs(self) < 1e9 else { return "\(self)" }
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  /// The number with two places where one would hide what is wrong.
  nonisolated var saidFinely: String {
    guard abs(self) < 1e9 else { return "\(self)" }
    return "\((self * 100).rounded() / 100)"
  }
}

/// Room for the error of reckoning: what is right by a hair is right.
nonisolated enum Tolerance {
  static let ratio = 1e-9
  /// In points.
  static let length: CGFloat = 0.01
}

extension RuleReport {
  /// Adds a finding for each of the text engine's issues that `message` has one for.
  mutating func addIssues(
    of scene: SceneReading,
    _ message: ([ShapedText.Issue]) -> [(message: String, hint: String)]
  ) {
    for node in scene.nodes.nodes.indices {
      guard case .text(let text) = scene.nodes.nodes[node].kind else { continue }
      for found in message(scene.layout.shapedTexts[text].issues) {
        add(at: node, rect: scene.layout.frames[node], found.message, hint: found.hint)
      }
    }
  }
}
