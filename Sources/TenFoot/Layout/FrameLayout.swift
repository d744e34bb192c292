import Foundation

extension LayoutEngine {
  mutating func frameSize(
    _ node: Int, _ width: CGFloat?, _ height: CGFloat?, _ proposal: ProposedViewSize
  ) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let child = size(
      node + 1,
      ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  mutating func flexibleFrameSize(
    _ node: Int, _ frame: FlexibleFrame, _ proposal: ProposedViewSize
  ) -> CGSize {
    var inner = proposal
    for axis in Axis.allCases {
      let (min, ideal, max) = frame.bounds(axis)
      inner[axis] = (proposal[axis] ?? ideal).map { clamp($0, min, max) }
    }
    let needsChild = Axis.allCases.contains { axis in
      let (min, ideal, max) = frame.bounds(axis)
      return proposal[axis] == nil ? ideal == nil : min == nil || max == nil
    }
    let child = needsChild ? size(node + 1, inner) : .zero
    var result = CGSize.zero
    for axis in Axis.allCases {
      let (min, ideal, max) = frame.bounds(axis)
      result[axis] =
        switch (inner[axis], min, max) {
        case (let length?, .some, .some): length
        case (_, _, _) where proposal[axis] == nil: ideal ?? clamp(child[axis], min, max)
        case (let length?, let min?, nil): Swift.max(Swift.min(length, child[axis]), min)
        case (let length?, nil, let max?): Swift.min(Swift.max(length, child[axis]), max)
        default: child[axis]
        }
    }
    return result
  }

  /// What a flexible frame of a size proposes to its child when it is placed: the size, or nothing
  /// on an axis where nothing was proposed and the child itself decided.
  func flexibleFramePlacement(
    _ frame: FlexibleFrame, size: CGSize, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    var inner = ProposedViewSize(size)
    for axis in Axis.allCases where proposal[axis] == nil {
      let (min, ideal, max) = frame.bounds(axis)
      if ideal == nil, size[axis] > min ?? -.infinity, size[axis] < max ?? .infinity {
        inner[axis] = nil
      }
    }
    return inner
  }

  private func clamp(_ length: CGFloat, _ min: CGFloat?, _ max: CGFloat?) -> CGFloat {
    Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
  }
}
