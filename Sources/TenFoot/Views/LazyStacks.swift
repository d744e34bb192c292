public import Foundation

/// Views one below the other, each of its ideal height, as wide as what is offered.
public nonisolated struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Lowers the column and the views in it.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let kind = NodeKind.lazyStack(
      axis: .vertical, alignment: view.alignment.key,
      spacing: lowering.usable(view.spacing, "LazyVStack(spacing:)"))
    lowering.container(kind, axis: .vertical) { Content._lower(view.content, into: &$0) }
  }
}

/// Views side by side, each of its ideal width, as high as what is offered.
public nonisolated struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Lowers the row and the views in it.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let kind = NodeKind.lazyStack(
      axis: .horizontal, alignment: view.alignment.key,
      spacing: lowering.usable(view.spacing, "LazyHStack(spacing:)"))
    lowering.container(kind, axis: .horizontal) { Content._lower(view.content, into: &$0) }
  }
}
