import Foundation

/// Turns a laid-out tree into what to draw: order, clips and opacity are settled here.
///
/// It measures nothing; every rectangle and line it needs stands in the layout.
nonisolated struct Painter {
  private let layout: LayoutTree
  private let nodes: NodeTree
  private let snap: PixelSnapping
  /// What shapes take after that are relative to their container.
  private var container: PlacedContainer?
  /// How many groups and effects stand around what is painted.
  private var depth = 0

  init(_ layout: LayoutTree) {
    self.layout = layout
    nodes = layout.nodes
    snap = PixelSnapping(scale: layout.canvas.scale)
  }

  func displayList() -> DisplayList {
    let canvas = layout.canvas
    var items: [DisplayItem] = []
    if !nodes.nodes.isEmpty { paint(0, into: &items) }
    return DisplayList(
      size: canvas.size, scale: canvas.scale,
      background: canvas.isOpaque
        ? Color.Resolved(white: canvas.colorScheme == .dark ? 0 : 1) : nil,
      ditheredGradients: canvas.ditheredGradients, items: items)
  }

  private func paint(_ node: Int, into items: inout [DisplayItem]) {
    switch nodes.nodes[node].kind {
    case .text(let text):
      paintText(text, in: layout.frames[node], into: &items)
    case .shape(let shape), .divider(_, let shape):
      paintShape(nodes.shapes[shape], in: layout.frames[node], into: &items)
    case .image(let image):
      ImagePainter(content: nodes.images[image], size: layout.images.sizes[image], snap: snap)
        .paint(in: layout.frames[node], into: &items)
    case .spacer, .hidden:
      break
    case .secondary(_, isBehind: true):
      for child in nodes.children(of: node).reversed() { paint(child, into: &items) }
    case .opacity(let opacity):
      if opacity == 1 {
        paint(node + 1, into: &items)
      } else if opacity > 0 {
        group(DisplayGroup(opacity: opacity, items: []), around: node + 1, into: &items)
      }
    case .clip(let shape):
      let content = nodes.shapes[shape]
      let style = if case .fill(let style) = content.drawing { style } else { FillStyle() }
      let outline = outline(of: content.geometry, in: snap(layout.frames[node]))
      group(
        DisplayGroup(clip: outline, clipStyle: style, items: []), around: node + 1, into: &items)
    case .containerShape(let shape):
      var inner = self
      let shape = nodes.containerShapes[shape]
      // One that takes after the container around leaves that as it is.
      if !(shape is ContainerRelativeShape) {
        inner.container = PlacedContainer(shape: shape, rect: snap(layout.frames[node]))
      }
      inner.paint(node + 1, into: &items)
    case .effect(let effect):
      paint(nodes.effects[effect], around: node + 1, in: layout.frames[node], into: &items)
    case .stack, .zStack, .secondary, .frame, .flexibleFrame, .padding, .offset, .fixedSize,
      .aspectRatio, .layoutPriority, .position, .zIndex, .alignmentGuide, .layoutValue, .gridCell,
      .safeAreaPadding, .safeAreaInset, .ignoresSafeArea, .containerFrame, .geometryReader,
      .viewThatFits, .grid, .gridRow, .lazyStack, .lazyGrid, .scroll, .layout:
      nodes.forEachChildInPaintingOrder(of: node) { paint($0, into: &items) }
    }
  }

  /// The painter of what stands in a group or effect; `nil` where it would be too deep to be drawn.
  private var deeper: Painter? {
    guard depth < DisplayList.deepestNesting else { return nil }
    var copy = self
    copy.depth += 1
    return copy
  }

  private func group(_ group: DisplayGroup, around node: Int, into items: inout [DisplayItem]) {
    var group = group
    deeper?.paint(node, into: &group.items)
    if !group.items.isEmpty { items.append(.group(group)) }
  }

  private func paintShape(
    _ shape: ShapeContent, in frame: CGRect, into items: inout [DisplayItem]
  ) {
    let bounds = snap(frame)
    guard let paint = shape.paint.absolute(in: bounds) else { return }
    let outline = outline(of: shape.geometry, in: bounds)
    switch shape.drawing {
    case .fill(let style): items.append(.fill(outline, paint, style))
    case .stroke(let style): items.append(.stroke(outline, paint, style))
    }
  }

  private func outline(of geometry: ShapeGeometry, in rect: CGRect) -> Outline {
    guard case .containerRelative = geometry.kind, let container else {
      return geometry.outline(in: rect)
    }
    return container.outline(in: rect, inset: geometry.inset)
  }

  private func paint(
    _ effect: NodeEffect, around node: Int, in frame: CGRect, into items: inout [DisplayItem]
  ) {
    guard let deeper else { return }
    var inner: [DisplayItem] = []
    if let effect = effect.effect(in: snap(frame)) {
      // A scale of 1 needs no picture of its own.
      if case .projection(let projection) = effect, projection.isIdentity {
        return deeper.paint(node, into: &items)
      }
      deeper.paint(node, into: &inner)
      if !inner.isEmpty { items.append(.effect(effect, inner)) }
      return
    }
    var children = nodes.children(of: node)
    guard let content = children.next(), let mask = children.next() else { return }
    var masking: [DisplayItem] = []
    deeper.paint(mask, into: &masking)
    deeper.paint(content, into: &inner)
    if !masking.isEmpty, !inner.isEmpty { items.append(.effect(.mask(masking), inner)) }
  }

  private func paintText(_ text: Int, in frame: CGRect, into items: inout [DisplayItem]) {
    let painter = TextPainter(
      content: nodes.texts[text], shaped: layout.shapedTexts[text], lines: layout.lines[text],
      frame: frame, snap: snap)
    painter.paint(into: &items)
  }
}
