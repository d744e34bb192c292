/// How large the title of a screen would be.
public nonisolated enum NavigationBarTitleDisplayMode: Sendable {
  /// As the screen before.
  case automatic
  /// In the bar.
  case inline
  /// Below the bar.
  case large
}

/// A style of ``NavigationView``.
public nonisolated protocol NavigationViewStyle {}

/// One screen at a time.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Whatever suits the screen.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Whatever suits the screen.
  public nonisolated static var automatic: DefaultNavigationViewStyle { .init() }
}

/// Whether something would be shown.
public nonisolated enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system wants.
  case automatic
  /// It would.
  case visible
  /// It wouldn't.
  case hidden
}

/// A bar of a screen.
public nonisolated struct ToolbarPlacement: Sendable {
  /// Any bar.
  public static let automatic = ToolbarPlacement()
  /// The top bar.
  public static let navigationBar = ToolbarPlacement()
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement()
  /// The bottom bar.
  public static let bottomBar = ToolbarPlacement()
  /// The bar of a window.
  public static let windowToolbar = ToolbarPlacement()
}

// A frame shows the screen itself: no bars, no titles, nothing on the way to other screens.
extension View {
  /// Names the screen.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// Names the screen.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// Names the screen.
  public nonisolated func navigationTitle(_ title: Text) -> some View { self }
  /// Names the screen.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarTitleDisplayMode = .automatic
  ) -> some View {
    self
  }
  /// Names the screen.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarTitleDisplayMode = .automatic
  ) -> some View {
    self
  }
  /// Says how large the title would be.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    self
  }
  /// Hides the bar, which no frame has.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Hides the way back, which no frame has.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    self
  }
  /// Adds items to the bar, which no frame has.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { self }
  /// Adds items to the bar, which no frame has.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { self }
  /// Says how screens would follow one another.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
  /// Says which screen a value leads to.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self
  }
  /// Says which screen a condition leads to.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    self
  }
  /// Says which screen an item leads to.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self
  }
  /// Adds items to bars, which no frame has.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }
  /// Shows or hides bars, which no frame has.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
  /// Colors bars, which no frame has.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
  /// Shows or hides the ground of bars, which no frame has.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
  /// Says how light bars are, which no frame has.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
  /// Says how the screen's tab would look.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  /// Says whether the status bar, which no frame has, is hidden.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
