/// Clips, opacities and effects that stand in one another without end: what is deeper isn't drawn.
nonisolated enum NestedEffects: SceneRule {
  static let info = RuleInfo(
    "nested-effects", .error,
    "clips, opacities and effects stand in one another at most \(DisplayList.deepestNesting) deep",
    unit: .count, formula: "the deepest of them", source: "own", isAboutLegibility: false)

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    let nodes = scene.nodes.nodes
    var ends: [Int] = []
    var (deepest, place) = (DisplayList.deepestNesting, -1)
    for node in nodes.indices {
      while let end = ends.last, end <= node { ends.removeLast() }
      guard isGroup(nodes[node].kind) else { continue }
      ends.append(node + Int(nodes[node].span))
      if ends.count > deepest { (deepest, place) = (ends.count, node) }
    }
    guard place >= 0 else { return }
    report.add(
      at: nil, rect: scene.layout.frames[place],
      measure: .init(measured: Double(deepest), required: Double(DisplayList.deepestNesting)),
      "clips, opacities and effects stand in one another \(deepest) deep: what is deeper than "
        + "\(DisplayList.deepestNesting) isn't drawn",
      hint: "clip and fade views once, around all of them")
  }

  private static func isGroup(_ kind: NodeKind) -> Bool {
    switch kind {
    case .clip, .effect: true
    case .opacity(let opacity): opacity > 0 && opacity < 1
    default: false
    }
  }
}
