import Foundation

extension LayoutEngine {
  /// The largest width and height of the children with the highest priority.
  mutating func zStackSize(
    _ children: some Sequence<Int>, _ proposal: ProposedViewSize
  ) -> CGSize {
    var highest = -Double.infinity
    var result = CGSize.zero
    for child in children {
      let priority = priority(of: child)
      guard priority >= highest else { continue }
      let size = size(child, proposal)
      if priority > highest { (highest, result) = (priority, .zero) }
      result.width = max(result.width, size.width)
      result.height = max(result.height, size.height)
    }
    return result
  }

  mutating func addZStackPlacements(
    _ children: some Sequence<Int>, _ alignment: Alignment, _ size: CGSize
  ) {
    let highest = highestPriority(children)
    let inner = ProposedViewSize(size)
    var line = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for child in children where priority(of: child) == highest {
      let guides = guides(alignment, of: child, inner)
      line.x = max(line.x, guides.x)
      line.y = max(line.y, guides.y)
    }
    for child in children {
      let guides = guides(alignment, of: child, inner)
      placements.append(
        Placement(
          node: child, origin: CGPoint(x: line.x - guides.x, y: line.y - guides.y), proposal: inner)
      )
    }
  }

  private func highestPriority(_ children: some Sequence<Int>) -> Double {
    children.reduce(-.infinity) { max($0, priority(of: $1)) }
  }

  /// Places the primary view, and the secondary in its size and aligned with it.
  mutating func addSecondaryPlacements(
    _ node: Int, _ alignment: Alignment, _ size: CGSize, _ proposal: ProposedViewSize
  ) {
    let primary = node + 1
    placements.append(Placement(node: primary, origin: .zero, proposal: proposal))
    guard tree.nodes[node].childCount > 1 else { return }
    let secondary = primary + Int(tree.nodes[primary].span)
    let inner = ProposedViewSize(size)
    let line = guides(alignment, of: primary, proposal)
    let guides = guides(alignment, of: secondary, inner)
    placements.append(
      Placement(
        node: secondary, origin: CGPoint(x: line.x - guides.x, y: line.y - guides.y),
        proposal: inner))
  }
}
