public import Foundation

/// A container that decides itself where its views stand.
///
/// Give the size for a proposal and the places in a rectangle; the rest has defaults.
public nonisolated protocol Layout: Sendable {
  /// What is kept between calls; worked out anew for each composition.
  associatedtype Cache = Void
  /// The views in the container.
  typealias Subviews = LayoutSubviews

  /// Properties of the layout that hold for all its containers.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date when the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container wants from others.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Gives each view its place with ``LayoutSubview/place(at:anchor:proposal:)``.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The place of a horizontal guide that the container sets itself, or `nil`.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The place of a vertical guide that the container sets itself, or `nil`.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Adds the container and its views to the tree. Authors give the requirements above instead.
  @MainActor static func _lower<Content: View>(
    _ layout: Self, content: Content, into lowering: inout ViewLowering)
}

/// Properties of a layout that hold for all its containers.
public nonisolated struct LayoutProperties: Sendable {
  /// The axis that spacers and dividers take their direction from; `nil` for none.
  public var stackOrientation: Axis?

  /// Creates properties without a stack orientation.
  public init() {}
}

extension Layout {
  /// No stack orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest distance that any of the views wants on each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var union = subviews.first?.spacing else { return .zero }
    for subview in subviews.dropFirst() { union.formUnion(subview.spacing) }
    return union
  }

  /// What the placed views set, combined.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedGuide(guide.key, placedIn: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// What the placed views set, combined.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedGuide(guide.key, placedIn: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Adds a container that asks the layout.
  @MainActor public static func _lower<Content: View>(
    _ layout: Self, content: Content, into lowering: inout ViewLowering
  ) {
    lowering.tree.layout.layouts.append(LayoutBox(layout))
    lowering.container(
      .layout(lowering.tree.layout.layouts.count - 1), axis: layoutProperties.stackOrientation
    ) { Content._lower(content, into: &$0) }
  }

  /// Puts views into the container.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// Views in a layout.
nonisolated struct _LayoutView<L: Layout, Content: View>: View {
  let layout: L
  let content: Content

  @MainActor static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    L._lower(view.layout, content: view.content, into: &lowering)
  }
}

/// Names a value that views have for the layout around them.
public nonisolated protocol LayoutValueKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value

  /// The value of views that have none.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives the view a value for the layout around it.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(LayoutValueModifier(value: LayoutValue(key: ObjectIdentifier(key), value: value)))
  }
}

nonisolated struct LayoutValueModifier: ViewModifier {
  let value: LayoutValue

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    lowering.tree.layout.values.append(modifier.value)
    lowering.modify(.layoutValue(lowering.tree.layout.values.count - 1)) {
      V._lower(content, into: &$0)
    }
  }
}
