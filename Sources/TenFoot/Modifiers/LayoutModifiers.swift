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

extension View {
  /// Puts the view's middle at a point of what is offered, which it takes whole.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the view's middle at a point of what is offered, which it takes whole.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Takes the view's place and draws nothing there.
  public nonisolated func hidden() -> some View { modifier(NodeModifier(kind: .hidden)) }

  /// Draws the view behind siblings of a higher index and before those of a lower one.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(index: value.isNaN ? 0 : value))
  }
}

nonisolated struct ZIndexModifier: ViewModifier {
  let index: Double

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    lowering.tree.hasZIndices = true
    lowering.modify(.zIndex(modifier.index)) { V._lower(content, into: &$0) }
  }
}

nonisolated struct PositionModifier: ViewModifier {
  let position: CGPoint

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let position = CGPoint(
      x: lowering.usable(modifier.position.x, "position(x:)") ?? 0,
      y: lowering.usable(modifier.position.y, "position(y:)") ?? 0)
    lowering.modify(.position(position)) { V._lower(content, into: &$0) }
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
