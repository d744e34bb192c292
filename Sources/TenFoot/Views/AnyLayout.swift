public import Foundation

/// A layout whose type is hidden, so that one can take another's place without the views in it
/// losing their state.
public nonisolated struct AnyLayout: Layout {
  private let layout: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// What the layout inside keeps, with its type hidden.
  public struct Cache {
    fileprivate var value: Any
  }

  /// Lowers what the layout inside lowers.
  @MainActor public static func _lower<Content: View>(
    _ layout: Self, content: Content, into lowering: inout ViewLowering
  ) {
    func lower<L: Layout>(_ inner: L) { L._lower(inner, content: content, into: &lowering) }
    lower(layout.layout)
  }

  /// Makes what the layout inside keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Cache {
      Cache(value: layout.makeCache(subviews: subviews))
    }
    return make(layout)
  }

  /// The size that the layout inside gives.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    with(&cache, subviews) { layout, cache in
      func size<L: Layout>(_ layout: L) -> CGSize {
        Self.with(layout, &cache, subviews) {
          layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
        }
      }
      return size(layout)
    }
  }

  /// Places views as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    with(&cache, subviews) { layout, cache in
      func place<L: Layout>(_ layout: L) {
        Self.with(layout, &cache, subviews) {
          layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
      }
      place(layout)
    }
  }

  /// The distances that the layout inside wants.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    with(&cache, subviews) { layout, cache in
      func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
        Self.with(layout, &cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
      }
      return spacing(layout)
    }
  }

  /// The place that the layout inside gives a horizontal guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) { layout, cache in
      func place<L: Layout>(_ layout: L) -> CGFloat? {
        Self.with(layout, &cache, subviews) {
          layout.explicitAlignment(
            of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
      }
      return place(layout)
    }
  }

  /// The place that the layout inside gives a vertical guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) { layout, cache in
      func place<L: Layout>(_ layout: L) -> CGFloat? {
        Self.with(layout, &cache, subviews) {
          layout.explicitAlignment(
            of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
      }
      return place(layout)
    }
  }

  private func with<Result>(
    _ cache: inout Cache, _ subviews: Subviews, _ body: (any Layout, inout Any) -> Result
  ) -> Result {
    body(layout, &cache.value)
  }

  private static func with<L: Layout, Result>(
    _ layout: L, _ cache: inout Any, _ subviews: Subviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = typed }
    return body(&typed)
  }
}
