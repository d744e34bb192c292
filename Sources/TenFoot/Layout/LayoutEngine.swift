import Foundation

/// Lays out a node tree: proposals go down, sizes come up, places go down.
///
/// The algorithms stand in extensions, one kind of node to a file; this file holds what they share.
/// A node is known by its index in the tree.
nonisolated struct LayoutEngine {
  let tree: NodeTree
  let pixelLength: CGFloat
  private(set) var frames: [CGRect]
  private(set) var lines: [TextLines]
  private(set) var shapedTexts: [ShapedText]
  private(set) var imageFailures: [Int: ImageFailure] = [:]
  let imageSizes: [CGSize]
  /// The children of the stacks being worked on, those of the innermost last.
  var stackChildren: [StackChild] = []
  private var sizes: SizeCache

  init(
    _ tree: NodeTree, text: any TextEngine, images: any ImageCatalog, pixelLength: CGFloat
  ) {
    self.tree = tree
    self.pixelLength = pixelLength
    frames = Array(repeating: .zero, count: tree.nodes.count)
    lines = Array(repeating: .empty, count: tree.texts.count)
    shapedTexts = tree.texts.map { text.shape($0.text) }
    sizes = SizeCache(nodeCount: tree.nodes.count)
    var failures: [Int: ImageFailure] = [:]
    imageSizes = tree.images.enumerated().map { index, image in
      do throws(ImageFailure) {
        let (width, height) = try images.pixelSize(of: image.source)
        return CGSize(width: width, height: height)
      } catch {
        failures[index] = error
        return Self.placeholderSize
      }
    }
    imageFailures = failures
  }

  /// The size in points of what is drawn for an image that can't be read.
  private static let placeholderSize = CGSize(width: 100, height: 100)

  // MARK: Proposals down, sizes up

  /// The size that a node takes of a proposal.
  mutating func size(_ node: Int, _ proposal: ProposedViewSize) -> CGSize {
    switch tree.nodes[node].kind {
    case .shape(let shape):
      return tree.shapes[shape].geometry.sizeThatFits(proposal)
    case .spacer(let minLength, let axis):
      return spacerSize(minLength, axis, proposal)
    case .divider(let axis, _):
      return dividerSize(axis, proposal)
    case .image(let image):
      return imageSize(image, proposal)
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
      return paragraph(text).lines(width: proposal.width, height: proposal.height).size
    case .stack(let axis, let alignment, let spacing):
      return stackSize(node, axis, alignment, spacing, proposal)
    case .zStack(let alignment):
      return zStackSize(node, alignment, proposal)
    case .frame(let width, let height, _):
      return frameSize(node, width, height, proposal)
    case .flexibleFrame(let frame):
      return flexibleFrameSize(node, tree.flexibleFrames[frame], proposal)
    case .padding(let insets):
      return paddingSize(node, insets, proposal)
    case .fixedSize(let horizontal, let vertical):
      return size(node + 1, fixedSizeProposal(horizontal, vertical, proposal))
    case .aspectRatio(let ratio, let mode):
      return size(node + 1, aspectRatioProposal(node, ratio, mode, proposal))
    case .secondary, .offset, .layoutPriority, .opacity, .clip:
      return size(node + 1, proposal)
    case .shape, .spacer, .divider, .image:
      return size(node, proposal)
    }
  }

  // MARK: Places down

  /// Gives a node its place, and its subtree theirs.
  mutating func place(_ node: Int, at origin: CGPoint, _ proposal: ProposedViewSize) {
    let size = size(node, proposal)
    frames[node] = CGRect(origin: origin, size: size)
    switch tree.nodes[node].kind {
    case .text(let text):
      var placed = paragraph(text).lines(width: proposal.width, height: proposal.height)
      placed.align(tree.texts[text].style.alignment, in: size.width)
      lines[text] = placed
    case .shape, .image, .spacer, .divider:
      break
    case .stack(let axis, let alignment, let spacing):
      placeStack(node, axis, alignment, spacing, at: origin, size, proposal)
    case .zStack(let alignment):
      placeZStack(node, alignment, at: origin, size, proposal)
    case .secondary(let alignment, _):
      placeSecondary(node, alignment, at: origin, size, proposal)
    case .frame, .flexibleFrame, .padding, .offset, .fixedSize, .aspectRatio, .layoutPriority,
      .opacity, .clip:
      let child = onlyChild(of: node, size: size, proposal)
      place(node + 1, at: origin + child.origin, child.proposal)
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
    case .padding(let insets):
      return (CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
    case .offset(let offset):
      return (CGPoint(x: offset.width, y: offset.height), proposal)
    case .fixedSize(let horizontal, let vertical):
      return (.zero, fixedSizeProposal(horizontal, vertical, proposal))
    case .aspectRatio(let ratio, let mode):
      return (.zero, aspectRatioProposal(node, ratio, mode, proposal))
    default:
      return (.zero, proposal)
    }
  }

  // MARK: What stacks ask

  /// The priority that a stack serves a node with: minus infinity for spacers, 0 unless it was set.
  func priority(of node: Int) -> Double {
    switch tree.nodes[node].kind {
    case .spacer: -.infinity
    case .layoutPriority(let priority): priority
    case .fixedSize, .secondary, .opacity, .clip, .offset: priority(of: node + 1)
    default: 0
    }
  }

  /// The paragraph of a text.
  func paragraph(_ text: Int) -> ParagraphLayout {
    ParagraphLayout(
      text: shapedTexts[text], style: tree.texts[text].style, pixelLength: pixelLength)
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
