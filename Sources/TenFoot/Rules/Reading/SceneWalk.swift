import Foundation

/// A leaf of the layout, and what becomes of it on its way to the screen.
nonisolated struct SceneLeaf: Sendable {
  let node: Int
  /// Its place in the order of painting.
  let order: Int
  /// Its place in layout.
  let frame: CGRect
  /// What turns places in layout into places on the screen; `nil` for nothing.
  let transform: ProjectionTransform?
  /// What is left of it, on the screen: inside of all clips.
  let clip: CGRect
  /// Whether a view clips it.
  let isClipped: Bool
  /// The product of the opacities around.
  let opacity: Double

  /// The rectangle on the screen that holds a rectangle of the layout.
  func onScreen(_ rect: CGRect) -> CGRect { transform.map { rect.projected(by: $0) } ?? rect }

  /// Where it is on the screen.
  var rect: CGRect { onScreen(frame) }

  /// The part of it that is seen.
  var shown: CGRect { rect.intersection(clip) }

  /// How many times higher a length near the middle of the leaf is on the screen.
  var verticalScale: CGFloat { scale(CGSize(width: 0, height: 1)) }
  /// How many times wider a length near the middle of the leaf is on the screen.
  var horizontalScale: CGFloat { scale(CGSize(width: 1, height: 0)) }

  private func scale(_ step: CGSize) -> CGFloat {
    guard let transform else { return 1 }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let before = CGPoint(x: middle.x - step.width / 2, y: middle.y - step.height / 2)
    let after = CGPoint(x: middle.x + step.width / 2, y: middle.y + step.height / 2)
    guard let from = before.projected(by: transform), let to = after.projected(by: transform) else {
      return 0
    }
    return hypot(to.x - from.x, to.y - from.y)
  }
}

/// Visits the leaves that are painted, from the back to the front.
///
/// It uses no recursion, so that the deepest tree needs no more stack than any.
nonisolated struct SceneWalk {
  private struct Place {
    var node: Int
    var transform: ProjectionTransform?
    var clip: CGRect
    var isClipped = false
    var opacity = 1.0
  }

  private let layout: LayoutTree
  private let nodes: NodeTree
  private let snap: PixelSnapping
  /// What is left to visit, the next one last.
  private var work: [Place]
  private var order = 0

  init(_ layout: LayoutTree) {
    self.layout = layout
    nodes = layout.nodes
    snap = PixelSnapping(scale: layout.canvas.scale)
    work = [Place(node: 0, clip: CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7))]
  }

  /// The next leaf; `nil` at the end.
  mutating func next() -> SceneLeaf? {
    while let place = work.popLast() {
      let node = place.node
      switch nodes.nodes[node].kind {
      case .text, .shape, .image, .divider:
        order += 1
        return SceneLeaf(
          node: node, order: order, frame: layout.frames[node], transform: place.transform,
          clip: place.clip, isClipped: place.isClipped, opacity: place.opacity)
      case .spacer, .hidden:
        continue
      case .secondary(_, isBehind: true):
        for child in nodes.children(of: node) { push(child, place) }
      case .opacity(let opacity):
        var inner = place
        inner.opacity *= opacity
        if opacity > 0 { push(node + 1, inner) }
      case .clip:
        clip(node, place)
      case .effect(let effect):
        push(nodes.effects[effect], around: node, place)
      default:
        var children: [Int] = []
        nodes.forEachChildInPaintingOrder(of: node) { children.append($0) }
        for child in children.reversed() { push(child, place) }
      }
    }
    return nil
  }

  private mutating func push(_ node: Int, _ place: Place) {
    var inner = place
    inner.node = node
    work.append(inner)
  }

  private mutating func clip(_ node: Int, _ place: Place) {
    var inner = place
    let frame = snap(layout.frames[node])
    inner.clip = place.clip.intersection(
      place.transform.map { frame.projected(by: $0) } ?? frame)
    inner.isClipped = true
    if !inner.clip.isNull { push(node + 1, inner) }
  }

  private mutating func push(_ effect: NodeEffect, around node: Int, _ place: Place) {
    switch effect.effect(in: snap(layout.frames[node])) {
    case .projection(let own)? where !own.isIdentity:
      var inner = place
      inner.transform = place.transform.map { own.concatenating($0) } ?? own
      push(node + 1, inner)
    case nil:
      // The content of a mask; what masks it isn't seen.
      var children = nodes.children(of: node + 1)
      guard let content = children.next(), let mask = children.next() else { return }
      var inner = place
      let frame = layout.frames[mask]
      inner.clip = place.clip.intersection(
        place.transform.map { frame.projected(by: $0) } ?? frame)
      inner.isClipped = true
      if !inner.clip.isNull { push(content, inner) }
    default:
      push(node + 1, place)
    }
  }
}

extension CGPoint {
  /// The point where a map puts this one; `nil` behind the eye.
  nonisolated func projected(by transform: ProjectionTransform) -> CGPoint? {
    let divisor = x * transform.m13 + y * transform.m23 + transform.m33
    guard divisor > 1e-9 else { return nil }
    let point = CGPoint(
      x: (x * transform.m11 + y * transform.m21 + transform.m31) / divisor,
      y: (x * transform.m12 + y * transform.m22 + transform.m32) / divisor)
    return point.x.isFinite && point.y.isFinite ? point : nil
  }
}

extension CGRect {
  /// The rectangle that holds where a map puts this one's corners; null behind the eye.
  nonisolated func projected(by transform: ProjectionTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].compactMap { $0.projected(by: transform) }
    guard corners.count == 4 else { return .null }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
