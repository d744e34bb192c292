public import Foundation

/// One or more lines of text, in one style or in several.
public nonisolated struct Text: View, Equatable, Sendable {
  /// Where text that doesn't fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its start.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  // What is large stands elsewhere, so that texts are cheap to hand on.
  private enum Storage: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case attributed(AttributedString)
    indirect case image(Image)
    indirect case value(AnyTextValue)
    case joined([Text])
  }

  private let storage: Storage
  /// What the text says of its letters; `nil` when it says nothing, as most do.
  private var attributes: SharedTextAttributes?

  /// Creates a text from a literal: with Markdown for emphasis, and with interpolated values written
  /// as the locale writes them.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .key(key)
  }

  /// Creates a text from a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Creates a text from a string as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates a text from a string with attributes.
  @_disfavoredOverload  // Literals are keys, though they could be attributed strings as well.
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// Creates a text of a picture that stands on the baseline, in the size of its pixels in points.
  public init(_ image: Image) { storage = .image(image) }

  /// Creates a text from a value that is made into text in the environment.
  init(_ value: some TextValue) { storage = .value(AnyTextValue(value: value)) }

  private init(joining texts: [Text]) { storage = .joined(texts) }

  /// Joins two texts; each keeps its own style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    // Long chains stay one array, not a text in a text in a text.
    if case .joined(let texts) = lhs.storage, lhs.attributes == nil {
      return Text(joining: texts + [rhs])
    }
    return Text(joining: [lhs, rhs])
  }

  /// The text with its attributes changed.
  func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var changed = attributes?.values ?? TextAttributes()
    change(&changed)
    var copy = self
    copy.attributes = changed == TextAttributes() ? nil : SharedTextAttributes(changed)
    return copy
  }

  /// Appends the text's runs, in its own style where it has one and in `outer` where not; `nil` for
  /// the environment's.
  func resolve(into resolver: inout TextResolver, in outer: TextAttributes?) {
    let attributes =
      attributes.map { $0.values.over(outer ?? resolver.environment.textAttributes) } ?? outer
    switch storage {
    case .verbatim(let string): resolver.append(string, attributes)
    case .key(let key): key.resolve(into: &resolver, in: attributes)
    case .attributed(let string): resolver.append(string, attributes)
    case .image(let image): resolver.append(image, attributes)
    case .value(let value): value.value.resolve(into: &resolver, in: attributes)
    case .joined(let texts): for text in texts { text.resolve(into: &resolver, in: attributes) }
    }
  }

  /// Lowers the text in the fonts and colors of the environment.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    var resolver = TextResolver(
      environment: lowering.environment, letters: lowering.environmentLetters)
    view.resolve(into: &resolver, in: nil)
    for length in resolver.unusable {
      lowering.report("unusable-length", .warning, length.message, hint: length.hint)
    }
    resolver.missingSymbols.forEach { lowering.reportMissingSymbol($0) }
    lowering.changes(at: resolver.nextChange)
    lowering.text(resolver.content())
  }
}
