import Foundation

/// A layout of an author's own, with its type hidden.
package nonisolated struct LayoutBox: Sendable {
  let layout: any Layout

  init(_ layout: any Layout) { self.layout = layout }
}

extension LayoutEngine {
  /// Runs a layout on the children of a node, with what it keeps between calls.
  private mutating func run<Result>(
    _ box: LayoutBox, _ node: Int, _ body: (any LaidOut) -> Result
  ) -> Result {
    let nodes = Array(tree.children(of: node))
    let direction: LayoutDirection = tree.nodes[node].isMirrored ? .rightToLeft : .leftToRight
    let cache = layoutCaches.removeValue(forKey: node)
    let (result, kept) = lend { loan in
      let run = Self.start(box.layout, LayoutSubviews(nodes, loan, direction), cache)
      let result = body(run)
      return (result, run.keptCache)
    }
    layoutCaches[node] = kept
    return result
  }

  private static func start<L: Layout>(
    _ layout: L, _ subviews: LayoutSubviews, _ cache: Any?
  ) -> any LaidOut {
    LayoutRun(
      layout: layout, subviews: subviews,
      cache: cache as? L.Cache ?? layout.makeCache(subviews: subviews))
  }

  mutating func customSize(
    _ node: Int, _ box: LayoutBox, _ proposal: ProposedViewSize
  ) -> CGSize {
    let size = run(box, node) { $0.size(proposal) }
    return CGSize(
      width: size.width.isNaN ? 0 : max(size.width, 0),
      height: size.height.isNaN ? 0 : max(size.height, 0))
  }

  mutating func customSpacing(_ node: Int, _ box: LayoutBox) -> ViewSpacing {
    if tree.nodes[node].childCount == 0 { return .zero }
    return run(box, node) { $0.spacing() }
  }

  mutating func customGuide(
    _ key: AlignmentKey, _ node: Int, _ box: LayoutBox, _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> CGFloat? {
    run(box, node) { $0.guide(key, CGRect(origin: .zero, size: size), proposal) }
  }

  /// Adds the places that a layout gives its views; one that gets none stands in the middle.
  mutating func addCustomPlacements(
    _ node: Int, _ box: LayoutBox, _ size: CGSize, _ proposal: ProposedViewSize
  ) {
    let placed = run(box, node) { $0.places(CGRect(origin: .zero, size: size), proposal) }
    for child in tree.children(of: node) {
      let place =
        placed[child]
        ?? PlacedSubviews.Place(
          point: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
          proposal: proposal)
      let childSize = self.size(child, place.proposal)
      placements.append(
        Placement(
          node: child, origin: place.origin(of: childSize), proposal: place.proposal))
    }
  }

  /// A view's value for the layout around it: the outermost of the key.
  func layoutValue(_ key: ObjectIdentifier, of node: Int) -> Any? {
    var node = node
    while tree.nodes[node].kind.hasOneChild {
      if case .layoutValue(let index) = tree.nodes[node].kind,
        tree.layout.values[index].key == key
      {
        return tree.layout.values[index].value
      }
      node += 1
    }
    return nil
  }
}

/// A layout at work, with its types hidden.
private nonisolated protocol LaidOut: AnyObject {
  var keptCache: Any { get }
  func size(_ proposal: ProposedViewSize) -> CGSize
  func spacing() -> ViewSpacing
  func guide(_ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat?
  func places(_ bounds: CGRect, _ proposal: ProposedViewSize) -> [Int: PlacedSubviews.Place]
}

private nonisolated final class LayoutRun<L: Layout>: LaidOut {
  private let layout: L
  private let subviews: LayoutSubviews
  private var cache: L.Cache

  init(layout: L, subviews: LayoutSubviews, cache: L.Cache) {
    self.layout = layout
    self.subviews = subviews
    self.cache = cache
  }

  var keptCache: Any { cache }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func spacing() -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

  func guide(_ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
    switch key.axis {
    case .horizontal:
      layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    case .vertical:
      layout.explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }

  func places(_ bounds: CGRect, _ proposal: ProposedViewSize) -> [Int: PlacedSubviews.Place] {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.places?.byNode ?? [:]
  }
}
