public import Foundation

/// The text of a literal, with places where values were interpolated.
public nonisolated struct LocalizedStringKey: Equatable, Sendable,
  ExpressibleByStringInterpolation
{
  fileprivate enum Part: Equatable {
    /// Text of the literal, whose Markdown counts.
    case literal(String)
    /// Text as it is.
    case string(String)
    case integer(Int)
    case real(Double)
    case text(Text)
  }

  private var parts: [Part]

  /// Creates a key from a string.
  public init(_ value: String) { parts = [.literal(value)] }

  /// Creates a key from a literal without interpolations.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The parts of a literal as the compiler hands them over.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) { parts.append(.string(string)) }

    /// Adds a whole number, written as the locale writes it.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
      parts.append(
        Int(exactly: number).map(Part.integer) ?? .string(String(number)))
    }

    /// Adds a number, written as the locale writes it.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
      parts.append(.real(Double(number)))
    }

    /// Adds a text in its own style.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    /// Adds a picture that stands on the baseline.
    public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }

    /// Adds a string in the styles of its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      parts.append(.text(Text(attributedString)))
    }

    /// Adds a date, written in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }

    /// Adds the times of day between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      parts.append(.text(Text(dates)))
    }

    /// Adds a clock that runs through an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      parts.append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }

    /// Adds any value as its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      parts.append(.string("\(value)"))
    }

    /// Adds a value in a format, written as the locale writes it.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.text(Text(input, format: format)))
    }

    /// Adds a value in a format that gives attributes.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      parts.append(.text(Text(input, format: format)))
    }

    /// Adds a value in a format of the C library, such as `%.1f`.
    public mutating func appendInterpolation(_ value: any CVarArg, specifier: String) {
      parts.append(.string(String(format: specifier, value)))
    }
  }

  /// Appends the key's runs, with its numbers written as the locale writes them.
  func resolve(into resolver: inout TextResolver, in attributes: TextAttributes?) {
    let isPlain = parts.allSatisfy {
      if case .literal(let text) = $0 { !InlineMarkdown.mayStyle(text) } else { true }
    }
    if isPlain {
      if parts.isEmpty { resolver.append("", attributes) }
      for part in parts { part.resolve(into: &resolver, in: attributes) }
      return
    }
    let atoms = parts.enumerated().flatMap { index, part -> [InlineMarkdown.Atom] in
      guard case .literal(let text) = part else { return [.value(index)] }
      return text.map(InlineMarkdown.Atom.character)
    }
    for (content, style) in InlineMarkdown.stretches(of: atoms) {
      let styled = (attributes ?? resolver.environment.textAttributes).with(style)
      switch content {
      case .text(let text): resolver.append(text, styled)
      case .value(let index): parts[index].resolve(into: &resolver, in: styled)
      }
    }
  }
}

extension LocalizedStringKey.Part {
  nonisolated fileprivate func resolve(
    into resolver: inout TextResolver, in attributes: TextAttributes?
  ) {
    switch self {
    case .literal(let text), .string(let text): resolver.append(text, attributes)
    case .integer(let number):
      resolver.append(Self.written(number, in: resolver.environment), attributes)
    case .real(let number):
      // SwiftUI writes a real number as `%lf` does: six places after the point.
      resolver.append(
        String(format: "%f", locale: resolver.environment.locale, number), attributes)
    case .text(let text): text.resolve(into: &resolver, in: attributes)
    }
  }

  nonisolated private static func written(
    _ number: Int, in environment: EnvironmentValues
  ) -> String {
    // Foundation's number formats cost a millisecond at their first use, which English doesn't need.
    guard environment.locale.language.languageCode == .english else {
      return number.formatted(.number.locale(environment.locale))
    }
    let digits = String(number.magnitude)
    var grouped = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return grouped
  }
}

extension TextAttributes {
  /// These attributes with the emphasis of Markdown.
  nonisolated fileprivate func with(_ style: InlineMarkdown.Style) -> TextAttributes {
    var styled = self
    if style.contains(.strong) { styled.isBold = true }
    if style.contains(.emphasis) { styled.isItalic = true }
    if style.contains(.strikethrough) { styled.strikethrough = .line(.single) }
    if style.contains(.code) { styled.design = .monospaced }
    if style.contains(.link) { styled.foreground = Foreground(TintShapeStyle()) }
    return styled
  }
}
