public import Foundation

/// Views side by side.
public nonisolated struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Lowers the row and the views in it.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let kind = NodeKind.stack(
      axis: .horizontal, alignment: view.alignment.key,
      spacing: lowering.usable(view.spacing, "HStack(spacing:)"))
    lowering.container(kind, axis: .horizontal) { Content._lower(view.content, into: &$0) }
  }
}

/// Views one below the other.
public nonisolated struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Lowers the column and the views in it.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let kind = NodeKind.stack(
      axis: .vertical, alignment: view.alignment.key,
      spacing: lowering.usable(view.spacing, "VStack(spacing:)"))
    lowering.container(kind, axis: .vertical) { Content._lower(view.content, into: &$0) }
  }
}

/// Views over one another, the first at the back.
public nonisolated struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// Creates a pile.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Lowers the pile and the views in it.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    lowering.container(.zStack(view.alignment)) { Content._lower(view.content, into: &$0) }
  }
}
