/// The first of several views whose ideal size is within what is offered; else the last.
public nonisolated struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a choice that looks at the lengths along some axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Lowers all views; layout chooses.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    lowering.container(.viewThatFits(view.axes)) { Content._lower(view.content, into: &$0) }
  }
}
