/// What a button is for.
public nonisolated struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// It removes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
  /// It confirms something.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes something.
  public static let close = ButtonRole(name: "close")
}

/// Something to press.
///
/// A frame shows it at rest: a television has no pointer.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let label: Label
  @Environment(\.buttonStyle) private var style

  /// Creates a button.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.label = label()
  }

  /// The label in the style of buttons.
  public var body: some View {
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(AnyView(label)), isPressed: false)
    style.erasedBody(configuration)
  }
}

extension Button where Label == Text {
  /// Creates a button with a text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a text and a role.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a text and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == TenFoot.Label<Text, Image> {
  /// Creates a button with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { TenFoot.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { TenFoot.Label(title, systemImage: systemImage) }
  }
}

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The label.
    public var body: some View { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is pressed; never in a frame.
  public let isPressed: Bool
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the button's look.
  associatedtype Body: View
  /// A button as its style sees it.
  typealias Configuration = ButtonStyleConfiguration

  /// A button's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  fileprivate func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(_StyledButton(style: self, configuration: configuration))
  }
}

/// A button in a style whose own dynamic properties are looked up.
struct _StyledButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: ButtonStyleConfiguration

  typealias Body = Never

  static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let style = lowering.connected(view.style)
    Style.Body._lower(style.makeBody(configuration: view.configuration), into: &lowering)
  }
}

extension View {
  /// Sets how buttons look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment { $0.buttonStyle = style }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: any ButtonStyle { DefaultButtonStyle() }
}

extension EnvironmentValues {
  nonisolated var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
