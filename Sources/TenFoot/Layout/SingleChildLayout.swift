import Foundation

extension LayoutEngine {
  mutating func paddingSize(
    _ node: Int, _ insets: EdgeInsets, _ proposal: ProposedViewSize
  ) -> CGSize {
    let child = size(node + 1, proposal.inset(by: insets))
    let room = insets.total
    return CGSize(width: child.width + room.width, height: child.height + room.height)
  }

  func fixedSizeProposal(
    _ horizontal: Bool, _ vertical: Bool, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  /// The largest size of a ratio inside the proposal, or the smallest that covers it.
  mutating func aspectRatioProposal(
    _ node: Int, _ ratio: CGFloat?, _ mode: ContentMode, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    let ideal = size(node + 1, .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0 else { return proposal }
    let scales = [proposal.width.map { $0 / ratio }, proposal.height].compactMap(\.self)
    let scale = (mode == .fit ? scales.min() : scales.max()) ?? 0
    return ProposedViewSize(width: ratio * scale, height: scale)
  }

  /// All that is offered, and the child's own length where nothing is.
  mutating func positionSize(_ node: Int, _ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: size(node + 1, proposal))
  }

  func spacerSize(_ minLength: CGFloat?, _ axis: Axis?, _ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? EdgeSpacing.fallback
    var size = CGSize.zero
    for candidate in Axis.allCases where axis == nil || axis == candidate {
      size[candidate] = max(proposal[candidate] ?? least, least)
    }
    return size
  }

  func dividerSize(_ axis: Axis?, _ proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[axis ?? .vertical] = pixelLength
    return size
  }

  func imageSize(_ image: Int, _ proposal: ProposedViewSize) -> CGSize {
    let natural = images.sizes[image]
    return tree.images[image].isResizable
      ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }
}
