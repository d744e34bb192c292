/// Images that can't be read: crossed boxes are drawn for them.
nonisolated enum UnreadableImage: Rule {
  static let id = "unreadable-image"

  static func findings(in layout: LayoutTree) -> [Finding] {
    let nodes = layout.nodes
    return nodes.nodes.indices.compactMap { node in
      guard case .image(let image) = nodes.nodes[node].kind,
        let failure = layout.imageFailures[image]
      else { return nil }
      return Finding(
        rule: id, severity: .warning, path: nodes.path(of: node), rect: layout.frames[node],
        message: failure.description)
    }
  }
}
