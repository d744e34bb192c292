/// Images that can't be read: crossed boxes are drawn for them.
nonisolated enum UnreadableImage: SceneRule {
  static let info = RuleInfo(
    "unreadable-image", .warning, "every image can be read",
    formula: "the image catalog's report", source: "own", isAboutLegibility: false)

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    let (nodes, layout) = (scene.nodes, scene.layout)
    for node in nodes.nodes.indices {
      let failures: [ImageFailure] =
        switch nodes.nodes[node].kind {
        case .image(let image): layout.images.failures[image].map { [$0] } ?? []
        case .shape(let shape): layout.images.tileFailures[shape].map { [$0] } ?? []
        case .text(let text): layout.images.attachmentFailures[text] ?? []
        default: []
        }
      for failure in failures {
        report.add(at: node, rect: layout.frames[node], failure.description)
      }
    }
  }
}
