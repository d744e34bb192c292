import Foundation

/// What stacks found out about their children when they were measured last, so that they needn't be
/// measured again to be placed.
nonisolated struct StackRecords {
  /// A child of a stack.
  struct Child {
    var gap: CGFloat = 0
    /// The length that it was proposed along the stack; not a number where none was.
    var proposed: CGFloat = 0
    var length: CGFloat = 0
    var minorOrigin: CGFloat = 0
  }

  private struct Stack {
    var proposal = ProposedViewSize.unspecified
    /// Not a number until the stack is measured.
    var minorStart = CGFloat.nan
  }

  /// The children of all stacks, by node.
  private(set) var children: [Child] = []
  private var stacks: [Stack] = []

  /// Makes room for nodes up to a count.
  mutating func extend(to nodeCount: Int) {
    let missing = nodeCount - children.count
    children.append(contentsOf: repeatElement(Child(), count: missing))
    stacks.append(contentsOf: repeatElement(Stack(), count: missing))
  }

  mutating func record(
    _ node: Int, _ proposal: ProposedViewSize, _ minorStart: CGFloat,
    _ measured: ArraySlice<StackChild>, _ axis: Axis
  ) {
    stacks[node] = Stack(proposal: proposal, minorStart: minorStart)
    for child in measured {
      children[child.node] = Child(
        gap: child.gap, proposed: child.proposed ?? .nan, length: child.size[axis],
        minorOrigin: child.minorOrigin)
    }
  }

  /// Where a stack's edge across stands on the scale of its children's origins, if it was measured
  /// for this proposal last.
  func minorStart(of node: Int, for proposal: ProposedViewSize) -> CGFloat? {
    let stack = stacks[node]
    return stack.minorStart.isNaN || stack.proposal != proposal ? nil : stack.minorStart
  }

  /// Forgets what stacks found out, because what they stand in has changed.
  mutating func forget(_ nodes: Range<Int>) {
    for node in nodes { stacks[node].minorStart = .nan }
  }
}
