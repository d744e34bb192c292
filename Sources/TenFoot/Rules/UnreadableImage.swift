/// Images that can't be read: crossed boxes are drawn for them.
nonisolated enum UnreadableImage: Rule {
  static let id = "unreadable-image"

  static func findings(in layout: LayoutTree) -> [Finding] {
    let nodes = layout.nodes
    return nodes.nodes.indices.flatMap { node -> [Finding] in
      let failures: [ImageFailure] =
        switch nodes.nodes[node].kind {
        case .image(let image): layout.images.failures[image].map { [$0] } ?? []
        case .shape(let shape): layout.images.tileFailures[shape].map { [$0] } ?? []
        case .text(let text): layout.images.attachmentFailures[text] ?? []
        default: []
        }
      return failures.map { failure in
        Finding(
          rule: id, severity: .warning, path: nodes.path(of: node), rect: layout.frames[node],
          message: failure.description)
      }
    }
  }
}
