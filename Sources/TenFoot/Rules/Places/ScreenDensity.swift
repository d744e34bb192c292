import Foundation

/// More on the screen than people take in from a sofa.
nonisolated enum ScreenDensity: SceneRule {
  static let info = RuleInfo(
    "DENSITY", .warning, "a screen has at most 7 groups and 40 words", unit: .words,
    formula:
      "words of the texts that are seen; sections of the two outermost containers, a list is "
      + "one",
    source: "Xbox: what a telephone shows; webOS: two ideas")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom else { return }
    let words = scene.readTexts.reduce(0) { $0 + $1.words.count }
    if words > Thresholds.mostWords {
      report.add(
        at: nil, rect: scene.canvas.bounds,
        measure: .init(measured: Double(words), required: Double(Thresholds.mostWords)),
        "the screen has \(words) words, and people take in \(Thresholds.mostWords)",
        hint: "say less, or say it in turn")
    }
    let groups = groups(in: scene)
    if groups > Thresholds.mostGroups {
      report.add(
        at: nil, rect: scene.canvas.bounds,
        measure: .init(
          measured: Double(groups), required: Double(Thresholds.mostGroups), unit: .count),
        "the screen has \(groups) groups, and people take in \(Thresholds.mostGroups)",
        hint: "join some, or show them in turn")
    }
  }

  /// The sections of the screen: those of the outermost container that has several, and theirs.
  static func groups(in scene: SceneReading) -> Int {
    let leaves = Set(scene.readTexts.map(\.node) + scene.images.map(\.leaf.node))
    guard !leaves.isEmpty else { return 0 }
    return sections(of: 0, leaves, scene).reduce(0) { sum, section in
      sum + max(sections(of: section, leaves, scene).count, 1)
    }
  }

  /// The parts with text or images of the first container inside of a node that has several; those of
  /// a list are one.
  private static func sections(of node: Int, _ leaves: Set<Int>, _ scene: SceneReading) -> [Int] {
    var node = node
    while true {
      let full = scene.nodes.children(of: node).filter { child in
        let end = child + Int(scene.nodes.nodes[child].span)
        return leaves.contains { (child..<end).contains($0) }
      }
      if full.count > 1 { return isList(full, scene) ? [node] : full }
      guard let only = full.first else { return [node] }
      node = only
    }
  }

  /// Whether nodes are the elements of one collection.
  private static func isList(_ nodes: [Int], _ scene: SceneReading) -> Bool {
    nodes.allSatisfy { node in
      scene.nodes.scopes.contains { scope in
        guard case .element = scope.name else { return false }
        return scope.nodes.lowerBound == Int32(node)
      }
    }
  }
}
