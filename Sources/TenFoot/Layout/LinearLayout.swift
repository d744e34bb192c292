import Foundation

/// A child of a stack while the stack shares out its space.
nonisolated struct StackChild {
  let node: Int
  let ordinal: Int
  /// The distance to the child before it.
  let gap: CGFloat
  let priority: Double
  var minLength: CGFloat = 0
  var maxLength: CGFloat = 0
  /// The length that it was proposed along the stack.
  var proposed: CGFloat?
  var size = CGSize.zero
  /// Where it stands across the stack, before the stack's own edge is known.
  var minorOrigin: CGFloat = 0

  /// Whether it is served before another: by priority, then by what is less flexible.
  func isServed(before other: StackChild) -> Bool {
    if priority != other.priority { return priority > other.priority }
    let flexibility = maxLength - minLength
    let otherFlexibility = other.maxLength - other.minLength
    if flexibility != otherFlexibility { return flexibility < otherFlexibility }
    if flexibility == .infinity, minLength != other.minLength { return minLength > other.minLength }
    return ordinal < other.ordinal
  }
}

extension LayoutEngine {
  mutating func stackSize(
    _ children: some Sequence<Int>, _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?,
    _ proposal: ProposedViewSize, _ node: Int? = nil
  ) -> CGSize {
    let start = stackChildren.count
    defer { stackChildren.removeLast(stackChildren.count - start) }
    let (size, minorStart) = measureStack(children, axis, alignment, spacing, proposal)
    if let node { stacks.record(node, proposal, minorStart, stackChildren[start...], axis) }
    return size
  }

  mutating func addStackPlacements(
    _ children: some Sequence<Int>, _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?,
    _ size: CGSize, _ proposal: ProposedViewSize, _ node: Int? = nil
  ) {
    // Children are sized again with the stack's own length across it, where none was proposed.
    var proposal = proposal
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    var major: CGFloat = 0
    if let node, let minorStart = stacks.minorStart(of: node, for: proposal) {
      for child in children {
        let known = stacks.children[child]
        major += known.gap
        var origin = CGPoint.zero
        origin[axis] = major
        origin[axis.other] = known.minorOrigin - minorStart
        major += known.length
        var inner = proposal
        inner[axis] = known.proposed.isNaN ? nil : known.proposed
        placements.append(Placement(node: child, origin: origin, proposal: inner))
      }
      return
    }
    let start = stackChildren.count
    defer { stackChildren.removeLast(stackChildren.count - start) }
    let minorStart = measureStack(children, axis, alignment, spacing, proposal).minorStart
    for index in start..<stackChildren.count {
      let child = stackChildren[index]
      major += child.gap
      var origin = CGPoint.zero
      origin[axis] = major
      origin[axis.other] = child.minorOrigin - minorStart
      major += child.size[axis]
      var inner = proposal
      inner[axis] = child.proposed
      placements.append(Placement(node: child.node, origin: origin, proposal: inner))
    }
  }

  /// Adds the stack's children to ``stackChildren`` with their sizes, in their order, and tells the
  /// stack's size and where its edge across stands on the scale of the children's origins.
  mutating func measureStack(
    _ children: some Sequence<Int>, _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?,
    _ proposal: ProposedViewSize
  ) -> (size: CGSize, minorStart: CGFloat) {
    let start = stackChildren.count
    addStackChildren(children, axis, spacing)
    let end = stackChildren.count
    if let length = proposal[axis] {
      shareOut(length, axis, proposal, among: start..<end)
    } else {
      for index in start..<end {
        stackChildren[index].size = size(stackChildren[index].node, proposal)
      }
    }
    var major: CGFloat = 0
    var minorStart: CGFloat = 0
    var minorEnd: CGFloat = 0
    for index in start..<end {
      var inner = proposal
      inner[axis] = stackChildren[index].proposed
      let childSize = stackChildren[index].size
      let guide = self.guide(alignment, of: stackChildren[index].node, size: childSize, inner)
      stackChildren[index].minorOrigin = -guide
      major += stackChildren[index].gap + childSize[axis]
      minorStart = min(minorStart, -guide)
      minorEnd = max(minorEnd, childSize[axis.other] - guide)
    }
    var size = CGSize.zero
    size[axis] = major
    size[axis.other] = minorEnd - minorStart
    return (size, minorStart)
  }

  private mutating func addStackChildren(
    _ children: some Sequence<Int>, _ axis: Axis, _ spacing: CGFloat?
  ) {
    var previous: Int?
    var ordinal = 0
    for child in children {
      let gap = previous.map { spacing ?? self.gap(from: $0, to: child, along: axis) } ?? 0
      stackChildren.append(
        StackChild(node: child, ordinal: ordinal, gap: gap, priority: priority(of: child)))
      previous = child
      ordinal += 1
    }
  }

  /// Shares out a length: by priority, the least flexible first, each an equal part of what is left.
  ///
  /// What one declines goes to those after it; nobody is asked twice.
  private mutating func shareOut(
    _ length: CGFloat, _ axis: Axis, _ proposal: ProposedViewSize, among children: Range<Int>
  ) {
    var gaps: CGFloat = 0
    var highest = -Double.infinity
    for index in children {
      gaps += stackChildren[index].gap
      highest = max(highest, stackChildren[index].priority)
    }
    var available = length - gaps
    if children.count > 1 {
      for index in children {
        var least = proposal
        least[axis] = 0
        var most = proposal
        most[axis] = .infinity
        stackChildren[index].minLength = size(stackChildren[index].node, least)[axis]
        stackChildren[index].maxLength = size(stackChildren[index].node, most)[axis]
        if stackChildren[index].priority != highest {
          available -= stackChildren[index].minLength
        }
      }
    }
    let start = serving.count
    defer { serving.removeLast(serving.count - start) }
    serve(children)
    var group = start
    while group < serving.count {
      let priority = stackChildren[serving[group]].priority
      var groupEnd = group
      while groupEnd < serving.count, stackChildren[serving[groupEnd]].priority == priority {
        // What was kept for a group of a lower priority is shared out when its turn comes.
        if priority != highest { available += stackChildren[serving[groupEnd]].minLength }
        groupEnd += 1
      }
      for place in group..<groupEnd {
        let index = serving[place]
        let share = available / CGFloat(groupEnd - place)
        let proposed = share.isNaN ? 0 : max(share, 0)
        var inner = proposal
        inner[axis] = proposed
        let childSize = size(stackChildren[index].node, inner)
        stackChildren[index].proposed = proposed
        stackChildren[index].size = childSize
        if !childSize[axis].isNaN { available -= childSize[axis] }
      }
      group = groupEnd
    }
  }

  /// Adds children to ``serving`` in the order that they are served.
  private mutating func serve(_ children: Range<Int>) {
    let start = serving.count
    serving.append(contentsOf: children)
    func isBefore(_ one: Int, _ other: Int) -> Bool {
      stackChildren[one].isServed(before: stackChildren[other])
    }
    guard children.count <= Self.fewChildren else {
      let order = serving[start...].sorted(by: isBefore)
      serving.replaceSubrange(start..., with: order)
      return
    }
    // Few are sorted sooner by moving each to its place than by an algorithm for many.
    for unsorted in start..<serving.count {
      let child = serving[unsorted]
      var place = unsorted
      while place > start, isBefore(child, serving[place - 1]) {
        serving[place] = serving[place - 1]
        place -= 1
      }
      serving[place] = child
    }
  }

  /// The number of children up to which moving each to its place sorts them soonest.
  private static let fewChildren = 16
}
