import Foundation

/// Turns a laid-out tree into what to draw: order, clips and opacity are settled here.
///
/// It measures nothing; every rectangle and line it needs stands in the layout.
nonisolated struct Painter {
  private let layout: LayoutTree
  private let nodes: NodeTree
  private let snap: PixelSnapping

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
      // Dither nearly doubles a PNG and the time to write it; lists made by hand may ask for it.
      ditheredGradients: false, items: items)
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
      let outline = content.geometry.outline(in: snap(layout.frames[node]))
      group(
        DisplayGroup(clip: outline, clipStyle: style, items: []), around: node + 1, into: &items)
    case .effect(let effect):
      paint(nodes.effects[effect], around: node + 1, in: layout.frames[node], into: &items)
    case .stack, .zStack, .secondary, .frame, .flexibleFrame, .padding, .offset, .fixedSize,
      .aspectRatio, .layoutPriority, .position, .zIndex, .alignmentGuide, .layoutValue, .gridCell,
      .safeAreaPadding, .safeAreaInset, .ignoresSafeArea, .containerFrame, .geometryReader,
      .viewThatFits, .grid, .gridRow, .lazyStack, .lazyGrid, .scroll, .layout:
      nodes.forEachChildInPaintingOrder(of: node) { paint($0, into: &items) }
    }
  }

  private func group(_ group: DisplayGroup, around node: Int, into items: inout [DisplayItem]) {
    var group = group
    paint(node, into: &group.items)
    if !group.items.isEmpty { items.append(.group(group)) }
  }

  private func paintShape(
    _ shape: ShapeContent, in frame: CGRect, into items: inout [DisplayItem]
  ) {
    let bounds = snap(frame)
    guard let paint = shape.paint.absolute(in: bounds) else { return }
    let outline = shape.geometry.outline(in: bounds)
    switch shape.drawing {
    case .fill(let style): items.append(.fill(outline, paint, style))
    case .stroke(let style): items.append(.stroke(outline, paint, style))
    }
  }

  private func paint(
    _ effect: NodeEffect, around node: Int, in frame: CGRect, into items: inout [DisplayItem]
  ) {
    var inner: [DisplayItem] = []
    if let effect = effect.effect(in: snap(frame)) {
      // A scale of 1 needs no picture of its own.
      if case .projection(let projection) = effect, projection.isIdentity {
        return paint(node, into: &items)
      }
      paint(node, into: &inner)
      if !inner.isEmpty { items.append(.effect(effect, inner)) }
      return
    }
    var children = nodes.children(of: node)
    guard let content = children.next(), let mask = children.next() else { return }
    var masking: [DisplayItem] = []
    paint(mask, into: &masking)
    paint(content, into: &inner)
    if !masking.isEmpty, !inner.isEmpty { items.append(.effect(.mask(masking), inner)) }
  }

  private func paintText(_ text: Int, in frame: CGRect, into items: inout [DisplayItem]) {
    let painter = TextPainter(
      content: nodes.texts[text], shaped: layout.shapedTexts[text], lines: layout.lines[text],
      frame: frame, snap: snap)
    painter.paint(into: &items)
  }
}
