import Foundation

extension LayoutEngine {
  /// What is offered to the content of a scroll view: its ideal length along the axes that scroll.
  private func scrollContentProposal(
    _ axes: Axis.Set, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  mutating func scrollSize(
    _ node: Int, _ axes: Axis.Set, _ proposal: ProposedViewSize
  ) -> CGSize {
    guard tree.nodes[node].childCount > 0 else { return proposal.replacingUnspecifiedDimensions() }
    let outer = surroundings.container
    setContainer(proposal.replacingUnspecifiedDimensions(by: outer), of: node)
    let content = size(node + 1, scrollContentProposal(axes, proposal))
    surroundings.container = outer
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  /// Makes a node the container of its subtree.
  ///
  /// What the subtree answered before depended on the container, if any of it stands in a frame
  /// relative to one.
  private mutating func setContainer(_ size: CGSize, of node: Int) {
    surroundings.container = size
    guard !tree.layout.containerFrames.isEmpty else { return }
    let inside = node + 1..<node + Int(tree.nodes[node].span)
    sizes.forget(inside)
    stacks.forget(inside)
  }

  mutating func placeScroll(
    _ node: Int, _ scroll: ScrollContent, _ size: CGSize, _ proposal: ProposedViewSize
  ) {
    guard tree.nodes[node].childCount > 0 else { return }
    setContainer(proposal.replacingUnspecifiedDimensions(by: surroundings.container), of: node)
    let inner = scrollContentProposal(scroll.axes, proposal)
    let content = self.size(node + 1, inner)
    let room = CGSize(
      width: max(content.width - size.width, 0), height: max(content.height - size.height, 0))
    let start = CGPoint(x: -scroll.anchor.x * room.width, y: -scroll.anchor.y * room.height)
    placeChild(node + 1, of: node, at: start, inner)
    guard let target = scroll.target, let found = frame(of: target.id, in: node) else { return }
    placeChild(
      node + 1, of: node, at: start + shift(to: found, of: node, target.anchor, room, start), inner)
  }

  /// Where a view with an identity stands in a subtree.
  private func frame(of id: AnyHashable, in node: Int) -> CGRect? {
    let id = ExplicitID(id)
    let nodes = Int32(node)..<Int32(node) + tree.nodes[node].span
    for scope in tree.scopes where nodes.contains(scope.nodes.lowerBound) && !scope.nodes.isEmpty {
      switch scope.name {
      case .id(let own) where own == id, .element(_, let own) where own == id:
        return frames[Int(scope.nodes.lowerBound)]
      default: continue
      }
    }
    return nil
  }

  /// How far content moves so that a part of it is seen: to an anchor, or else as little as it takes.
  private func shift(
    to part: CGRect, of node: Int, _ anchor: UnitPoint?, _ room: CGSize, _ start: CGPoint
  ) -> CGPoint {
    let view = frames[node]
    func distance(_ axis: Axis) -> CGFloat {
      let (low, high) = (part.origin[axis], part.origin[axis] + part.size[axis])
      let (viewLow, viewHigh) = (view.origin[axis], view.origin[axis] + view.size[axis])
      var wanted: CGFloat = 0
      if let anchor {
        let fraction = axis == .horizontal ? anchor.x : anchor.y
        wanted =
          viewLow + fraction * view.size[axis] - (low + fraction * part.size[axis])
      } else if low < viewLow {
        wanted = viewLow - low
      } else if high > viewHigh {
        wanted = viewHigh - high
      }
      return min(max(start[axis] + wanted, -room[axis]), 0) - start[axis]
    }
    return CGPoint(x: distance(.horizontal), y: distance(.vertical))
  }

  // MARK: Parts of a container

  func containerFrameProposal(
    _ frame: ContainerFrame, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    var inner = proposal
    for axis in Axis.allCases where frame.axes.contains(Axis.Set(axis)) {
      let length = frame.length(surroundings.container[axis], axis)
      inner[axis] = length.isFinite ? max(length, 0) : 0
    }
    return inner
  }

  mutating func containerFrameSize(
    _ node: Int, _ frame: ContainerFrame, _ proposal: ProposedViewSize
  ) -> CGSize {
    let inner = containerFrameProposal(frame, proposal)
    var size = size(node + 1, inner)
    for axis in Axis.allCases where frame.axes.contains(Axis.Set(axis)) {
      size[axis] = inner[axis] ?? size[axis]
    }
    return size
  }

  // MARK: The first that fits

  /// The first child whose ideal size is within the proposal on some axes; else the last.
  mutating func fittingChild(
    of node: Int, _ axes: Axis.Set, _ proposal: ProposedViewSize
  ) -> Int? {
    var last: Int?
    let ideal = scrollContentProposal(axes, proposal)
    for child in tree.children(of: node) {
      last = child
      let size = size(child, ideal)
      let fits = Axis.allCases.allSatisfy { axis in
        guard axes.contains(Axis.Set(axis)), let room = proposal[axis] else { return true }
        return size[axis] <= room
      }
      if fits { return child }
    }
    return last
  }
}
