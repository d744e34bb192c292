public import Foundation

extension View {
  /// Puts the view in a frame of the length of the nearest container: the screen or a scroll view.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Puts the view in a frame of some of equal parts of the nearest container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Puts the view in a frame of a length that is worked out from the nearest container's.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      ContainerFrameModifier(
        frame: ContainerFrame(axes: axes, alignment: alignment, length: length)))
  }
}

nonisolated struct ContainerFrameModifier: ViewModifier {
  let frame: ContainerFrame

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    lowering.tree.layout.containerFrames.append(modifier.frame)
    lowering.modify(.containerFrame(lowering.tree.layout.containerFrames.count - 1)) {
      V._lower(content, into: &$0)
    }
  }
}
