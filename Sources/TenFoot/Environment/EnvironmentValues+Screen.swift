public import Foundation

/// Whether a scene is in use.
public nonisolated enum ScenePhase: Comparable, Sendable {
  /// Nobody sees it.
  case background
  /// It is seen and not used.
  case inactive
  /// It is seen and used.
  case active
}

/// How much room there is along an axis.
public nonisolated enum UserInterfaceSizeClass: Sendable {
  /// Little, as on a telephone.
  case compact
  /// Enough.
  case regular
}

/// Leaves a screen; does nothing in a frame.
public nonisolated struct DismissAction: Sendable {
  /// Leaves the screen.
  public func callAsFunction() {}
}

/// Opens an address; does nothing in a frame.
public nonisolated struct OpenURLAction: Sendable {
  /// Opens an address.
  public func callAsFunction(_ url: URL) {}
}

/// Whether a screen lies over another; never in a frame.
public nonisolated struct PresentationMode: Sendable {
  /// Whether it does.
  public var isPresented: Bool { false }

  /// Leaves the screen.
  public mutating func dismiss() {}
}

private nonisolated struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private nonisolated struct AreLabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private nonisolated struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}

private nonisolated struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .gmt }
}

extension EnvironmentValues {
  /// Whether controls can be used.
  public nonisolated var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The calendar that dates are reckoned in: the Gregorian on every machine.
  public nonisolated var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone that times are given in: Greenwich on every machine.
  public nonisolated var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  nonisolated var areLabelsHidden: Bool {
    get { self[AreLabelsHiddenKey.self] }
    set { self[AreLabelsHiddenKey.self] = newValue }
  }

  /// Whether the scene is in use: a screen always is.
  public nonisolated var scenePhase: ScenePhase { .active }
  /// How much room there is from left to right: enough on a television.
  public nonisolated var horizontalSizeClass: UserInterfaceSizeClass? { .regular }
  /// How much room there is from top to bottom: enough on a television.
  public nonisolated var verticalSizeClass: UserInterfaceSizeClass? { .regular }
  /// Leaves the screen; does nothing in a frame.
  public nonisolated var dismiss: DismissAction { DismissAction() }
  /// Opens an address; does nothing in a frame.
  public nonisolated var openURL: OpenURLAction { OpenURLAction() }
  /// Whether the screen lies over another; never in a frame.
  public nonisolated var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode())
  }
  /// Whether the view has the focus; never in a frame.
  public nonisolated var isFocused: Bool { false }
  /// Whether less should move: nothing does in a frame.
  public nonisolated var accessibilityReduceMotion: Bool { false }
}

extension View {
  /// Sets whether the view is dark or light.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment { $0.colorScheme = colorScheme }
  }

  /// Sets whether the view is dark or light; `nil` leaves it as it is.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    environment { if let colorScheme { $0.colorScheme = colorScheme } }
  }
}
