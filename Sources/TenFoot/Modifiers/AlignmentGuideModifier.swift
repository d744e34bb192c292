public import Foundation

extension View {
  /// Sets a horizontal guide of the view.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: GuideContent(key: g.key, value: computeValue)))
  }

  /// Sets a vertical guide of the view.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: GuideContent(key: g.key, value: computeValue)))
  }
}

nonisolated struct AlignmentGuideModifier: ViewModifier {
  let guide: GuideContent

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    lowering.tree.layout.guides.append(modifier.guide)
    lowering.modify(.alignmentGuide(lowering.tree.layout.guides.count - 1)) {
      V._lower(content, into: &$0)
    }
  }
}
