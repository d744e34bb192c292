/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Creates a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Title and icon in the style of labels.
  public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: .init(AnyView(title)), icon: .init(AnyView(icon)))
    style.erasedBody(configuration)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a text and an image of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with a text and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

/// A label as its style sees it.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The title.
    public var body: some View { content }
  }

  /// The label's icon.
  public struct Icon: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The icon.
    public var body: some View { content }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the label's look.
  associatedtype Body: View
  /// A label as its style sees it.
  typealias Configuration = LabelStyleConfiguration

  /// A label's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  fileprivate func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The icon, then the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Both, side by side on one baseline.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// The icon, then the title.
  public nonisolated static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: any LabelStyle { TitleAndIconLabelStyle() }
}

extension EnvironmentValues {
  nonisolated var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how labels look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment { $0.labelStyle = style }
  }
}
