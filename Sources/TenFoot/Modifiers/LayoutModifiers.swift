public import Foundation

extension View {
  /// Draws the view elsewhere than it is laid out.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Draws the view elsewhere than it is laid out.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }

  /// Gives the view its ideal size.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length on some axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(NodeModifier(kind: .fixedSize(horizontal: horizontal, vertical: vertical)))
  }

  /// Offers the view a size whose width is `aspectRatio` times its height; `nil` keeps the ratio of
  /// its ideal size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    let isUsable = aspectRatio.map { $0.isFinite && $0 > 0 } ?? true
    return modifier(NodeModifier(kind: .aspectRatio(isUsable ? aspectRatio : nil, contentMode)))
  }

  /// Offers the view a size of the ratio of another.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Fits the view into what it is offered, with the ratio of its ideal size.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Covers what is offered with the view, with the ratio of its ideal size.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Serves the view before siblings of a lower priority when a stack shares out space.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(NodeModifier(kind: .layoutPriority(value.isNaN ? 0 : value)))
  }
}

nonisolated struct OffsetModifier: ViewModifier {
  let offset: CGSize

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let offset = CGSize(
      width: lowering.usable(modifier.offset.width, "offset(x:)") ?? 0,
      height: lowering.usable(modifier.offset.height, "offset(y:)") ?? 0)
    lowering.modify(.offset(offset)) { V._lower(content, into: &$0) }
  }
}
