/// A button that is its label in the tint.
public nonisolated struct DefaultButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(
      configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
  }
}

/// A button that is its label as it is.
public nonisolated struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button without a border, in the tint.
public nonisolated struct BorderlessButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint)
  }
}

/// A button on a ground of its own.
public nonisolated struct BorderedButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label on a quiet ground.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 24).padding(.vertical, 12)
      .background(Color.gray.opacity(0.25), in: RoundedRectangle(cornerRadius: 12))
  }
}

/// A button on the tint.
public nonisolated struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label in white on the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.white)
      .padding(.horizontal, 24).padding(.vertical, 12)
      .background(.tint, in: RoundedRectangle(cornerRadius: 12))
  }
}

/// A button as a card, as television menus have them.
public nonisolated struct CardButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label, clipped to a card.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The label in the tint.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label on a quiet ground.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on the tint.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension ButtonStyle where Self == CardButtonStyle {
  /// The label on a card.
  public nonisolated static var card: CardButtonStyle { CardButtonStyle() }
}
