public import Foundation

/// The text of a literal, with places where values were interpolated.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  fileprivate enum Part: Equatable {
    case literal(String)
    case integer(Int)
    case real(Double)
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
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) { parts.append(.literal(string)) }

    /// Adds a whole number, written as the locale writes it.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
      parts.append(
        Int(exactly: number).map(Part.integer) ?? .literal(String(number)))
    }

    /// Adds a number, written as the locale writes it.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
      parts.append(.real(Double(number)))
    }

    /// Adds any value as its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      parts.append(.literal("\(value)"))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.literal(format.format(input)))
    }

    /// Adds a value in a format of the C library, such as `%.1f`.
    public mutating func appendInterpolation(_ value: any CVarArg, specifier: String) {
      parts.append(.literal(String(format: specifier, value)))
    }
  }

  /// The text with its numbers written as `locale` writes them.
  func string(in locale: Locale) -> String {
    if case .literal(let only)? = parts.first, parts.count == 1 { return only }
    return parts.map { part in
      switch part {
      case .literal(let text): text
      case .integer(let number): Self.written(number, in: locale)
      // SwiftUI writes a real number as `%lf` does: six places after the point.
      case .real(let number): String(format: "%f", locale: locale, number)
      }
    }.joined()
  }

  private static func written(_ number: Int, in locale: Locale) -> String {
    // Foundation's number formats cost a millisecond at their first use, which English doesn't need.
    guard locale.language.languageCode == .english else {
      return number.formatted(.number.locale(locale))
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
