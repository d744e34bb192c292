import Foundation

/// A question that a container was asked before.
nonisolated struct GuideQuery: Hashable {
  let key: AlignmentKey
  let node: Int
  let proposal: ProposedViewSize
}

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

  func defaultGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat {
    key.defaultValue(in: size)
  }

  /// The value that a node gives a guide itself.
  ///
  /// Texts do, to the two baselines; authors do, to any; and containers combine what their children
  /// give.
  mutating func explicitGuide(
    _ key: AlignmentKey, of node: Int, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key.isBaseline || !tree.layout.guides.isEmpty || !tree.layout.layouts.isEmpty else {
      return nil
    }
    switch tree.nodes[node].kind {
    case .text(let text):
      return key.isBaseline ? baseline(key, ofText: text, proposal) : nil
    case .shape, .image, .spacer, .divider, .geometryReader, .scroll:
      return nil
    case .secondary:
      return explicitGuide(key, of: node + 1, proposal)
    default:
      let query = GuideQuery(key: key, node: node, proposal: proposal)
      if let known = knownGuides[query] { return known }
      let value = workOutGuide(key, of: node, proposal).flatMap { $0.isFinite ? $0 : nil }
      knownGuides[query] = .some(value)
      return value
    }
  }

  private func baseline(
    _ key: AlignmentKey, ofText text: Int, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let isFirst = key.id == FirstTextBaselineGuide.self
    let lines = textLines(text, proposal).lines
    let baseline = isFirst ? lines.first?.baseline : lines.last?.baseline
    return baseline.map {
      ($0 / pixelLength).rounded(isFirst ? .toNearestOrAwayFromZero : .up) * pixelLength
    }
  }

  private mutating func workOutGuide(
    _ key: AlignmentKey, of node: Int, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let kind = tree.nodes[node].kind
    if case .alignmentGuide(let index) = kind, tree.layout.guides[index].key == key {
      let guide = tree.layout.guides[index]
      let size = size(node + 1, proposal)
      return lend { loan in
        guide.value(
          ViewDimensions(
            size: size, source: GuideSource(loan: loan, node: node + 1, proposal: proposal)))
      }
    }
    let size = size(node, proposal)
    if kind.hasOneChild {
      let child = onlyChild(of: node, size: size, proposal)
      return explicitGuide(key, of: node + 1, child.proposal).map { $0 + child.origin[key.axis] }
    }
    if case .layout(let index) = kind {
      return customGuide(key, node, tree.layout.layouts[index], size, proposal)
    }
    return combinedGuide(key, of: node, size, proposal)
  }

  /// What the placed children of a container give a guide, combined as the guide says.
  mutating func combinedGuide(
    _ key: AlignmentKey, of node: Int, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.isFrameGuide { return nil }
    let start = placements.count
    addPlacements(of: node, size, proposal)
    defer { placements.removeLast(placements.count - start) }
    var combined: CGFloat?
    var count = 0
    for index in start..<placements.count {
      let child = placements[index]
      guard let value = explicitGuide(key, of: child.node, child.proposal) else { continue }
      key.id._combineExplicit(
        childValue: child.origin[key.axis] + value, count, into: &combined)
      count += 1
    }
    return combined
  }
}
