import Foundation

/// Lays out a node tree: proposals go down, sizes come up, places go down.
///
/// The algorithms stand in extensions, one kind of node to a file; this file holds what they share.
/// A node is known by its index in the tree.
nonisolated struct LayoutEngine {
  var tree = NodeTree()
  let pixelLength: CGFloat
  private(set) var frames: [CGRect] = []
  /// Whether each node has been given a place.
  private var isPlaced: [Bool] = []
  private(set) var lines: [TextLines] = []
  private(set) var shapedTexts: [ShapedText] = []
  /// The lines of each text where nothing limits it.
  private var idealLines: [TextLines] = []
  /// The width from which on each text is its one ideal line; infinite for texts that are several.
  private var oneLineWidths: [CGFloat] = []
  /// How each shape answers; `nil` for those whose author says.
  private var shapeFits: [ShapeGeometry.Fit?] = []
  private(set) var images: ImageMeasures
  /// The children of the stacks being worked on, those of the innermost last.
  var stackChildren: [StackChild] = []
  /// The places of those in ``stackChildren`` in the order that they are served.
  var serving: [Int] = []
  /// The places of children in the containers being worked on, those of the innermost last.
  var placements: [Placement] = []
  /// The distance of each stack's child to the one before it; not a number until it is known.
  var gaps: [CGFloat] = []
  var sizes = SizeCache()
  /// What stacks found out when they were measured last.
  var stacks = StackRecords()
  /// Values of guides that were asked for before.
  var knownGuides: [GuideQuery: CGFloat?] = [:]
  /// What authors' layouts keep between calls, by node.
  var layoutCaches: [Int: Any] = [:]
  /// The largest scale of each group of texts.
  var scaleLimits: [Int: CGFloat] = [:]
  /// The geometry readers that have a place and no content yet.
  var readers: [PlacedReader] = []
  /// The child that each `.viewThatFits` node shows.
  var choices: [Int: Int] = [:]
  /// The room around the node being worked on.
  var surroundings: Surroundings
  private let text: any TextEngine

  /// A child's place in a container that has one.
  struct Placement {
    var node: Int
    /// From the container's top leading corner.
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  init(
    text: any TextEngine, images: any ImageCatalog, pixelLength: CGFloat, surroundings: Surroundings
  ) {
    self.text = text
    self.images = ImageMeasures(catalog: images)
    self.pixelLength = pixelLength
    self.surroundings = surroundings
  }

  /// Takes a tree that has all that the one before had, perhaps with more at the end of its tables.
  mutating func adopt(_ tree: consuming NodeTree) {
    let nodeCount = tree.nodes.count
    frames.append(contentsOf: repeatElement(.zero, count: nodeCount - frames.count))
    isPlaced.append(contentsOf: repeatElement(false, count: nodeCount - isPlaced.count))
    gaps.append(contentsOf: repeatElement(.nan, count: nodeCount - gaps.count))
    sizes.extend(to: nodeCount)
    stacks.extend(to: nodeCount)
    lines.append(contentsOf: repeatElement(.empty, count: tree.texts.count - lines.count))
    shapeFits.append(contentsOf: tree.shapes[shapeFits.count...].map(\.geometry.fit))
    shapedTexts.reserveCapacity(tree.texts.count)
    images.measure(tree)
    self.tree = tree
    for index in shapedTexts.count..<self.tree.texts.count {
      images.measureAttachments(of: index, in: &self.tree)
      shapedTexts.append(text.shape(self.tree.texts[index].text))
      let ideal = paragraph(index).lines(width: nil, height: nil)
      let isOneLine = ideal.lines.count == 1 && !self.tree.texts[index].style.isFitted
      oneLineWidths.append(isOneLine ? ideal.lines[0].width : .infinity)
      idealLines.append(ideal)
    }
  }

  /// Hands the tree out so that more can be added to it without a copy.
  mutating func takeTree() -> NodeTree {
    var taken = NodeTree()
    swap(&taken, &tree)
    return taken
  }

  /// The frame of a node that was marked.
  func frame(ofMark mark: Int) -> CGRect { frames[Int(tree.layout.marks[mark])] }

  /// Whether a node that was marked has a place.
  func isShown(_ mark: Int) -> Bool { isPlaced[Int(tree.layout.marks[mark])] }

  // MARK: Proposals down, sizes up

  /// The size that a node takes of a proposal.
  mutating func size(_ node: Int, _ proposal: ProposedViewSize) -> CGSize {
    switch tree.nodes[node].kind {
    case .shape(let shape):
      return shapeFits[shape].map { $0.size(proposal) }
        ?? tree.shapes[shape].geometry.sizeThatFits(proposal)
    case .spacer(let minLength, let axis):
      return spacerSize(minLength, axis, proposal)
    case .divider(let axis, _):
      return dividerSize(axis, proposal)
    case .image(let image):
      return imageSize(image, proposal)
    case .geometryReader:
      return proposal.replacingUnspecifiedDimensions()
    case .text(let text) where isIdeal(text, proposal):
      return idealLines[text].size
    default:
      if let known = sizes[node, proposal] { return known }
      let size = measure(node, proposal)
      sizes[node, proposal] = size
      return size
    }
  }

  private mutating func measure(_ node: Int, _ proposal: ProposedViewSize) -> CGSize {
    switch tree.nodes[node].kind {
    case .text(let text):
      return paragraph(text).size(width: proposal.width, height: proposal.height)
    case .stack(let axis, let alignment, let spacing):
      return stackSize(tree.children(of: node), axis, alignment, spacing, proposal, node)
    case .zStack:
      return zStackSize(tree.children(of: node), proposal)
    case .frame(let width, let height, _):
      return frameSize(node, width, height, proposal)
    case .flexibleFrame(let frame):
      return flexibleFrameSize(node, tree.flexibleFrames[frame], proposal)
    case .padding(let insets), .safeAreaPadding(let insets):
      return paddingSize(node, insets, proposal)
    case .fixedSize(let horizontal, let vertical):
      return size(node + 1, fixedSizeProposal(horizontal, vertical, proposal))
    case .aspectRatio(let ratio, let mode):
      return size(node + 1, aspectRatioProposal(node, ratio, mode, proposal))
    case .position:
      return positionSize(node, proposal)
    case .containerFrame(let frame):
      return containerFrameSize(node, tree.layout.containerFrames[frame], proposal)
    case .safeAreaInset(let bar):
      return safeAreaInsetSize(node, tree.layout.bars[bar], proposal)
    case .viewThatFits(let axes):
      return fittingChild(of: node, axes, proposal).map { size($0, proposal) } ?? .zero
    case .grid(let grid):
      return gridSize(node, tree.layout.grids[grid], proposal)
    case .lazyStack(let axis, _, let spacing):
      return lazyStackSize(node, axis, spacing, proposal)
    case .lazyGrid(let grid):
      return lazyGridSize(node, tree.layout.lazyGrids[grid], proposal)
    case .scroll(let scroll):
      return scrollSize(node, tree.layout.scrolls[scroll].axes, proposal)
    case .layout(let layout):
      return customSize(node, tree.layout.layouts[layout], proposal)
    case .secondary, .offset, .layoutPriority, .opacity, .clip, .containerShape, .effect, .hidden,
      .zIndex, .alignmentGuide, .layoutValue, .gridCell, .ignoresSafeArea:
      return size(node + 1, proposal)
    case .gridRow:
      return zStackSize(tree.children(of: node), proposal)
    case .shape, .spacer, .divider, .image, .geometryReader:
      return size(node, proposal)
    }
  }

  // MARK: Places down

  /// Gives a node its place, and its subtree theirs.
  mutating func place(_ node: Int, at origin: CGPoint, _ proposal: ProposedViewSize) {
    let size = size(node, proposal)
    frames[node] = CGRect(origin: origin, size: size)
    isPlaced[node] = true
    switch tree.nodes[node].kind {
    case .text(let text):
      lines[text] = textLines(text, proposal)
      let alignment = tree.texts[text].style.alignment
      let isRightToLeft = runsRightToLeft(text)
      if alignment != .leading || isRightToLeft {
        lines[text].align(alignment, isRightToLeft: isRightToLeft, in: size.width)
      }
    case .shape, .image, .spacer, .divider:
      break
    case .geometryReader where tree.nodes[node].childCount == 0:
      readers.append(PlacedReader(node: node, surroundings: surroundings))
    case .scroll, .safeAreaPadding, .safeAreaInset, .ignoresSafeArea:
      let outer = surroundings
      placeInSurroundings(node, size, proposal)
      surroundings = outer
    case let kind where kind.hasOneChild:
      let child = onlyChild(of: node, size: size, proposal)
      placeChild(node + 1, of: node, at: child.origin, child.proposal)
    default:
      placeChildren(of: node, size, proposal)
    }
  }

  /// Places all children of a container.
  mutating func placeChildren(of node: Int, _ size: CGSize, _ proposal: ProposedViewSize) {
    let start = placements.count
    addPlacements(of: node, size, proposal)
    for index in start..<placements.count {
      let child = placements[index]
      placeChild(child.node, of: node, at: child.origin, child.proposal)
    }
    placements.removeLast(placements.count - start)
  }

  /// Places a child at an origin that is counted from the top leading corner of its parent.
  mutating func placeChild(
    _ child: Int, of parent: Int, at origin: CGPoint, _ proposal: ProposedViewSize
  ) {
    let frame = frames[parent]
    var absolute = frame.origin + origin
    if tree.nodes[parent].isMirrored {
      absolute.x = frame.maxX - origin.x - size(child, proposal).width
    }
    place(child, at: absolute, proposal)
  }

  /// Adds the places of a container's children in a container of a size.
  mutating func addPlacements(of node: Int, _ size: CGSize, _ proposal: ProposedViewSize) {
    switch tree.nodes[node].kind {
    case .stack(let axis, let alignment, let spacing):
      addStackPlacements(tree.children(of: node), axis, alignment, spacing, size, proposal, node)
    case .zStack(let alignment):
      addZStackPlacements(tree.children(of: node), alignment, size)
    case .gridRow:
      addZStackPlacements(tree.children(of: node), .center, size)
    case .secondary(let alignment, _):
      addSecondaryPlacements(node, alignment, size, proposal)
    case .geometryReader:
      for child in tree.children(of: node) {
        placements.append(Placement(node: child, origin: .zero, proposal: ProposedViewSize(size)))
      }
    case .viewThatFits(let axes):
      guard let child = fittingChild(of: node, axes, proposal) else { return }
      choices[node] = child
      placements.append(Placement(node: child, origin: .zero, proposal: proposal))
    case .grid(let grid):
      addGridPlacements(node, tree.layout.grids[grid], proposal)
    case .lazyStack(let axis, let alignment, let spacing):
      addLazyStackPlacements(node, axis, alignment, spacing, size, proposal)
    case .lazyGrid(let grid):
      addLazyGridPlacements(node, tree.layout.lazyGrids[grid], size, proposal)
    case .layout(let layout):
      addCustomPlacements(node, tree.layout.layouts[layout], size, proposal)
    default:
      let child = onlyChild(of: node, size: size, proposal)
      placements.append(Placement(node: node + 1, origin: child.origin, proposal: child.proposal))
    }
  }

  /// What a node with one child proposes to it, and where it puts it in itself.
  mutating func onlyChild(
    of node: Int, size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    switch tree.nodes[node].kind {
    case .frame(let width, let height, let alignment):
      let inner = ProposedViewSize(
        width: width ?? proposal.width, height: height ?? proposal.height)
      return (aligned(node + 1, inner, in: size, alignment), inner)
    case .flexibleFrame(let index):
      let frame = tree.flexibleFrames[index]
      let inner = flexibleFramePlacement(frame, size: size, proposal)
      return (aligned(node + 1, inner, in: size, frame.alignment), inner)
    case .padding(let insets), .safeAreaPadding(let insets):
      return (CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
    case .offset(let offset):
      return (CGPoint(x: offset.width, y: offset.height), proposal)
    case .fixedSize(let horizontal, let vertical):
      return (.zero, fixedSizeProposal(horizontal, vertical, proposal))
    case .aspectRatio(let ratio, let mode):
      return (.zero, aspectRatioProposal(node, ratio, mode, proposal))
    case .position(let point):
      let inner = ProposedViewSize(size)
      let child = self.size(node + 1, inner)
      return (CGPoint(x: point.x - child.width / 2, y: point.y - child.height / 2), inner)
    case .containerFrame(let index):
      let frame = tree.layout.containerFrames[index]
      let inner = containerFrameProposal(frame, proposal)
      return (aligned(node + 1, inner, in: size, frame.alignment), inner)
    default:
      return (.zero, proposal)
    }
  }

  // MARK: What containers ask

  /// The priority that a stack serves a node with: minus infinity for spacers and for containers
  /// without content, 0 unless it was set.
  func priority(of node: Int) -> Double {
    switch tree.nodes[node].kind {
    case .spacer: -.infinity
    case .layoutPriority(let priority): priority
    case .fixedSize, .secondary, .opacity, .clip, .containerShape, .effect, .offset, .hidden,
      .zIndex, .alignmentGuide, .layoutValue, .gridCell:
      priority(of: node + 1)
    case .stack, .zStack, .layout, .grid, .viewThatFits:
      tree.nodes[node].childCount == 0 ? -.infinity : 0
    default: 0
    }
  }

  /// Whether a text's lines begin at the right: all do where rows do, and elsewhere those of
  /// right-to-left scripts.
  private func runsRightToLeft(_ text: Int) -> Bool {
    tree.texts[text].text.direction == .rightToLeft
      || !shapedTexts[text].baseLevel.isMultiple(of: 2)
  }

  /// The lines of a text for a proposal.
  func textLines(_ text: Int, _ proposal: ProposedViewSize) -> TextLines {
    // A text of one line is the same wherever it fits, and most texts fit.
    if isIdeal(text, proposal) { return idealLines[text] }
    return paragraph(text).lines(width: proposal.width, height: proposal.height)
  }

  /// Whether a text's ideal lines are its answer to a proposal.
  private func isIdeal(_ text: Int, _ proposal: ProposedViewSize) -> Bool {
    let width = oneLineWidths[text]
    return width.isFinite && proposal.width ?? .infinity >= width
  }

  private func paragraph(_ text: Int) -> ParagraphLayout {
    var paragraph = ParagraphLayout(
      text: shapedTexts[text], style: tree.texts[text].style, pixelLength: pixelLength)
    if let group = paragraph.style.scaleGroup { paragraph.maximumScale = scaleLimits[group] ?? 1 }
    return paragraph
  }
}

extension NodeKind {
  /// Whether it changes where or how one child stands and nothing else.
  nonisolated var hasOneChild: Bool {
    switch self {
    case .frame, .flexibleFrame, .padding, .offset, .fixedSize, .aspectRatio, .layoutPriority,
      .opacity, .clip, .containerShape, .effect, .position, .hidden, .zIndex, .alignmentGuide,
      .layoutValue, .gridCell, .safeAreaPadding, .ignoresSafeArea, .containerFrame, .scroll:
      true
    default:
      false
    }
  }
}

extension CGPoint {
  nonisolated static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }
}

extension ProposedViewSize {
  /// The proposal without the room that insets take; never below zero.
  nonisolated func inset(by insets: EdgeInsets) -> ProposedViewSize {
    func inset(_ length: CGFloat?, _ amount: CGFloat) -> CGFloat? {
      length.map { ($0 - amount).isNaN ? 0 : max($0 - amount, 0) }
    }
    return ProposedViewSize(
      width: inset(width, insets.total.width), height: inset(height, insets.total.height))
  }
}
