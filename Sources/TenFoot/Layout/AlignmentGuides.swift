import Foundation

extension LayoutEngine {
  /// Where a guide stands in a node that answered `size` to a proposal.
  mutating func guide(
    _ key: AlignmentKey, of node: Int, size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat {
    explicitGuide(key, of: node, proposal) ?? defaultGuide(key, in: size)
  }

  /// Where both guides of an alignment stand in a node.
  mutating func guides(
    _ alignment: Alignment, of node: Int, _ proposal: ProposedViewSize
  ) -> CGPoint {
    let size = size(node, proposal)
    return CGPoint(
      x: guide(alignment.horizontal.key, of: node, size: size, proposal),
      y: guide(alignment.vertical.key, of: node, size: size, proposal))
  }

  /// The origin that brings a child's guides onto those of a frame around it.
  mutating func aligned(
    _ child: Int, _ proposal: ProposedViewSize, in frame: CGSize, _ alignment: Alignment
  ) -> CGPoint {
    let own = guides(alignment, of: child, proposal)
    return CGPoint(
      x: defaultGuide(alignment.horizontal.key, in: frame) - own.x,
      y: defaultGuide(alignment.vertical.key, in: frame) - own.y)
  }

  private func defaultGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat {
    key.id.defaultValue(in: ViewDimensions(size: size))
  }

  /// The value that a node gives a guide itself: only texts do, to the two baselines, and containers
  /// pass the least value of their children on.
  private mutating func explicitGuide(
    _ key: AlignmentKey, of node: Int, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let isFirst = key.id == FirstTextBaselineGuide.self
    guard isFirst || key.id == LastTextBaselineGuide.self else { return nil }
    switch tree.nodes[node].kind {
    case .text(let text):
      let lines = paragraph(text).lines(width: proposal.width, height: proposal.height).lines
      let baseline = isFirst ? lines.first?.baseline : lines.last?.baseline
      return baseline.map {
        ($0 / pixelLength).rounded(isFirst ? .toNearestOrAwayFromZero : .up) * pixelLength
      }
    case .shape, .image, .spacer, .divider:
      return nil
    case .stack(let axis, let alignment, let spacing):
      return explicitGuideOfStack(key, node, axis, alignment, spacing, proposal)
    case .zStack(let alignment):
      return explicitGuideOfZStack(key, node, alignment, proposal)
    case .secondary:
      return explicitGuide(key, of: node + 1, proposal)
    default:
      let child = onlyChild(of: node, size: size(node, proposal), proposal)
      return explicitGuide(key, of: node + 1, child.proposal).map { $0 + child.origin.y }
    }
  }

  private mutating func explicitGuideOfStack(
    _ key: AlignmentKey, _ node: Int, _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?,
    _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let start = stackChildren.count
    defer { stackChildren.removeSubrange(start...) }
    let minorStart = measureStack(node, axis, alignment, spacing, proposal).minorStart
    var major: CGFloat = 0
    var least: CGFloat?
    for index in start..<stackChildren.count {
      let child = stackChildren[index]
      major += child.gap
      var inner = proposal
      inner[axis] = child.proposed
      let top = axis == .vertical ? major : child.minorOrigin - minorStart
      if let value = explicitGuide(key, of: child.node, inner) {
        least = min(least ?? .infinity, top + value)
      }
      major += child.size[axis]
    }
    return least
  }

  private mutating func explicitGuideOfZStack(
    _ key: AlignmentKey, _ node: Int, _ alignment: Alignment, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let inner = ProposedViewSize(size(node, proposal))
    let children = Array(tree.children(of: node))
    let guides = children.map { self.guides(alignment, of: $0, inner).y }
    let line = guides.max() ?? 0
    var least: CGFloat?
    for (child, guide) in zip(children, guides) {
      guard let value = explicitGuide(key, of: child, inner) else { continue }
      least = min(least ?? .infinity, line - guide + value)
    }
    return least
  }
}
