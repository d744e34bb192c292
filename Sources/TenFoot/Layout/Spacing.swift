import Foundation

extension LayoutEngine {
  /// The distance between two neighbors in a stack without a spacing of its own.
  mutating func gap(from previous: Int, to next: Int, along axis: Axis) -> CGFloat {
    // A child has one neighbor before it as long as no author's layout makes up its own rows.
    if tree.layout.layouts.isEmpty, !gaps[next].isNaN { return gaps[next] }
    let facing: (Edge, Edge) = axis == .vertical ? (.bottom, .top) : (.trailing, .leading)
    let distance = spacing(of: previous, facing.0).distance(to: spacing(of: next, facing.1))
    gaps[next] = distance ?? EdgeSpacing.fallback
    return gaps[next]
  }

  /// What a node wants beyond one of its edges.
  mutating func spacing(of node: Int, _ edge: Edge) -> EdgeSpacing {
    let axis = edge.axis
    switch tree.nodes[node].kind {
    case .text(let text):
      return axis == .horizontal
        ? .standard(edge)
        : EdgeSpacing(shapedTexts[text].metrics, edge, pixelLength: pixelLength)
    case .spacer(_, let spacerAxis):
      return spacerAxis == nil || spacerAxis == axis ? .zero : EdgeSpacing()
    case .stack(let stackAxis, _, _) where stackAxis == axis,
      .lazyStack(let stackAxis, _, _) where stackAxis == axis:
      let isFirst = edge == .top || edge == .leading
      var facing: Int?
      for child in tree.children(of: node) {
        facing = child
        if isFirst { break }
      }
      return facing.map { spacing(of: $0, edge) } ?? .zero
    case .stack, .lazyStack, .zStack, .grid, .gridRow, .lazyGrid, .viewThatFits:
      var union = tree.nodes[node].childCount == 0 ? EdgeSpacing.zero : EdgeSpacing()
      for child in tree.children(of: node) { union.formUnion(spacing(of: child, edge)) }
      return union
    case .layout(let layout):
      return customSpacing(node, tree.layout.layouts[layout])[edge]
    case .frame(let width, let height, _):
      let isReset = axis == .horizontal ? width != nil : height != nil
      return isReset ? .standard(edge) : spacing(of: node + 1, edge)
    case .flexibleFrame(let index):
      let (min, ideal, max) = tree.flexibleFrames[index].bounds(axis)
      let isReset = min != nil || ideal != nil || max != nil
      return isReset ? .standard(edge) : spacing(of: node + 1, edge)
    case .padding(let insets), .safeAreaPadding(let insets):
      return insets[edge] == 0 ? spacing(of: node + 1, edge) : .standard(edge)
    case .shape, .image, .divider, .position, .geometryReader, .scroll, .containerFrame:
      return .standard(edge)
    case .secondary, .offset, .fixedSize, .aspectRatio, .layoutPriority, .opacity, .clip, .effect,
      .containerShape, .hidden, .zIndex, .alignmentGuide, .layoutValue, .gridCell, .ignoresSafeArea,
      .safeAreaInset:
      return spacing(of: node + 1, edge)
    }
  }
}
