/// A text that can be changed; a frame shows it, or what to enter.
public struct TextField<Label: View>: View {
  private let label: Label
  private let text: String
  private let prompt: Text?

  /// Creates a field with a label that is shown while the text is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.text = text.wrappedValue
    self.prompt = prompt
  }

  /// The text; the prompt or the label while it is empty.
  public var body: some View {
    Group {
      if !text.isEmpty {
        Text(verbatim: text)
      } else if let prompt {
        prompt.foregroundStyle(.tertiary)
      } else {
        label.foregroundStyle(.tertiary)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension TextField where Label == Text {
  /// Creates a field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field that would say when it is done.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field that would say when it is done.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
  }
}

/// A text that nobody may read; a frame shows a dot for each character.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  /// Creates a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let dots = String(repeating: "\u{2022}", count: text.wrappedValue.count)
    field = TextField(text: .constant(dots), prompt: prompt, label: label)
  }

  /// The dots.
  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Creates a field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
}
