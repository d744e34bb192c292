/// One of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  /// Creates a picker of the views that are tagged with values.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// The label, and the chosen view at the trailing edge.
  public var body: some View {
    HStack {
      if !areLabelsHidden {
        label
        Spacer()
      }
      _TaggedView(tag: AnyHashable(selection.wrappedValue), content: content)
        .foregroundStyle(.tint)
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension View {
  /// Gives the view the value that it stands for in a picker or a tab view.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}

/// Shows only the view with a tag, of those in its content that have one.
struct _TaggedView<Content: View>: View {
  let tag: AnyHashable
  let content: Content
  /// Whether views that have no tag are left out as well.
  var hidesOthers = false

  typealias Body = Never

  static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let outer = (lowering.chosenTag, lowering.hidesUntagged)
    (lowering.chosenTag, lowering.hidesUntagged) = (view.tag, view.hidesOthers)
    Content._lower(view.content, into: &lowering)
    (lowering.chosenTag, lowering.hidesUntagged) = outer
  }
}

nonisolated struct TagModifier: ViewModifier {
  let tag: AnyHashable

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let chosen = lowering.chosenTag
    guard chosen == nil || chosen == modifier.tag else { return }
    lowering.chosenTag = nil
    V._lower(content, into: &lowering)
    lowering.chosenTag = chosen
  }
}
