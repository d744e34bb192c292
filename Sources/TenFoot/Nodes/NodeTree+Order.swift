extension NodeTree {
  /// Visits the children of a node from the back to the front: by `zIndex(_:)`, then in order.
  nonisolated func forEachChildInPaintingOrder(of node: Int, _ visit: (Int) -> Void) {
    guard hasZIndices, nodes[node].childCount > 1 else {
      for child in children(of: node) { visit(child) }
      return
    }
    let order = children(of: node).map { (child: $0, zIndex: zIndex(of: $0)) }.enumerated()
    for (_, element) in order.sorted(by: {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }) {
      visit(element.child)
    }
  }

  /// The index that was given to a view or to what it is wrapped in; 0 by default.
  private nonisolated func zIndex(of node: Int) -> Double {
    var node = node
    while nodes[node].kind.hasOneChild {
      if case .zIndex(let index) = nodes[node].kind { return index }
      node += 1
    }
    return 0
  }
}
