public import Foundation

/// Parts of a screen that something else may cover.
public nonisolated struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each region.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edges of the screen, and bars that views put there.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard on the screen, which a television frame never shows.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Lets the view grow over the insets of the safe area that it touches.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(
      NodeModifier(kind: .ignoresSafeArea(regions.contains(.container) ? edges : [])))
  }

  /// Lets the view grow over the insets of the safe area that it touches.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Adds space around the view that its background may fill.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets, isSafeArea: true))
  }

  /// Adds space along some edges that the view's background may fill: `length` points, or 16.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? PaddingModifier.defaultLength))
  }

  /// Adds space of `length` points around the view that its background may fill.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(.all, length))
  }

  /// Puts a bar above or below the view, which keeps the room for it.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaBarModifier(
        bar: SafeAreaBar(
          edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing),
        content: content()))
  }

  /// Puts a bar beside the view, which keeps the room for it.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaBarModifier(
        bar: SafeAreaBar(
          edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
          spacing: spacing),
        content: content()))
  }
}

nonisolated struct SafeAreaBarModifier<Bar: View>: ViewModifier {
  let bar: SafeAreaBar
  let content: Bar

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let bar = modifier.content
    lowering.hasInsets = true
    lowering.tree.layout.bars.append(modifier.bar)
    lowering.modify(
      .safeAreaInset(lowering.tree.layout.bars.count - 1),
      secondary: { Bar._lower(bar, into: &$0) }
    ) { V._lower(content, into: &$0) }
  }
}
