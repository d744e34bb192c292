public import Foundation

/// The views in a container with a layout of an author's own.
public nonisolated struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// The direction that the container's content runs in.
  ///
  /// Places are mirrored by the engine: a layout works from the leading edge whatever the
  /// direction.
  public var layoutDirection: LayoutDirection
  private let subviews: [LayoutSubview]

  init(_ nodes: [Int], _ loan: EngineLoan, _ direction: LayoutDirection) {
    let places = PlacedSubviews()
    layoutDirection = direction
    subviews = nodes.map { LayoutSubview(node: $0, loan: loan, places: places) }
  }

  private init(_ subviews: [LayoutSubview], _ direction: LayoutDirection) {
    self.subviews = subviews
    layoutDirection = direction
  }

  /// The index of the first view.
  public var startIndex: Int { 0 }

  /// The index behind the last view.
  public var endIndex: Int { subviews.count }

  /// The view at an index.
  public subscript(position: Int) -> LayoutSubview { subviews[position] }

  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(subviews[bounds]), layoutDirection)
  }

  /// The views at some indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }, layoutDirection)
  }

  var places: PlacedSubviews? { subviews.first?.places }
  var nodes: [Int] { subviews.map(\.node) }

  /// Works with the engine that lays the views out.
  func withEngine<Result>(_ body: (inout LayoutEngine) -> Result) -> Result? {
    subviews.first?.loan.use(body)
  }

  /// What the views set a guide to where `place` puts them.
  func combinedGuide(
    _ key: AlignmentKey, placedIn bounds: CGRect, _ place: () -> Void
  ) -> CGFloat? {
    guard !key.isFrameGuide, let places else { return nil }
    let outer = places.byNode
    places.byNode = [:]
    place()
    let placed = places.byNode
    places.byNode = outer
    var combined: CGFloat?
    var count = 0
    for subview in subviews {
      guard let place = placed[subview.node] else { continue }
      let dimensions = subview.dimensions(in: place.proposal)
      guard let value = dimensions.explicitValue(of: key) else { continue }
      let origin = place.origin(of: CGSize(width: dimensions.width, height: dimensions.height))
      key.id._combineExplicit(childValue: origin[key.axis] + value, count, into: &combined)
      count += 1
    }
    return combined
  }
}

/// Where a layout has put its views so far.
nonisolated final class PlacedSubviews: @unchecked Sendable {
  struct Place {
    let point: CGPoint
    let anchor: UnitPoint
    let proposal: ProposedViewSize

    func origin(of size: CGSize) -> CGPoint {
      CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    }
  }

  var byNode: [Int: Place] = [:]
}

/// A view in a container with a layout of an author's own.
public nonisolated struct LayoutSubview: Equatable, Sendable {
  let node: Int
  let loan: EngineLoan
  let places: PlacedSubviews

  /// Tells whether two are the same view.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.node == rhs.node && lhs.loan === rhs.loan
  }

  /// The view's value for the layout around it.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let value = loan.use { $0.layoutValue(ObjectIdentifier(key), of: node) }
    return value.flatMap { $0 as? K.Value } ?? K.defaultValue
  }

  /// The priority that the view is to be served with.
  public var priority: Double { loan.use { $0.priority(of: node) } ?? 0 }

  /// The distances that the view wants from others.
  public var spacing: ViewSpacing { loan.use { $0.viewSpacing(of: node) } ?? ViewSpacing() }

  /// The size that the view takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    loan.use { $0.size(node, proposal) } ?? .zero
  }

  /// The view's size for a proposal and its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(
      size: sizeThatFits(proposal),
      source: GuideSource(loan: loan, node: node, proposal: proposal))
  }

  /// Gives the view its place: the point at which its anchor stands, and what it is offered.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    places.byNode[node] = PlacedSubviews.Place(point: position, anchor: anchor, proposal: proposal)
  }
}
