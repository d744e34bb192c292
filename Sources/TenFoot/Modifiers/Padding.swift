public import Foundation

extension View {
  /// Adds space around the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds space along some edges: `length` points, or 16 where it is `nil`.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? PaddingModifier.defaultLength)))
  }

  /// Adds space of `length` points around the view.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
  }
}

nonisolated struct PaddingModifier: ViewModifier {
  let insets: EdgeInsets
  var isSafeArea = false

  /// SwiftUI's own, as OpenSwiftUI recovered it.
  static let defaultLength: CGFloat = 16

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let insets = modifier.insets
    let usable = EdgeInsets(
      top: lowering.usable(insets.top, "padding(top)") ?? 0,
      leading: lowering.usable(insets.leading, "padding(leading)") ?? 0,
      bottom: lowering.usable(insets.bottom, "padding(bottom)") ?? 0,
      trailing: lowering.usable(insets.trailing, "padding(trailing)") ?? 0)
    if modifier.isSafeArea { lowering.hasInsets = true }
    lowering.modify(modifier.isSafeArea ? .safeAreaPadding(usable) : .padding(usable)) {
      V._lower(content, into: &$0)
    }
  }
}
