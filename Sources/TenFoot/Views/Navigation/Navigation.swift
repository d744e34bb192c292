/// A way through screens; a frame shows the first.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  /// Creates a stack.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Creates a stack with a path that a frame doesn't follow.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }

  /// The first screen on the whole of what is offered.
  public var body: some View {
    root.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
  }
}

/// A way through screens; a frame shows the first.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The first screen.
  public var body: some View { NavigationStack { content } }
}

/// The way to another screen; a frame shows its label.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label in the style of buttons.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a text to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }

  /// Creates a link with a text to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a text to the screen of a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { label = Text(titleKey) }
}

/// Screens side by side; a frame shows the chosen one.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates a view of screens that are tagged with values.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The chosen screen on the whole of what is offered.
  public var body: some View {
    ZStack {
      if let selection {
        _TaggedView(tag: AnyHashable(selection.wrappedValue), content: content)
      } else {
        content
      }
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view of screens, of which a frame shows those that are given.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// Where an item of a toolbar would stand.
public nonisolated struct ToolbarItemPlacement: Sendable {
  /// Wherever it fits.
  public static let automatic = ToolbarItemPlacement()
  /// In the middle.
  public static let principal = ToolbarItemPlacement()
  /// Where what matters most is.
  public static let primaryAction = ToolbarItemPlacement()
  /// Where what leaves things as they are is.
  public static let cancellationAction = ToolbarItemPlacement()
  /// Where what confirms is.
  public static let confirmationAction = ToolbarItemPlacement()
  /// Where what removes is.
  public static let destructiveAction = ToolbarItemPlacement()
  /// Where the way through screens is.
  public static let navigation = ToolbarItemPlacement()
  /// At the end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// At the start of the top bar.
  public static let topBarLeading = ToolbarItemPlacement()
  /// At the end of the top bar.
  public static let navigationBarTrailing = ToolbarItemPlacement()
  /// At the start of the top bar.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// In the bottom bar.
  public static let bottomBar = ToolbarItemPlacement()
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement()
}

/// An item of a toolbar, which no frame shows.
public struct ToolbarItem<ID, Content: View>: View {
  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == Void {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Items of a toolbar, which no frame shows.
public struct ToolbarItemGroup<Content: View>: View {
  /// Creates a group.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}
