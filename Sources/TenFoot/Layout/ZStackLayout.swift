import Foundation

extension LayoutEngine {
  /// The largest width and height of the children with the highest priority.
  mutating func zStackSize(
    _ node: Int, _ alignment: Alignment, _ proposal: ProposedViewSize
  ) -> CGSize {
    let highest = highestPriority(of: node)
    var result = CGSize.zero
    for child in tree.children(of: node) where priority(of: child) == highest {
      let size = size(child, proposal)
      result.width = max(result.width, size.width)
      result.height = max(result.height, size.height)
    }
    return result
  }

  mutating func placeZStack(
    _ node: Int, _ alignment: Alignment, at origin: CGPoint, _ size: CGSize,
    _ proposal: ProposedViewSize
  ) {
    let highest = highestPriority(of: node)
    let inner = ProposedViewSize(size)
    var line = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for child in tree.children(of: node) where priority(of: child) == highest {
      let guides = guides(alignment, of: child, inner)
      line.x = max(line.x, guides.x)
      line.y = max(line.y, guides.y)
    }
    for child in tree.children(of: node) {
      let guides = guides(alignment, of: child, inner)
      place(
        child, at: CGPoint(x: origin.x + line.x - guides.x, y: origin.y + line.y - guides.y), inner)
    }
  }

  private func highestPriority(of node: Int) -> Double {
    tree.children(of: node).reduce(-.infinity) { max($0, priority(of: $1)) }
  }

  /// Places the primary view, and the secondary in its size and aligned with it.
  mutating func placeSecondary(
    _ node: Int, _ alignment: Alignment, at origin: CGPoint, _ size: CGSize,
    _ proposal: ProposedViewSize
  ) {
    let primary = node + 1
    place(primary, at: origin, proposal)
    guard tree.nodes[node].childCount > 1 else { return }
    let secondary = primary + Int(tree.nodes[primary].span)
    let inner = ProposedViewSize(size)
    let line = guides(alignment, of: primary, proposal)
    let guides = guides(alignment, of: secondary, inner)
    place(
      secondary, at: CGPoint(x: origin.x + line.x - guides.x, y: origin.y + line.y - guides.y),
      inner)
  }
}
