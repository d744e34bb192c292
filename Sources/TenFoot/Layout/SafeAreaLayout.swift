import Foundation

extension LayoutEngine {
  /// Places the child of a node that changes the room around it.
  mutating func placeInSurroundings(_ node: Int, _ size: CGSize, _ proposal: ProposedViewSize) {
    switch tree.nodes[node].kind {
    case .safeAreaPadding(let insets):
      narrow(by: insets, in: node)
      let child = onlyChild(of: node, size: size, proposal)
      placeChild(node + 1, of: node, at: child.origin, child.proposal)
    case .safeAreaInset(let bar):
      placeSafeAreaInset(node, tree.layout.bars[bar], size, proposal)
    case .ignoresSafeArea(let edges):
      placeOverInsets(node, edges, proposal)
    case .scroll(let scroll):
      placeScroll(node, tree.layout.scrolls[scroll], size, proposal)
    default:
      break
    }
  }

  /// Takes insets of a node's frame off the safe area.
  private mutating func narrow(by insets: EdgeInsets, in node: Int) {
    let physical = tree.nodes[node].isMirrored ? insets.mirrored : insets
    let inner = frames[node].inset(by: physical)
    let outer = surroundings.safeArea
    // Only where the node reaches the safe area's edge does that edge move inward with it.
    let minX = max(outer.minX, physical.leading > 0 ? inner.minX : outer.minX)
    let minY = max(outer.minY, physical.top > 0 ? inner.minY : outer.minY)
    let maxX = min(outer.maxX, physical.trailing > 0 ? inner.maxX : outer.maxX)
    let maxY = min(outer.maxY, physical.bottom > 0 ? inner.maxY : outer.maxY)
    surroundings.safeArea = CGRect(
      x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
  }

  // MARK: Growing over the insets

  private mutating func placeOverInsets(
    _ node: Int, _ edges: Edge.Set, _ proposal: ProposedViewSize
  ) {
    let isMirrored = tree.nodes[node].isMirrored
    var growth = surroundings.insets(of: frames[node], pixelLength: pixelLength)
    for edge in Edge.allCases where !edges.contains(Edge.Set(edge)) {
      growth[isMirrored ? edge.mirrored : edge] = 0
    }
    surroundings.safeArea = surroundings.safeArea.inset(by: growth.negated)
    let logical = isMirrored ? growth.mirrored : growth
    placeChild(
      node + 1, of: node, at: CGPoint(x: -logical.leading, y: -logical.top),
      proposal.inset(by: logical.negated))
  }

  // MARK: A bar beside

  /// What a bar takes of a view's length, with the distance between them.
  private mutating func measureBar(
    _ node: Int, _ bar: SafeAreaBar, _ proposal: ProposedViewSize
  ) -> (node: Int, proposal: ProposedViewSize, taken: CGFloat)? {
    guard tree.nodes[node].childCount > 1 else { return nil }
    let primary = node + 1
    let content = primary + Int(tree.nodes[primary].span)
    let axis = bar.edge.axis
    let isBefore = bar.edge == .top || bar.edge == .leading
    let spacing =
      bar.spacing
      ?? (isBefore
        ? gap(from: content, to: primary, along: axis)
        : gap(from: primary, to: content, along: axis))
    var inner = proposal
    if let length = proposal[axis] {
      var least = proposal
      least[axis] = 0
      inner[axis] = max(length - size(primary, least)[axis] - spacing, 0)
    }
    return (content, inner, size(content, inner)[axis] + spacing)
  }

  mutating func safeAreaInsetSize(
    _ node: Int, _ bar: SafeAreaBar, _ proposal: ProposedViewSize
  ) -> CGSize {
    guard let content = measureBar(node, bar, proposal) else { return size(node + 1, proposal) }
    var insets = EdgeInsets()
    insets[bar.edge] = content.taken
    let primary = size(node + 1, proposal.inset(by: insets))
    return CGSize(
      width: primary.width + insets.total.width, height: primary.height + insets.total.height)
  }

  private mutating func placeSafeAreaInset(
    _ node: Int, _ bar: SafeAreaBar, _ size: CGSize, _ proposal: ProposedViewSize
  ) {
    guard let content = measureBar(node, bar, proposal) else {
      return placeChild(node + 1, of: node, at: .zero, proposal)
    }
    let axis = bar.edge.axis
    let isBefore = bar.edge == .top || bar.edge == .leading
    let contentSize = self.size(content.node, content.proposal)
    let own = guide(bar.alignment, of: content.node, size: contentSize, content.proposal)
    var place = CGPoint.zero
    place[axis] = isBefore ? 0 : size[axis] - contentSize[axis]
    place[axis.other] = defaultGuide(bar.alignment, in: size) - own
    placeChild(content.node, of: node, at: place, content.proposal)

    var insets = EdgeInsets()
    insets[bar.edge] = content.taken
    narrow(by: insets, in: node)
    var origin = CGPoint.zero
    origin[axis] = isBefore ? content.taken : 0
    placeChild(node + 1, of: node, at: origin, proposal.inset(by: insets))
  }
}

extension EdgeInsets {
  nonisolated fileprivate var negated: EdgeInsets {
    EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing)
  }
}

extension Edge {
  /// The edge with leading for trailing.
  nonisolated var mirrored: Edge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top, .bottom: self
    }
  }
}
