public import Foundation

/// A height at which a sheet would rest.
public nonisolated enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen.
  case medium
  /// All of the screen.
  case large
  /// A number of points.
  case height(CGFloat)
  /// A part of the screen.
  case fraction(CGFloat)
}

/// A question or a message over a screen, which no frame shows.
public nonisolated struct Alert {
  /// A button of an alert.
  public struct Button {
    /// Creates a button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates a button that leaves things as they are.
    public static func cancel(_ label: Text? = nil, action: (() -> Void)? = {}) -> Button {
      Button()
    }
    /// Creates a button that removes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }

  /// Creates an alert.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

// A frame shows the screen itself, and nothing that would be put over it.
extension View {
  /// Would put a screen over this one.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }
  /// Would put the screen of an item over this one.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }
  /// Would put a screen in place of this one.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }
  /// Would put a bubble beside the view.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }
  /// Would ask something.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    self
  }
  /// Would ask something.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    self
  }
  /// Would ask something and explain it.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    self
  }
  /// Would ask something and explain it.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    self
  }
  /// Would ask something.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    self
  }
  /// Would ask something about an item.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    self
  }
  /// Would ask which of several things to do.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    self
  }
  /// Says how high a sheet would be.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }
  /// Says whether a sheet would have a handle.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Says whether a sheet could be dragged away.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
  /// Says what is shown on a long press.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    self
  }
  /// Says what is shown beside the pointer.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Says what is shown beside the pointer.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}
