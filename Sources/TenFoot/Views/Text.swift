public import Foundation

/// One or more lines of text.
public nonisolated struct Text: View, Equatable {
  /// Where text that doesn't fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its start.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  private enum Storage: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey)
  }

  private let storage: Storage
  private var font: Font?
  private var weight: Font.Weight?
  private var isItalic: Bool?
  private var hasMonospacedDigits = false
  private var tracking: CGFloat = 0
  private var color: TextColor?

  /// A style for glyphs; two are taken for different unless they are equal colors.
  private struct TextColor: Equatable {
    var style: AnyShapeStyle
    var color: Color?

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.color != nil && lhs.color == rhs.color }
  }

  /// Creates a text from a literal, with interpolated numbers written as the locale writes them.
  public init(_ key: LocalizedStringKey) { storage = .key(key) }

  /// Creates a text from a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Creates a text from a string as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// Sets the text in bold.
  public func bold() -> Text { with { $0.weight = .bold } }

  /// Sets the text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.weight = isActive ? .bold : nil } }

  /// Sets the text in italics.
  public func italic() -> Text { with { $0.isItalic = true } }

  /// Sets the text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// Sets digits in one width.
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

  /// Adds a distance after each character, and turns ligatures off.
  public func tracking(_ tracking: CGFloat) -> Text {
    with { $0.tracking = tracking.isFinite ? min(max(tracking, -1e4), 1e4) : 0 }
  }

  /// Sets the color.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.color = color.map { TextColor(style: AnyShapeStyle($0), color: $0) } }
  }

  /// Sets the style that glyphs are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.color = TextColor(style: AnyShapeStyle(style), color: style as? Color) }
  }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }

  /// Lowers the text in the fonts and colors of the environment.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let environment = lowering.environment
    let string =
      switch view.storage {
      case .verbatim(let string): string
      case .key(let key): key.string(in: environment.locale)
      }
    let font = view.font ?? environment.font ?? .body
    if let size = font.requestedSize, !Font.drawableSizes.contains(size) {
      lowering.report(
        "unusable-length", .warning,
        "a font of \(size) points can't be drawn: the nearest size that can is used",
        hint: "give a size from \(Font.drawableSizes.lowerBound) to "
          + "\(Font.drawableSizes.upperBound) points")
    }
    let descriptor = font.descriptor(
      weight: view.weight ?? environment.fontWeight,
      isItalic: view.isItalic ?? environment.isItalic,
      hasMonospacedDigits: view.hasMonospacedDigits || environment.hasMonospacedDigits)
    let paint =
      view.color?.style._paint(in: environment) ?? ForegroundStyle()._paint(in: environment)
    lowering.text(
      TextContent(
        text: StyledText(
          [StyledText.Run(string, font: descriptor, tracking: view.tracking)],
          direction: environment.layoutDirection,
          language: environment.language),
        style: environment.paragraph, paint: paint.paint))
  }
}
